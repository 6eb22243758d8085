import { spawn } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { headersFor } from "../src/adapters/headers.ts"
import { freePort } from "../tests/free-port.ts"
import { type Run, until } from "../tests/torture/run.ts"

/**
 * nginx tuned for such a site: one worker, the build's compressed files (gzip_static), open files
 * cached, no log, and the same response headers, so that both send the same bytes.
 */
function configuration(port: number, folder: string, site: string): string {
  const headers = Object.entries(headersFor("/"))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join("\n    ")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join("\n  ")
  return `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  ${temporary}
  types { text/html html; font/woff2 woff2; image/svg+xml svg; text/javascript js; }
  default_type application/octet-stream;
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000 inactive=60s;
  open_file_cache_valid 60s;
  gzip_static on;
  gzip_vary on;
  server {
    listen 127.0.0.1:${port} backlog=511;
    root ${site};
    index index.html;
    ${headers}
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`
}

/** @returns the origin */
export async function startNginx(run: Run): Promise<string> {
  const folder = await run.folder()
  const port = await freePort()
  const file = join(folder, "nginx.conf")
  await writeFile(file, configuration(port, folder, run.built))
  const nginx = spawn("nginx", ["-e", join(folder, "error.log"), "-c", file], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  run.onEnd(() => nginx.kill())
  const origin = `http://127.0.0.1:${port}`
  await until("nginx answers", () => fetch(origin).then(Boolean, () => false))
  return origin
}
