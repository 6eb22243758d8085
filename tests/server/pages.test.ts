import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { nonPageHeaders, securityHeaders } from "../../src/adapters/headers.ts"
import { parseConfig } from "../../src/server/config.ts"
import { createPages } from "../../src/server/pages.ts"
import { createWebServer } from "../../src/server/web-server.ts"

const html = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>The same words again.</p>".repeat(40)}`
const font = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

const files: Readonly<Record<string, string | Buffer>> = {
  "index.html": html("Home"),
  "about.html": html("About"),
  "es.html": html("Inicio"),
  "es/acerca.html": html("Acerca"),
  "404.html": html("Oops! Page not found"),
  "es/404.html": html("Página no encontrada"),
  "assets/font.B4wqPd3k.woff2": font,
  _headers: "/*\n  x-frame-options: DENY\n",
  ".built": "a stamp",
}

const compressors = { ".br": brotliCompressSync, ".zst": zstdCompressSync, ".gz": gzipSync }

async function makeBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pages-"))
  const site = join(folder, "dist")
  for (const inner of ["es", "assets"]) await mkdir(join(site, inner), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(site, name), content)
    if (!name.endsWith(".html")) continue
    for (const [ending, compress] of Object.entries(compressors))
      await writeFile(join(site, name + ending), compress(content))
  }
  await writeFile(join(folder, "secret.txt"), "outside of the site")
  return folder
}

let folder: string
let site: ReturnType<typeof createWebServer>
let port: number

beforeAll(async () => {
  folder = await makeBuiltSite()
  const config = parseConfig({ DATA_DIR: join(folder, "var"), RATE_LIMIT: "off" })
  site = createWebServer(config, join(folder, "dist"), undefined, () => {})
  port = (await site.listen({ host: "127.0.0.1", port: 0 })).port
})

afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n")
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n")
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    line.slice(line.indexOf(":") + 2),
  ])
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers),
    body: bytes.subarray(end + 4),
  }
}

/** Sends exactly these bytes: an HTTP client would normalize the request line. */
async function sendRaw(text: string): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1")
  const chunks: Buffer[] = []
  socket.on("data", (chunk: Buffer) => chunks.push(chunk))
  socket.end(text)
  await once(socket, "close")
  return Buffer.concat(chunks)
}

