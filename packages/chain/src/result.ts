/** How the calls that prepare a burn or a sign-in say no, and how they wait. */
import type { SaidRefusal } from '@pokesol/engine/result';

export function refuseSaying<Code extends string>(code: Code, message: string): SaidRefusal<Code> {
  return { refused: true, code, message };
}

/** Waits for `ms` milliseconds. Injected wherever this package waits, so that tests need no real time. */
export type Sleep = (ms: number) => Promise<void>;

export const realSleep: Sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
