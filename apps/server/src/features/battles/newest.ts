/**
 * The battles that this process wrote last, as it left them: the next action is tried on them without reading them
 * first. They are no more than a guess: what another process wrote since, the version check of the write finds out.
 */
import type { StoredBattle } from './stored.ts';

const KEPT = 1_000;
const newest = new Map<string, StoredBattle>();

export function keepNewest(stored: StoredBattle): void {
  newest.delete(stored.id);
  if (stored.status !== 'open') return;
  const [oldest] = newest.keys();
  if (newest.size >= KEPT && oldest !== undefined) newest.delete(oldest);
  newest.set(stored.id, stored);
}

export const forgetNewest = (id: string): void => void newest.delete(id);
export const newestOf = (id: string): StoredBattle | undefined => newest.get(id);
