import { useEffect, useState } from "react"
import { holdStill } from "./hold-still.ts"

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
      const tell = () => setConnection(type === "online" ? "backOnline" : "offline")
      const form = (document.activeElement as HTMLInputElement | null)?.form
      if (form) holdStill(form, tell)
      else tell()
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
