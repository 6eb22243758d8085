import { expect, test } from "vitest"
import { senderOf } from "./client-address.ts"

const networks = (link: string, home: string, company: string) => [
  `${link}/64`,
  `${home}/56`,
  `${company}/48`,
]

test.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["::FFFF:192.0.2.1", ["192.0.2.1"]],
  ["::ffff:101:101", ["1.1.1.1"]],
  ["0:0:0:0:0:ffff:c000:201", ["192.0.2.1"]],
  ["64:ff9b::192.0.2.1", ["192.0.2.1"]],
  ["2001:DB8::1", networks("2001:db8::", "2001:db8::", "2001:db8::")],
  ["2001:0db8:0000:0000:1:2:3:4", networks("2001:db8::", "2001:db8::", "2001:db8::")],
  ["2001:db8:1:23ff::1", networks("2001:db8:1:23ff::", "2001:db8:1:2300::", "2001:db8:1::")],
  ["fe80::1%eth0", networks("fe80::", "fe80::", "fe80::")],
  ["::1", networks("::", "::", "::")],
  ["", [""]],
])("%s is limited as %j", (address, sender) => expect(senderOf(address)).toEqual(sender))
