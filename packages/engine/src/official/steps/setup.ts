/** The setup (rule 2): who begins, the deal and its mulligans, what is placed face down, Prizes, extra cards. */
import { type CardNo, otherSeat, SEATS, type Seat } from '../../kernel/ids.ts';
import { factsOf, inPlay } from '../../kernel/table.ts';
import type { Choice } from '../model/choices.ts';
import type { Procedure } from '../model/procedure.ts';
import { OFFICIAL } from '../model/rules.ts';
import { type Pokemon, type Table, topOf } from '../model/state.ts';
import { listIn, put, type RulesFor } from '../procedure/rule.ts';
import {
  type Draft,
  draw,
  emit,
  flip,
  newPokemon,
  ref,
  shuffleQuietly,
  withoutCard,
} from '../table/draft.ts';
import { newSide, wholeDeck } from '../table/newSide.ts';

export const SETUP_STEPS: readonly Procedure[] = [{ do: 'whoBegins' }, { do: 'deal' }];

/** Fossils and dolls do not begin (rule 2.3a). */
const isBasic = (table: Pick<Table, 'printed' | 'printing'>, card: CardNo): boolean => {
  const facts = factsOf(table, card);
  return facts.kind === 'pokemon' && facts.stage === 'basic';
};

const basicsIn = (table: Table, seat: Seat): CardNo[] =>
  table.state.sides[seat].hand.filter((card) => isBasic(table, card)).sort((a, b) => a - b);

/** What one player does once a Basic Pokémon is there (rule 2.6). */
const complete = (seat: Seat): readonly Procedure[] => [
  { do: 'placeActive', seat },
  { do: 'placeBench', seat },
  { do: 'layPrizes', seat },
];

export const SETUP: RulesFor<
  'whoBegins' | 'deal' | 'redraw' | 'placeActive' | 'placeBench' | 'layPrizes' | 'extraCards' | 'turnUp'
> = {
  whoBegins: {
    ask: (_table, frame): Choice => ({ kind: 'yesNo', seat: frame.seat, about: 'goFirst' }),
    run: (draft, frame, _step, answer) => {
      goFirst(draft, answer === false ? otherSeat(frame.seat) : frame.seat);
    },
  },
  deal: {
    run: (draft, frame) => {
      for (const seat of SEATS) draw(draft, seat, OFFICIAL.startingHand, 'setup');
      const without = () => SEATS.filter((seat) => basicsIn(draft, seat).length === 0);
      // Neither has one: both draw again, and neither draws more for it (rule 2.4).
      while (without().length === SEATS.length) for (const seat of SEATS) drawAgain(draft, seat, false);
      const first = draft.state.current;
      const order = [first, otherSeat(first)] as const;
      const late = without();
      put(frame, [
        ...order.filter((seat) => !late.includes(seat)).flatMap(complete),
        ...late.flatMap((seat): Procedure[] => [{ do: 'redraw', seat }, ...complete(seat)]),
        ...late.flatMap((seat): Procedure[] => [
          { do: 'extraCards', seat: otherSeat(seat) },
          { do: 'placeBench', seat: otherSeat(seat) },
        ]),
        { do: 'turnUp' },
        { do: 'startTurn' },
      ]);
    },
  },
  redraw: {
    run: (draft, _frame, { seat }) => {
      while (basicsIn(draft, seat).length === 0) drawAgain(draft, seat, true);
    },
  },
  placeActive: {
    ask: (table, _frame, { seat }): Choice => {
      const cards = basicsIn(table, seat);
      return { kind: 'cards', seat, from: 'hand', purpose: 'active', cards, min: 1, max: 1, picked: [] };
    },
    run: (draft, _frame, { seat }, answer) => {
      const side = draft.state.sides[seat];
      const placed = listIn<CardNo>(answer).map((card) => place(draft, seat, card));
      for (const pokemon of placed) side.active = pokemon;
      emitPlaced(draft, seat, 'active', placed);
    },
  },
  placeBench: {
    ask: (table, _frame, { seat }): Choice | null => {
      const cards = basicsIn(table, seat);
      const free = OFFICIAL.benchSize - table.state.sides[seat].bench.length;
      if (cards.length === 0 || free === 0) return null;
      const max = Math.min(free, cards.length);
      return { kind: 'cards', seat, from: 'hand', purpose: 'bench', cards, min: 0, max, picked: [] };
    },
    run: (draft, _frame, { seat }, answer) => {
      const placed = listIn<CardNo>(answer).map((card) => place(draft, seat, card));
      draft.state.sides[seat].bench.push(...placed);
      if (placed.length > 0) emitPlaced(draft, seat, 'bench', placed);
    },
  },
  layPrizes: {
    run: (draft, _frame, { seat }) => {
      const side = draft.state.sides[seat];
      const place = side.deck.length - OFFICIAL.prizes;
      side.prizes = side.deck.slice(place);
      side.deck = side.deck.slice(0, place);
      emit(draft, { type: 'prizesLaid', seat, count: side.prizes.length });
    },
  },
  extraCards: {
    ask: ({ state }, _frame, { seat }): Choice => ({
      kind: 'number',
      seat,
      about: 'extraCards',
      min: 0,
      max: Math.min(state.sides[otherSeat(seat)].mulligans, state.sides[seat].deck.length),
    }),
    run: (draft, _frame, { seat }, answer) =>
      draw(draft, seat, typeof answer === 'number' ? answer : 0, 'setup'),
  },
  turnUp: {
    run: (draft) => {
      for (const seat of SEATS) {
        const pokemon = inPlay(draft.state.sides[seat]).map(ref);
        emit(draft, { type: 'turnedUp', seat, pokemon });
      }
    },
  },
};

function place(draft: Draft, seat: Seat, card: CardNo): Pokemon {
  const side = draft.state.sides[seat];
  side.hand = withoutCard(side.hand, card);
  return newPokemon(draft, card);
}

function emitPlaced(draft: Draft, seat: Seat, to: 'active' | 'bench', placed: readonly Pokemon[]): void {
  const [cards, pokemon] = [placed.map(topOf), placed.map(({ id }) => id)];
  emit(draft, { type: 'placed', seat, to, pokemon, cards, count: cards.length });
}

/** Shown, as it proves that there is no Basic Pokémon in it, shuffled back and dealt again. */
function drawAgain(draft: Draft, seat: Seat, counts: boolean): void {
  const side = draft.state.sides[seat];
  if (counts) side.mulligans += 1;
  emit(draft, { type: 'mulligan', seat, cards: side.hand, counts });
  side.deck = [...side.deck, ...side.hand];
  side.hand = [];
  shuffleQuietly(draft, seat);
  draw(draft, seat, OFFICIAL.startingHand, 'setup');
}

export function goFirst(draft: Draft, seat: Seat): void {
  draft.state.current = seat;
  emit(draft, { type: 'goesFirst', seat });
}

/** The coin of rule 2.1: its winner decides who goes first. */
export const tossCoin = (draft: Draft): Seat => (flip(draft, 0, 'whoBegins') ? 0 : 1);

/** The tiebreaker of rule 7.8: a new game from its setup, won by the first player who has fewer Prizes left. */
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
