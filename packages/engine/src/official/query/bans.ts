/** What a player may not play from the hand now (rule 5.4). */
import type { Seat } from '../../model/ids.ts';
import type { Reason } from '../model/refusals.ts';
import type { Table } from '../model/state.ts';
import type { Played } from '../model/times.ts';
import { modifiersOf } from './modifiers.ts';

/** The reason against it: of what was said to the player, and of what holds as long as its card is there. */
export function reasonAgainstPlaying(table: Table, seat: Seat, played: Played): Reason | null {
  const { bans, turn, sides } = table.state;
  const isBanned = bans.some(
    (ban) => ban.seat === seat && ban.from <= turn && turn <= ban.until && ban.what.includes(played),
  );
  if (isBanned) return 'CANNOT_PLAY';
  const { active } = sides[seat];
  return active !== null && modifiersOf(table, active, 'cannotPlay').some(({ what }) => what.includes(played))
    ? 'CANNOT_PLAY'
    : null;
}
