/** What a player may not play from the hand now (rule 5.4). */
import type { Seat } from '../../kernel/ids.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import type { Played } from '../model/times.ts';
import { modifiersOf } from './modifiers.ts';

/**
 * The reason against it: of what was said to the player, and of what holds as long as its card is there. `played`: all that
 * the card is; nothing, where no list names it.
 */
export function reasonAgainstPlaying(table: Table, seat: Seat, ...played: readonly Played[]): Reason | null {
  const names = (what: readonly Played[]): boolean => played.some((each) => what.includes(each));
  const { bans, turn, sides } = table.state;
  const isBanned = bans.some(
    ({ what, ...ban }) =>
      ban.seat === seat &&
      ban.from <= turn &&
      turn <= ban.until &&
      (what === 'any' ? !played.includes('turnDraw') : names(what)),
  );
  if (isBanned) return 'CANNOT_PLAY';
  const { active } = sides[seat];
  return active !== null && modifiersOf(table, active, 'cannotPlay').some(({ what }) => names(what))
    ? 'CANNOT_PLAY'
    : null;
}
