/**
 * Loads the server's modules without starting it, to fill Node's compile cache. A server that finds its code there never loads
 * the TypeScript compiler, which would take 40 MB. Run it as the server's user and with its options: Node keeps a cache for each.
 */
import "./main.ts"
import "./sqlite-worker.ts"

// Neither a build nor the service may wait for what a module has left open.
process.exit()
