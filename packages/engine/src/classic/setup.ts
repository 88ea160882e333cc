/** `createBattle`: two decks are shuffled and dealt, hands without a basic Pokémon go back, a coin says who begins, or who arranged the battle. */
import { at } from '../kernel/at.ts';
import { seedChance } from '../kernel/chance.ts';
import { type CardNo, otherSeat, SEATS, type Seat } from '../kernel/ids.ts';
import { numbering } from '../kernel/printing.ts';
import type { Result } from '../kernel/result.ts';
import { factsOf } from '../kernel/table.ts';
import type { Applied } from './actions/apply.ts';
import type { CardFacts } from './model/facts.ts';
import { type RuleRefusal, setupRefusal } from './model/refusals.ts';
import { RULES, type RuleSet, type RulesName } from './model/rules.ts';
import type { Side, State } from './model/state.ts';
import { type Draft, draw, emit, flip, shuffleDeck } from './procedure/draft.ts';

/** One player's part in the setup. */
export type DeckChoice = {
  /** Every card of the deck; a card that is in it four times stands here four times. */
  readonly cards: readonly CardFacts[];
  /** Whether the seat draws the extra card for each of the other's mulligans always, or when a coin shows heads. */
  readonly extraCard: 'always' | 'onHeads';
  /**
   * `asListed` leaves the cards as they stand, the first on top, until something in the battle shuffles them: for lessons,
   * puzzles and tests. It is part of the setup record, so that such a battle replays like any other. Absent: shuffled.
   */
  readonly order?: 'shuffled' | 'asListed' | undefined;
};

/**
 * Deals a new battle in its setup, with the events so far. The seed, any text, decides all chance of the battle; no
 * player may know it. Without `begins` a coin says who goes first. Refused: a deck of the wrong size, one without a basic Pokémon, or the eleventh opening hand
 * without one.
 */
export function createBattle(
  decks: readonly [DeckChoice, DeckChoice],
  rules: RulesName,
  seed: string,
  begins?: Seat,
): Result<Applied, RuleRefusal> {
  const set: RuleSet = RULES[rules];
  if (decks.some(({ cards }) => cards.length !== set.deckSize)) {
    const { deckSize } = set;
    return setupRefusal({ code: 'WRONG_DECK_SIZE', params: { deckSize } });
  }
  if (!decks.every(({ cards }) => cards.some(isBasicPokemon))) return setupRefusal('NO_BASIC_POKEMON');
  const draft = layOut(decks, rules, seed);
  for (const seat of SEATS) {
    if (at(decks, seat).order === 'asListed') draft.state.sides[seat].deck.reverse();
    else shuffleDeck(draft, seat);
    draw(draft, seat, set.startingHand, 'setup');
    while (!draft.state.sides[seat].hand.some((card) => isBasicPokemon(factsOf(draft, card)))) {
      if (draft.state.sides[seat].mulligans === set.mulliganCap) {
        const { mulliganCap } = set;
        return setupRefusal({ code: 'MULLIGAN_LIMIT', params: { mulliganCap } });
      }
      mulligan(draft, seat, set.startingHand);
    }
  }
  for (const seat of SEATS) drawExtraCards(draft, seat, at(decks, seat).extraCard);
  draft.state.current = begins ?? (flip(draft, 0, 'whoBegins') ? 0 : 1);
  const { printed, printing, state, events } = draft;
  return { battle: { rules, printed, printing, state }, events };
}

const isBasicPokemon = (card: CardFacts): boolean => card.kind === 'pokemon' && card.basic;

function layOut(decks: readonly [DeckChoice, DeckChoice], rules: RulesName, seed: string): Draft {
  const all = [...decks[0].cards, ...decks[1].cards];
  const { printed, placeOf } = numbering<CardFacts>();
  const printing = all.map(placeOf);
  const numbers = all.map((_, index) => index as CardNo);
  const state: State = {
    phase: 'setup',
    turn: 0,
    current: 0,
    sides: [newSide(numbers.slice(0, decks[0].cards.length)), newSide(numbers.slice(decks[0].cards.length))],
    frames: [],
    choice: null,
    random: seedChance(seed).state(),
    nextPokemon: 1,
    nextEvent: 0,
    winner: null,
    victoryCondition: null,
  };
  return { rules, printed, printing, state, events: [] };
}

const newSide = (deck: CardNo[]): Side => ({
  deck,
  hand: [],
  discard: [],
  prizes: [],
  active: null,
  bench: [],
  playedActiveThisTurn: false,
  failedThisTurn: [],
  mulligans: 0,
  timeouts: 0,
});

/** The hand is shown, as it proves that there is no basic Pokémon in it, shuffled back and dealt again. */
function mulligan(draft: Draft, seat: Seat, cards: number): void {
  const side = draft.state.sides[seat];
  side.mulligans += 1;
  emit(draft, { type: 'mulligan', seat, cards: side.hand });
  side.deck.push(...side.hand);
  side.hand = [];
  shuffleDeck(draft, seat);
  draw(draft, seat, cards, 'setup');
}

function drawExtraCards(draft: Draft, seat: Seat, extraCard: DeckChoice['extraCard']): void {
  for (let left = draft.state.sides[otherSeat(seat)].mulligans; left > 0; left -= 1)
    if (extraCard === 'always' || flip(draft, seat, 'extraCard')) draw(draft, seat, 1, 'setup');
}
