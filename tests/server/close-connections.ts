/** A stopping site waits a second for open connections. Tests keep none open, so that their sites stop at once. */
const { fetch: send } = globalThis

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has("connection")) headers.set("connection", "close")
  return send(input, { ...init, headers })
}

export {}
