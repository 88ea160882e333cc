/** A player's side before the deal, and the deck as it came. */
import type { CardNo } from '../../kernel/ids.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Side } from '../model/state.ts';

export const newSide = (deck: CardNo[]): Side => ({
  deck,
  hand: [],
  discard: [],
  prizes: [],
  lost: [],
  active: null,
  bench: [],
  mulligans: 0,
  attachedEnergy: false,
  playedSupporter: false,
  playedStadium: false,
  usedStadium: false,
  retreated: false,
  spent: [],
  owed: 0,
  timeouts: 0,
});

/** The whole deck of a seat as it came, in the order of its cards. */
export const wholeDeck = (seat: 0 | 1): CardNo[] =>
  Array.from({ length: OFFICIAL.deckSize }, (_, index) => (seat * OFFICIAL.deckSize + index) as CardNo);
