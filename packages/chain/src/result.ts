/** The one shape in which this package says no: a code for programs and a sentence for people. */
export type Refused<Code extends string> = Readonly<{ ok: false; code: Code; message: string }>;

export function refuse<Code extends string>(code: Code, message: string): Refused<Code> {
  return { ok: false, code, message };
}

/** Waits for `ms` milliseconds. Injected wherever this package waits, so that tests need no real time. */
export type Sleep = (ms: number) => Promise<void>;

export const realSleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
