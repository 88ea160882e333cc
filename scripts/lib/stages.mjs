/** Runs the stages of a test run, some side by side, and keeps when each began and ended. */

/** `now` gives milliseconds. */
export function createStages(now = () => performance.now()) {
  const began = now();
  const stages = [];
  return {
    /** Resolves to what `step` does. */
    async run(name, step) {
      const stage = { name, from: now() - began, to: undefined };
      stages.push(stage);
      try {
        return await step();
      } finally {
        stage.to = now() - began;
      }
    },

    /** Each stage `{ name, from, to }` in milliseconds since the beginning; `to` is missing while it runs. */
    list: () => stages.map((stage) => ({ ...stage })),

    elapsed: () => now() - began,
  };
}
