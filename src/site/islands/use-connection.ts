import { useEffect, useState } from "react"

type Connection = "offline" | "backOnline"

/**
 * Whether the browser has reported a lost connection while the page was open. Relies on events only:
 * `navigator.onLine` may be false on a machine that can reach the server.
 * @param onReturn called before the offline notice disappears
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
