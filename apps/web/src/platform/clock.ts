/** Time as something that is passed in, so that tests can turn it by hand. */

/** Runs something later; the returned function takes that back. */
export type Clock = { after(ms: number, run: () => void): () => void };

/** So long a button that has just changed takes no press: a double click is over by then, and an eye has seen the new words. */
export const DEAF_MS = 500;

export const browserClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** @throws when the answer takes longer than that; a later answer, or a later refusal, is ignored */
export async function within<Answer>(clock: Clock, ms: number, answer: Promise<Answer>): Promise<Answer> {
  let cancel = () => {};
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => reject(new Error(`No answer within ${ms} ms`)));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    cancel();
  }
}
