/**
 * The battles that this process wrote last, as it left them: the next action is tried on them without reading them
 * first. They are no more than a guess: what another process wrote since, the version check of the write finds out.
 */
import { putWithin } from '../../platform/bounded.ts';
import type { StoredBattle } from './stored.ts';

const KEPT = 1_000;
const newest = new Map<string, StoredBattle>();

export function keepNewest(stored: StoredBattle): void {
  if (stored.status === 'open') putWithin(newest, KEPT, stored.id, stored);
  else newest.delete(stored.id);
}

export const forgetNewest = (id: string): void => void newest.delete(id);
export const newestOf = (id: string): StoredBattle | undefined => newest.get(id);
