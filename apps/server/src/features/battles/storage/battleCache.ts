/**
 * What one server keeps of battles in memory. Each server makes its own, so that two in one process know no more of each
 * other than two in different ones.
 */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { type Bounded, bounded } from '../../../platform/bounded.ts';
import { type BoundedQueues, boundedQueues } from '../../../platform/boundedQueues.ts';
import type { BattleStart, StoredBattle } from './battleRow.ts';

type RecentWrite = {
  /** The version it was decided on. */
  readonly from: number;
  readonly after: StoredBattle;
  readonly events: readonly TypeOf<AnyRules, 'event'>[];
};

export type BattleCache = {
  /** By open battle: what never changes, so that an action reads only what does. */
  readonly setups: Bounded<BattleStart>;
  /**
   * By battle: open ones as this server left them, so that the next action is tried without reading them first. A guess:
   * what another server wrote since, the version check of the write finds out.
   */
  readonly hotBattles: Bounded<StoredBattle>;
  /**
   * By battle and version, so that this server's streams send it without reading it back. Only what was committed: of a
   * write that failed, another server's may have the version.
   */
  readonly recentWrites: Bounded<RecentWrite>;
  /** Runs one wallet's actions in one battle, and its calls that begin a battle, one after the other. */
  readonly inOrder: BoundedQueues;
};

/** The key in `inOrder` of the calls by which this wallet begins a battle against an AI. */
export const beginningOf = (wallet: string): string => `begin ${wallet}`;

/** A page sends one action at a time and waits for the answer; it sends the action again only when the answer was lost. */
const ACTIONS_WAITING = 8;

export const createBattleCache = (): BattleCache => ({
  setups: bounded(2_000),
  hotBattles: bounded(1_000),
  // Notices follow their write at once; a later reader goes to the tables.
  recentWrites: bounded(200),
  inOrder: boundedQueues(1, ACTIONS_WAITING),
});
