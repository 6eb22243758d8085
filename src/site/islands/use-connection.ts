import { useEffect, useState } from "react"

export type Connection = "offline" | "backOnline"

/**
 * What the browser last said of the connection while the page was open. Only its events are believed:
 * `navigator.onLine` may be false on a machine that reaches the server all the same.
 * @param onReturn called before what was said of being offline goes
 */
export function useConnection(onReturn: () => void) {
  const [connection, setConnection] = useState<Connection>()
  useEffect(() => {
    const change = ({ type }: Event) => {
      if (type === "online") onReturn()
      setConnection(type === "online" ? "backOnline" : "offline")
    }
    addEventListener("offline", change)
    addEventListener("online", change)
    return () => {
      removeEventListener("offline", change)
      removeEventListener("online", change)
    }
  }, [onReturn])
  return [connection, setConnection] as const
}
