/** The specification (section 2) wants the missing path in the console. */
console.error("404: no page at", location.pathname)
