/** A battle as it is stored, and who sits in it. */
import {
  type Action,
  type Battle,
  type BattleEvent,
  RULES_VERSION,
  SEATS,
  type Seat,
  type SetupRecord,
} from '@pokesol/engine';
import type { AbandonedBecause, BattleMode, BattleOpponent } from '@pokesol/protocol';
import type { LoggedEvent } from './tables.ts';

export type SeatRow = BattleOpponent & { readonly wallet: string | null };

/** What never changes about a battle. */
export type BattleStart = {
  readonly id: string;
  readonly mode: BattleMode;
  readonly setup: SetupRecord;
  readonly setupHash: string;
  readonly seats: readonly [SeatRow, SeatRow];
  readonly createdAt: Date;
};

export type StoredBattle = BattleStart & {
  readonly battle: Battle;
  readonly recent: readonly LoggedEvent[];
  readonly version: number;
  readonly status: 'open' | 'ended' | 'abandoned';
  readonly turnEndsAt: Date | null;
  /** Changes with every write, also with one that leaves the version. */
  readonly touchedAt: Date;
  readonly endedAt: Date | null;
  readonly abandonedBecause: AbandonedBecause | null;
};

/** An open battle of other rules is never continued: under ours its log would say something else. */
export const hasOurRules = ({ setup }: BattleStart): boolean => setup.rulesVersion === RULES_VERSION;

/** One action and what came of it, as the log keeps it. */
export type StoredStep = {
  readonly action: Action;
  readonly events: readonly BattleEvent[];
  /** Absent where no request asked for it. */
  readonly requestId?: string;
};

/** The seat of a wallet; `undefined` where it does not sit. */
export const seatOf = ({ seats }: BattleStart, wallet: string): Seat | undefined =>
  SEATS.find((seat) => seats[seat].wallet === wallet);

export const isBetweenPeople = ({ seats }: BattleStart): boolean =>
  seats.every(({ wallet }) => wallet !== null);
