/** Loaded before the function: `EdgeRuntime.waitUntil`, which Supabase's runtime adds to Deno, made observable. */
Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(work: Promise<unknown>) {
      console.log("kept alive")
      work.then(() => console.log("let go"))
    },
  },
})