async function ask(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers })
  return parseAnswer(
    await sendRaw(
      `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    ),
  )
}

describe("addresses", () => {
  test.each(Object.entries({ "/": "Home", "/about": "About", "/es": "Inicio", "/es/acerca": "Acerca" }))(
    "%s is answered with its page",
    async (path, title) => {
      const { status, headers, body } = await ask(path)
      expect(status).toBe(200)
      expect(headers["content-type"]).toBe("text/html; charset=utf-8")
      expect(String(body)).toBe(html(title))
    },
  )

  test("a query changes nothing", async () => {
    expect(String((await ask("/about?utm_source=card&x=http://localhost/es")).body)).toBe(html("About"))
  })

  test("an absolute URL, as a proxy sends it, leads to the page", async () => {
    expect(String((await ask("http://localhost/es/acerca?x=1")).body)).toBe(html("Acerca"))
    expect(String((await ask("http://localhost")).body)).toBe(html("Home"))
  })

  test.each([
    "/nowhere",
    "/about.html",
    "/about/team",
    "/index",
    "/ABOUT",
    "/%00",
    "/%2e%2e/secret.txt",
    "/es%2facerca",
  ])("%s is not a page: it gets a real 404 with the 404 page", async (path) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(String(body)).toBe(html("Oops! Page not found"))
  })

  test("an unknown path in a folder with its own 404 page gets that page", async () => {
    for (const path of ["/es/nada", "/es/acerca/nada", "/es/404"]) {
      const { status, body } = await ask(path)
      expect([status, String(body)], path).toEqual([404, html("Página no encontrada")])
    }
    expect(String((await ask("/es4")).body)).toBe(html("Oops! Page not found"))
  })

  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/..%2fsecret.txt",
    "/assets/..\\..\\secret.txt",
    "//secret.txt",
    "/_headers",
    "/.built",
    "/about.html.br",
  ])("%s does not lead outside the site", async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(String(body)).toBe(html("Oops! Page not found"))
  })

  test("a trailing slash redirects to the page and keeps the query", async () => {
    expect(await ask("/about/")).toMatchObject({ status: 308, headers: { location: "/about" } })
    expect(await ask("/es//?a=b&c=//d")).toMatchObject({
      status: 308,
      headers: { location: "/es?a=b&c=//d" },
    })
  })

  test.each([
    "//evil.example/",
    "//evil.example/about/",
    "/\\evil.example/",
    "///",
    "http://evil.example//about/",
  ])("%s is not redirected to another host", async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(404)
    expect(headers["location"]).toBeUndefined()
  })
})

describe("compressed forms", () => {
  const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync }

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate, zstd", "zstd"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["x-gzip", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0.2, zstd;q=0.9, gzip;q=0.8", "zstd"],
    ["br;q=0.25, zstd;q=0.75", "zstd"],
    ["gzip;freq=0", "gzip"],
    ["gzip;q=0x", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0.5, gzip", "gzip"],
    ["br;q=0, *", "zstd"],
    ["identity;q=0.5, gzip;q=0.4", undefined],
    ["gzip;q=0.4, identity;q=0.3", "gzip"],
    ["deflate", undefined],
    ["gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["br;q=0, identity;q=0", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("accept-encoding: %s gets %s", async (accepted, coding) => {
    const { status, headers, body } = await ask("/about", { "accept-encoding": accepted })
    expect(status).toBe(200)
    expect(headers["content-encoding"]).toBe(coding)
    expect(headers["vary"]).toBe("Accept-Encoding")
    expect(headers["content-length"]).toBe(String(body.length))
    const decode = coding === undefined ? (bytes: Buffer) => bytes : decoders[coding as keyof typeof decoders]
    expect(String(decode(body))).toBe(html("About"))
  })

  test("without the header the file is sent uncompressed", async () => {
    expect((await ask("/about")).headers["content-encoding"]).toBeUndefined()
  })

  test("files that do not compress are sent as they are", async () => {
    const { headers, body } = await ask("/assets/font.B4wqPd3k.woff2", { "accept-encoding": "br" })
    expect(headers["content-encoding"]).toBeUndefined()
    expect(headers["vary"]).toBeUndefined()
    expect(body).toEqual(font)
  })
})

describe("a cached file", () => {
  const etagOf = async (path: string, coding: string) =>
    (await ask(path, { "accept-encoding": coding })).headers["etag"] ?? ""

  test("is not sent again", async () => {
    const etag = await etagOf("/about", "br")
    const { status, headers, body } = await ask("/about", { "accept-encoding": "br", "if-none-match": etag })
    expect(status).toBe(304)
    expect(body).toHaveLength(0)
    expect(headers).toMatchObject({ etag, "cache-control": "no-cache", vary: "Accept-Encoding" })
  })

  test("is recognized in a list of tags, by a weak tag and by *", async () => {
    const etag = await etagOf("/about", "gzip")
    for (const known of [`"other", ${etag}`, `W/${etag}`, `"a",W/${etag},"b"`, "*"])
      expect((await ask("/about", { "accept-encoding": "gzip", "if-none-match": known })).status, known).toBe(
        304,
      )
  })

  test("is sent if it has changed or has another encoding", async () => {
    const brotli = await etagOf("/about", "br")
    for (const known of ['"other"', "", brotli.slice(0, -2), await etagOf("/", "gzip"), brotli])
      expect((await ask("/about", { "accept-encoding": "gzip", "if-none-match": known })).status, known).toBe(
        200,
      )
  })

  test("that must be another one by If-Match is refused; weak tags never match", async () => {
    const etag = await etagOf("/about", "gzip")
    const statusFor = async (known: string) =>
      (await ask("/about", { "accept-encoding": "gzip", "if-match": known })).status
    for (const known of [etag, `"other", ${etag}`, "*"]) expect(await statusFor(known), known).toBe(200)
    for (const known of ['"other"', `W/${etag}`, await etagOf("/about", "br")])
      expect(await statusFor(known), known).toBe(412)
    const refused = await ask("/about", { "accept-encoding": "gzip", "if-match": '"other"' })
    expect(refused).toMatchObject({ headers: { ...nonPageHeaders, etag, "content-length": "0" } })
  })

  test("has a different strong tag for each encoding", async () => {
    const tags = await Promise.all(["br", "zstd", "gzip", ""].map((coding) => etagOf("/about", coding)))
    expect(new Set(tags).size).toBe(4)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/)
  })

  test("a missing page stays a 404 whatever If-None-Match or If-Match says", async () => {
    const { headers } = await ask("/nowhere")
    expect((await ask("/nowhere", { "if-none-match": headers["etag"] ?? "" })).status).toBe(404)
    expect((await ask("/nowhere", { "if-match": '"other"' })).status).toBe(404)
  })
})

describe("ranges", () => {
  const path = "/assets/font.B4wqPd3k.woff2"

  test.each([
    ["bytes=0-99", 0, 99],
    ["bytes=7-7", 7, 7],
    ["bytes=900-", 900, 999],
    ["bytes=-50", 950, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=-5000", 0, 999],
  ])("%s gets that part", async (range, first, last) => {
    const { status, headers, body } = await ask(path, { range })
    expect(status).toBe(206)
    expect(headers["content-range"]).toBe(`bytes ${first}-${last}/1000`)
    expect(headers["content-length"]).toBe(String(last - first + 1))
    expect(body).toEqual(font.subarray(first, last + 1))
  })

  test.each(["bytes=5-2", "bytes=0-1,5-6", "bytes=-", "bytes=a-b", "lines=0-1", "bytes 0-1", "kbytes=0-1"])(
    "%s is not understood, and answered with the whole",
    async (range) => {
      expect(await ask(path, { range })).toMatchObject({ status: 200, body: font })
    },
  )

  test.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("%s is out of range: 416", async (range) => {
    const { status, headers, body } = await ask(path, { range })
    expect(status).toBe(416)
    expect(headers).toMatchObject({ ...nonPageHeaders, "content-range": "bytes */1000" })
    expect(body).toHaveLength(0)
  })

  test("a file that has changed since is sent whole", async () => {
    const etag = (await ask(path)).headers["etag"] ?? ""
    expect((await ask(path, { range: "bytes=0-9", "if-range": etag })).status).toBe(206)
    for (const other of ['"other"', `W/${etag}`, "Sat, 21 Nov 2026 00:00:00 GMT"])
      expect((await ask(path, { range: "bytes=0-9", "if-range": other })).status, other).toBe(200)
  })

  test("are for GET only", async () => {
    expect((await ask(path, { range: "bytes=0-9" }, "HEAD")).status).toBe(200)
  })

  test("of a compressible page are not served, because they would apply to one encoding only", async () => {
    const { status, headers } = await ask("/about", { range: "bytes=0-9", "accept-encoding": "br" })
    expect(status).toBe(200)
    expect(headers["accept-ranges"]).toBeUndefined()
    expect((await ask(path)).headers["accept-ranges"]).toBe("bytes")
  })
})

const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  bin: "application/octet-stream",
}

test("files have the type of their ending", async () => {
  const built = join(folder, "types")
  await mkdir(built)
  for (const name of [...Object.keys(types).map((ending) => `x.${ending}`), "404.html", "x.html.txt"])
    await writeFile(join(built, name), "x")
  const pages = createPages(built)
  const server = createServer((request, response) => pages(request, response)).listen(0, "127.0.0.1")
  onTestFinished(() => void server.close())
  await once(server, "listening")
  const address = server.address()
  const origin = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`
  const typeOf = async (path: string) => (await fetch(`${origin}/${path}`)).headers.get("content-type")
  for (const [ending, type] of Object.entries({ ...types, "html.txt": types.txt }))
    expect(await typeOf(ending === "html" ? "x" : `x.${ending}`), ending).toBe(type)
})

