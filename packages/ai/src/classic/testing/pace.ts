/** How long battles last and what ends them: what makes them a player's doing, and not the decks'. */
import type { Seat } from '@pokesol/engine';
import type { Battle, VictoryCondition } from '@pokesol/engine/classic';

/** What is kept of a battle that is over. */
export type Ended = {
  readonly turn: number;
  readonly winner: Seat | null;
  readonly victoryCondition: VictoryCondition | null;
};

export const endedBy = ({ state: { turn, winner, victoryCondition } }: Battle): Ended => ({
  turn,
  winner,
  victoryCondition,
});

export type Pace = {
  readonly battles: number;
  /** Of both sides together, in the middle of all battles. */
  readonly turns: number;
  /** The tenth part of the battles that is shortest, and the tenth that is longest, begin here. */
  readonly shortest: number;
  readonly longest: number;
  /** Shares of the battles: ended by a knock-out, by an empty deck, and before both sides had a turn. */
  readonly knockOuts: number;
  readonly emptyDecks: number;
  readonly oneSided: number;
};

/** Throws RangeError without any battle. */
export function paceOf(ended: readonly Ended[]): Pace {
  if (ended.length === 0) throw new RangeError('No battle has a pace');
  const turns = ended.map(({ turn }) => turn).sort((a, b) => a - b);
  const at = (share: number): number => turns[Math.floor(share * (turns.length - 1))] ?? 0;
  const share = (is: (battle: Ended) => boolean): number => ended.filter(is).length / ended.length;
  return {
    battles: ended.length,
    turns: at(0.5),
    shortest: at(0.1),
    longest: at(0.9),
    knockOuts: share(({ victoryCondition }) => victoryCondition === 'opponent_no_pokemon'),
    emptyDecks: share(({ victoryCondition }) => victoryCondition === 'opponent_deck_empty'),
    oneSided: share(({ turn }) => turn < 2),
  };
}
