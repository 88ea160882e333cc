/** Steps that attach energy besides that of the turn: all of it to one Pokémon, or each card to one that the player likes. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, type PokemonId, type Seat } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import type { Choice } from '../model/choices.ts';
import type { StepOf } from '../model/language.ts';
import type { Cards } from '../model/nouns.ts';
import type { Frame, Pokemon, Table } from '../model/state.ts';
import { isKeptFrom, listIn, put, type RulesFor } from '../procedure/rule.ts';
import { push } from '../procedure/stack.ts';
import { answerAttached } from '../procedure/triggers.ts';
import { priceOf, reasonAgainstEnergy } from '../query/energyPrice.ts';
import { mayHold } from '../query/holding.ts';
import { cardsOf, pokemonSelected as selected } from '../query/select.ts';
import { emit, pokemonOf, ref } from '../table/draft.ts';
import { lift, moveCards, pileOf } from '../table/zones.ts';
import { HIDDEN, zoneOf } from './choosing.ts';

/** What lies on Pokémon that the attack does nothing to. */
export function cardsKept(table: Table, frame: Frame): readonly CardNo[] {
  if (frame.by === 'game') return [];
  const seat = otherSeat(frame.seat);
  return inPlay(table.state.sides[seat]).flatMap((pokemon) =>
    isKeptFrom(table, frame, seat, pokemon) ? [...pokemon.energy, ...pokemon.attached] : [],
  );
}

/** The cards that are still to be attached, and of the one that is being attached itself and its Pokémon. */
const [LEFT, CARD, HOLDER] = ['(left)', '(card)', '(onto)'] as const;

/** Those that may get the card; what it asks for counts only where it comes from a pile (rule 3.4a). */
function holders(table: Table, frame: Frame, { among }: StepOf<'attachEach'>, card: CardNo): PokemonId[] {
  if (cardsKept(table, frame).includes(card)) return [];
  const moves = pileOf(table, card) === null;
  return selected(table, frame, among).flatMap(({ pokemon, seat }) =>
    moves || mayAttach(table, pokemon, seat, card) ? [pokemon.id] : [],
  );
}

const mayAttach = (table: Table, pokemon: Frozen<Pokemon>, seat: Seat, card: CardNo): boolean =>
  mayHold(table, pokemon, seat, card) && reasonAgainstEnergy(table, seat, card) === null;

/** What is still to be attached to the same Pokémon. */
const REST = '(rest)';
/** One with a price by itself, behind those before it: what is attached, or has paid, does not pay for the next. */
function upToPrice(table: Table, cards: readonly CardNo[]) {
  const prices = cards.map((card) => (pileOf(table, card) === null ? [] : priceOf(table, card)));
  const first = prices.findIndex((price) => price.length > 0);
  const end = first === -1 ? cards.length : Math.max(1, first);
  return { now: cards.slice(0, end), price: first === 0 ? (prices[0] ?? []) : [], later: cards.slice(end) };
}

export const ATTACHING: RulesFor<'attachEnergy' | 'attachEach'> = {
  attachEnergy: {
    run: (draft, frame, { cards, to }) => {
      const [chosen] = selected(draft, frame, to);
      const target = chosen === undefined ? null : pokemonOf(draft, chosen.pokemon.id);
      if (target === null) return;
      const kept = cardsKept(draft, frame);
      // What it may not hold, or no player can pay for, stays in its pile; from another Pokémon it moves (rule 3.4a).
      const moving = cardsOf(draft, frame, cards).filter(
        (card) =>
          !kept.includes(card) &&
          (pileOf(draft, card) === null || mayAttach(draft, target.pokemon, target.seat, card)),
      );
      if (isKeptFrom(draft, frame, target.seat, target.pokemon)) {
        // Energy that an attack moves onto a protected Pokémon is lost; Energy that a Trainer would move stays (rule 6.8).
        if (frame.by === 'attack') moveCards(draft, moving, 'discard');
        return;
      }
      const { now, price, later } = upToPrice(draft, moving);
      const ofHand: CardNo[] = [];
      for (const energy of now) {
        const stands = draft.state.standsAs.find(({ card }) => card === energy);
        const from = lift(draft, energy);
        if (stands !== undefined) draft.state.standsAs = [...draft.state.standsAs, stands];
        target.pokemon.energy = [...target.pokemon.energy, energy];
        if (from === 'hand') ofHand.push(energy);
        const { seat } = target;
        emit(draft, { type: 'energyAttached', seat, energy, from, ofTurn: false, ...ref(target.pokemon) });
      }
      answerAttached(draft, target.seat, target.pokemon, ofHand);
      if (price.length > 0) push(draft, { seat: target.seat, by: 'game', steps: [...price] });
      if (later.length > 0) {
        if (secretOf(draft, frame, cards)) frame.secrets = { ...frame.secrets, [REST]: frame.seat };
        frame.bound[REST] = later;
        put(frame, [{ do: 'attachEnergy', cards: { bound: REST }, to }]);
      }
    },
  },
  attachEach: {
    ask: (table, frame, step): Choice | null => {
      const [card] = cardsOf(table, frame, step.cards);
      const pokemon = card === undefined ? [] : holders(table, frame, step, card);
      if (card === undefined || pokemon.length === 0) return null;
      return {
        kind: 'pokemon',
        seat: frame.seat,
        purpose: 'target',
        pokemon,
        min: 1,
        max: 1,
        picked: [],
        card,
      };
    },
    run: (draft, frame, step, answer) => {
      const [card, ...left] = cardsOf(draft, frame, step.cards);
      if (card === undefined) return;
      const secret = secretOf(draft, frame, step.cards);
      const [holder] = listIn<PokemonId>(answer);
      frame.bound[LEFT] = left;
      frame.bound[CARD] = [card];
      frame.bound[HOLDER] = holder === undefined ? [] : [holder];
      if (secret) frame.secrets = { ...frame.secrets, [LEFT]: frame.seat, [CARD]: frame.seat };
      if (left.length > 0) put(frame, [{ ...step, cards: { bound: LEFT } }]);
      // Where it lies already it stays.
      if (pokemonOf(draft, holder ?? null)?.pokemon.energy.includes(card) === false)
        put(frame, [{ do: 'attachEnergy', cards: { bound: CARD }, to: { bound: HOLDER } }]);
    },
  },
};

/** Whether the other player does not know which cards they are. */
const secretOf = (table: Table, frame: Frame, cards: Cards): boolean =>
  'bound' in cards
    ? frame.secrets?.[cards.bound] !== undefined
    : HIDDEN.includes(zoneOf(table, frame, cards));