test("a folder without a built site is refused", () => {
  const config = parseConfig({ DATA_DIR: join(folder, "var") })
  const empty = join(folder, "dist", "assets")
  expect(() => createWebServer(config, empty)).toThrow(`${empty} has no built site. Run npm run build.`)
})

describe("methods", () => {
  test("HEAD is GET without the body", async () => {
    for (const path of ["/about", "/nowhere", "/about/"]) {
      const [head, get] = [await ask(path, {}, "HEAD"), await ask(path)]
      expect(head.status).toBe(get.status)
      expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" })
      expect(head.body).toHaveLength(0)
    }
  })

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "%s is refused, with what is allowed",
    async (method) => {
      expect(await ask("/about", {}, method)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } })
    },
  )
})

describe("headers", () => {
  test("every response has the security headers", async () => {
    const answers = await Promise.all([
      ask("/"),
      ask("/nowhere"),
      ask("/about/"),
      ask("/about", {}, "PUT"),
      ask("*", {}, "OPTIONS"),
      ask("/assets/font.B4wqPd3k.woff2"),
      ask("/", { "if-none-match": "*" }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 308, 405, 405, 200, 304])
    const { "content-security-policy": _, ...sameForAll } = securityHeaders
    for (const { headers } of answers) {
      expect(headers).toMatchObject(sameForAll)
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'")
    }
  })

  test("pages are revalidated; files with a hash in their names are cached for good", async () => {
    expect((await ask("/about")).headers["cache-control"]).toBe("no-cache")
    expect((await ask("/assets/font.B4wqPd3k.woff2")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    )
  })
})

describe("connections", () => {
  test("one connection serves several requests, including pipelined ones", async () => {
    const request = (path: string, connection: string) =>
      `HEAD ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`
    const answers = await sendRaw(
      request("/", "keep-alive") + request("/nowhere", "keep-alive") + request("/about", "close"),
    )
    expect(String(answers).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404", "HTTP/1.1 200"])
    expect(String(answers).match(/^(connection|keep-alive): .*/gim), "kept without saying so").toEqual([
      "Connection: close",
    ])
  })

  test("an idle one is kept for longer than the minute that proxies keep theirs, so that none sends a request into a closing one", async () => {
    const { headers } = await ask("/healthz", { connection: "keep-alive" })
    expect(Number(/^timeout=(\d+)$/.exec(headers["keep-alive"] ?? "")?.[1])).toBeGreaterThan(60)
  })

  test("one of HTTP/1.0 is kept if the client asks for it, and it is told", async () => {
    const answer = await sendRaw("HEAD / HTTP/1.0\r\nconnection: keep-alive\r\n\r\nHEAD / HTTP/1.0\r\n\r\n")
    expect(String(answer).match(/HTTP\/1\.1 \d+|^connection: .*/gim)).toEqual([
      "HTTP/1.1 200",
      "Connection: keep-alive",
      "HTTP/1.1 200",
      "Connection: close",
    ])
  })
})
