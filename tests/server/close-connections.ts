/** A site that stops waits a second for connections that clients keep. Tests keep none, so that theirs stop at once. */
const { fetch: send } = globalThis

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  if (!headers.has("connection")) headers.set("connection", "close")
  return send(input, { ...init, headers })
}

export {}
