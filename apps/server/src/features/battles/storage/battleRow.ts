/** A battle as it is stored, whatever its rules, and who sits in it. */
import { type AnyRules, SEATS, type Seat, type TypeOf, verbsOf } from '@pokesol/engine';
import type { AbandonedBecause, BattleMode, BattleOpponent, BattleResult } from '@pokesol/protocol';
import type { LoggedEvent } from '../tables.ts';
import type { WholeBattle } from './archiveDocument.ts';

export type SeatRow = BattleOpponent & { readonly wallet: string | null };

/** What never changes about a battle. */
export type BattleStart<R extends AnyRules = AnyRules> = {
  readonly id: string;
  readonly mode: BattleMode;
  /** Its `rules` tell which rules the battle is played by. */
  readonly setup: TypeOf<R, 'setup'>;
  readonly setupHash: string;
  readonly seats: readonly [SeatRow, SeatRow];
  readonly createdAt: Date;
};

/** A battle's mode in three columns; `practice` and `guest` are kinds of match that its setup names. */
export const modeColumns = (mode: BattleMode) => ({
  mode: mode === 'campaign' ? ('campaign' as const) : ('match' as const),
  isPractice: mode === 'practice',
  isGuest: mode === 'guest',
});
export const modeOf = ({ mode, isPractice, isGuest }: ReturnType<typeof modeColumns>): BattleMode => {
  if (isGuest) return 'guest';
  return isPractice ? 'practice' : mode;
};

export type StoredBattle<R extends AnyRules = AnyRules> = BattleStart<R> & {
  readonly battle: TypeOf<R, 'battle'>;
  readonly recent: readonly LoggedEvent[];
  readonly version: number;
  readonly status: 'open' | 'ended' | 'abandoned';
  readonly turnEndsAt: Date | null;
  /** Changes with every write, also with one that leaves the version. */
  readonly touchedAt: Date;
  readonly endedAt: Date | null;
  readonly abandonedBecause: AbandonedBecause | null;
  /** Where it lies in the archive: its log is here. */
  readonly archived?: WholeBattle;
};

/** An open battle of another version of its rules is never continued: under ours its log would say something else. */
export const hasOurRules = ({ setup }: BattleStart): boolean => setup.rulesVersion === verbsOf(setup).version;

/** One action and what came of it, as the log keeps it. */
export type StoredStep = {
  readonly action: TypeOf<AnyRules, 'action'>;
  readonly events: readonly TypeOf<AnyRules, 'event'>[];
  /** Absent where no request asked for it. */
  readonly requestId?: string;
};

/** The seat of a wallet; `undefined` where it does not sit. */
export const seatOf = ({ seats }: BattleStart, wallet: string): Seat | undefined =>
  SEATS.find((seat) => seats[seat].wallet === wallet);

export const isBetweenPeople = ({ seats }: BattleStart): boolean =>
  seats.every(({ wallet }) => wallet !== null);

export const opponentJson = ({ wallet: _, ...opponent }: SeatRow): BattleOpponent => opponent;

/** How a battle ended for that seat; `null` while it goes on. */
export function resultFor(
  status: StoredBattle['status'],
  winner: Seat | null,
  seat: Seat,
): BattleResult | null {
  if (status === 'open') return null;
  if (status === 'abandoned') return 'abandoned';
  return winner === null ? 'draw' : winner === seat ? 'victory' : 'defeat';
}
