import { useEffect, useState } from "react"

export type Connection = "offline" | "backOnline"

/**
 * What the browser last said of the connection while the page was open. Only its events are believed:
 * `navigator.onLine` may be false on a machine that reaches the server all the same.
 */
export function useConnection() {
  const [connection, setConnection] = useState<Connection>()
  useEffect(() => {
    const goOffline = () => setConnection("offline")
    const goOnline = () => setConnection("backOnline")
    addEventListener("offline", goOffline)
    addEventListener("online", goOnline)
    return () => {
      removeEventListener("offline", goOffline)
      removeEventListener("online", goOnline)
    }
  }, [])
  return [connection, setConnection] as const
}
