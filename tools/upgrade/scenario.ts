/** What people do at two servers: something begun at one and ended at another, or done at both at once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyRules } from '@pokesol/engine';
import type { Place, Running } from './place.ts';

/** The server at which it begins may be gone when it ends. */
export type HandoverScenario = {
  readonly name: string;
  begin(place: Place, here: Running): Promise<(there: Running) => Promise<void>>;
};

/** Needs both, which may be the same. */
export type BothScenario = {
  readonly name: string;
  /** Its battles are played at both, by these rules: with other ones at the other server none could go on. */
  readonly playedBy?: AnyRules;
  hold(place: Place, here: Running, there: Running): Promise<void>;
};

/** What takes longer hangs: the error names what it waited for. */
export async function within<T>(seconds: number, what: () => string, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(seconds * 1000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not within ${seconds} s: ${what()}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}

export function expectSame<T>(what: string, found: T, wanted: T): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${short(one)} instead of ${short(other)}`);
}

const LONGEST = 300;
const short = (text = 'nothing'): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
