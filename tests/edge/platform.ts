/** Loaded before the function: the one thing that Supabase's edge runtime adds to Deno here, made visible. */
Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(work: Promise<unknown>) {
      console.log("kept alive")
      work.then(() => console.log("let go"))
    },
  },
})
