/** The one shape in which this package says no: a code for programs and a sentence for people. */
export type RefusedBurnResult<Code extends string> = Readonly<{ ok: false; code: Code; message: string }>;

export function refuseBurnAs<Code extends string>(code: Code, message: string): RefusedBurnResult<Code> {
  return { ok: false, code, message };
}

/** Waits for `ms` milliseconds. Injected wherever this package waits, so that tests need no real time. */
export type Sleep = (ms: number) => Promise<void>;

export const realSleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
