/** What this process wrote lately, so that its own streams tell it without reading it back. */
import type { BattleEvent } from '@pokesol/engine';
import { putWithin } from '../../platform/bounded.ts';
import type { StoredBattle } from './stored.ts';

export type Write = {
  /** The version it was decided on. */
  readonly from: number;
  readonly after: StoredBattle;
  readonly events: readonly BattleEvent[];
};

/** Notifications follow their write at once; a later reader reads the tables. */
const KEPT = 200;
const writes = new Map<string, Write>();

/**
 * Keeps a write under the note of its notification. Nobody hears the note unless that very write was committed: a version
 * alone could as well be another server's.
 */
export function rememberWrite(note: string, write: Write): void {
  putWithin(writes, KEPT, note, write);
}

export const forgetWrite = (note: string): void => void writes.delete(note);
export const writeOf = (note: string): Write | undefined => writes.get(note);
