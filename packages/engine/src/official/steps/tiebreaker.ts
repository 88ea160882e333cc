/** The tiebreaker of rule 7.8: a new game from its setup, won by the first player who has fewer Prizes left. */

import type { CardNo } from '../../model/ids.ts';
import { SEATS } from '../../model/ids.ts';
import { OFFICIAL } from '../model/rules.ts';
import type { Side } from '../model/state.ts';
import { type Draft, emit, shuffleQuietly } from '../table/draft.ts';
import { SETUP_STEPS, tossCoin } from './setup.ts';

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

/** Both decks as they came, in the order of their cards. */
export const wholeDeck = (seat: 0 | 1): CardNo[] =>
  Array.from({ length: OFFICIAL.deckSize }, (_, index) => (seat * OFFICIAL.deckSize + index) as CardNo);

export function beginTiebreaker(draft: Draft): void {
  const { state } = draft;
  state.tiebreaker = 'playing';
  state.phase = 'setup';
  state.turn = 0;
  state.stadium = null;
  state.markers = [];
  state.bans = [];
  state.covers = [];
  state.standsAs = [];
  state.thisTurn = [];
  state.lastTurn = [];
  state.choice = null;
  for (const seat of SEATS) {
    const { timeouts } = state.sides[seat];
    state.sides[seat] = { ...newSide(wholeDeck(seat)), timeouts };
    shuffleQuietly(draft, seat);
  }
  emit(draft, { type: 'tiebreakerBegun', seat: 0 });
  const seat = tossCoin(draft);
  const frame = {
    seat,
    by: 'game',
    card: null,
    source: null,
    attacker: null,
    attack: null,
    bound: {},
  } as const;
  state.frames = [{ ...frame, bound: {}, steps: [...SETUP_STEPS] }];
}
