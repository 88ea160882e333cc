/** `createBattle` of the official rules: both decks shuffled, a coin, and the setup as far as it goes without a question. */
import { seedChance } from '../kernel/chance.ts';
import { SEATS, type Seat } from '../kernel/ids.ts';
import { numbering } from '../kernel/printing.ts';
import type { Result } from '../kernel/result.ts';
import type { Applied } from './actions/apply.ts';
import type { CardFacts } from './model/facts.ts';
import { type OfficialRefusal, refusal } from './model/refusals.ts';
import { OFFICIAL } from './model/rules.ts';
import type { State } from './model/state.ts';
import { push } from './procedure/stack.ts';
import { settle } from './query/settled.ts';
import { run } from './resolve/run.ts';
import { goFirst, SETUP_STEPS, tossCoin } from './steps/setup.ts';
import { type Draft, shuffleQuietly } from './table/draft.ts';
import { newSide, wholeDeck } from './table/newSide.ts';

/** One player's part in the setup. */
export type DeckChoice = {
  /** Every card of the deck; a card that is in it four times stands here four times. */
  readonly cards: readonly CardFacts[];
  /** `asListed` leaves the cards as they stand, the first on top: for lessons, puzzles and tests. */
  readonly order?: 'shuffled' | 'asListed' | undefined;
};

export type Options = {
  /** Whether a tie is played off (rule 7.8). */
  readonly tiebreaker: boolean;
  /** Who goes first; absent, the coin's winner chooses (rule 2.1). */
  readonly begins?: Seat | undefined;
};

/**
 * Deals a new battle, with the events so far: its first question is whether the winner of the coin goes first, where `begins`
 * does not say. The seed, any text, decides all chance of the battle; no player may know it. Refused: a deck of the wrong size, or one
 * without a Basic Pokémon.
 */
export function createBattle(
  decks: readonly [DeckChoice, DeckChoice],
  seed: string,
  { tiebreaker, begins }: Options = { tiebreaker: false },
): Result<Applied, OfficialRefusal> {
  const { deckSize } = OFFICIAL;
  if (decks.some(({ cards }) => cards.length !== deckSize))
    return refusal({ code: 'WRONG_DECK_SIZE', params: { deckSize } });
  const isBasic = (facts: CardFacts) => facts.kind === 'pokemon' && facts.stage === 'basic';
  if (!decks.every(({ cards }) => cards.some(isBasic))) return refusal('NO_BASIC_POKEMON');
  const { printed, placeOf } = numbering<CardFacts>();
  const printing = [...decks[0].cards, ...decks[1].cards].map(placeOf);
  const state: State = {
    phase: 'setup',
    turn: 0,
    current: 0,
    sides: [newSide(wholeDeck(0)), newSide(wholeDeck(1))],
    stadium: null,
    markers: [],
    bans: [],
    covers: [],
    standsAs: [],
    thisTurn: [],
    lastTurn: [],
    frames: [],
    choice: null,
    tiebreaker: tiebreaker ? 'wanted' : 'none',
    random: seedChance(seed).state(),
    nextPokemon: 1,
    nextEvent: 0,
    winner: null,
    ending: null,
  };
  const draft: Draft = { printed, printing, state, events: [], prepared: null };
  for (const seat of SEATS)
    if (decks[seat].order === 'asListed') state.sides[seat].deck = state.sides[seat].deck.toReversed();
    else shuffleQuietly(draft, seat);
  if (begins === undefined) push(draft, { seat: tossCoin(draft), by: 'game', steps: [...SETUP_STEPS] });
  else {
    goFirst(draft, begins);
    push(draft, { seat: begins, by: 'game', steps: [{ do: 'deal' }] });
  }
  run(draft);
  settle(draft.state);
  return { battle: { rules: 'official', printed, printing, state: draft.state }, events: draft.events };
}
