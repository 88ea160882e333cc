/** A player as the subject of a sentence: «Red draws», «You draw». */
import type { CardNo, Seat } from '../../kernel/ids.ts';

/** Names to write with: a player's by seat, a card's by number. */
export type LogNames = {
  readonly player: (seat: Seat) => string;
  readonly card: (card: CardNo) => string;
  /** The reader's own seat, who is called «You»; absent for a spectator. */
  readonly you?: Seat | undefined;
};

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', attach: 'attaches', go: 'goes' };

export function subject(seat: Seat, names: LogNames) {
  const isYou = seat === names.you;
  const name = names.player(seat);
  return {
    who: isYou ? 'You' : name,
    does: (verb: string): string => (isYou ? verb : (IRREGULAR[verb] ?? `${verb}s`)),
    whose: isYou ? 'your' : `${name}'s`,
  };
}
