/** A chain node for tests: each method answers from a function, and every call is written down. */
import type { Rpc } from '@solana/kit';

type Answers = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** `rpc` behaves like kit's; an answer function that throws is a node that fails. `calls` holds the method names in order. */
export function fakeRpc<Api>(answers: Answers): { rpc: Rpc<Api>; calls: string[] } {
  const calls: string[] = [];
  const rpc = new Proxy(
    {},
    {
      get:
        (_, method: string) =>
        (...args: readonly unknown[]) => ({
          send: async () => {
            calls.push(method);
            const answer = answers[method];
            if (answer === undefined) throw new Error(`fakeRpc has no ${method}`);
            return answer(...args);
          },
        }),
    },
  );
  return { rpc: rpc as Rpc<Api>, calls };
}

/** A sleep that takes no time and remembers how long it was asked to. */
export function fakeSleep(): { sleep: (ms: number) => Promise<void>; slept: number[] } {
  const slept: number[] = [];
  return {
    slept,
    sleep: async (ms) => {
      slept.push(ms);
    },
  };
}

/** Answers one after the other, the last one for ever; an `Error` is thrown. */
export function oneByOne(...answers: readonly unknown[]): () => unknown {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
}
