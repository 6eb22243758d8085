/** Specification, section 2: the missing path is logged to the console. */
console.error("404: no page at", location.pathname)
