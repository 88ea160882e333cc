/** Steps that move cards between zones and Pokémon between places. */

import { at } from '../../kernel/at.ts';
import { type CardNo, otherSeat } from '../../kernel/ids.ts';
import { type FoundPokemon, factsOf } from '../../kernel/table.ts';
import type { Choice } from '../model/choices.ts';
import type { StepOf } from '../model/language.ts';
import type { Quantity } from '../model/nouns.ts';
import { stageRule } from '../model/stages.ts';
import { type Frame, type Pokemon, pokemonBody, type Table } from '../model/state.ts';
import { isKeptFrom, isTheirDoing, listIn, lookedInto, type RulesFor, reached } from '../procedure/rule.ts';
import { answerMove } from '../procedure/triggers.ts';
import { benchRoom } from '../query/benchRoom.ts';
import { seatOf, typeOf } from '../query/context.ts';
import { amountOf, cardsOf, pokemonSelected as selected } from '../query/select.ts';
import { isWholeHand } from '../query/wouldChange.ts';
import { discardFromPlay, draw, emit, newPokemon, pokemonOf, ref, shuffleDeck } from '../table/draft.ts';
import { changePlaces } from '../table/pokemon.ts';
import { stir, takeStirred } from '../table/stirring.ts';
import { discardAll, lay, leavePlay, lift, moveCards, ownerOf } from '../table/zones.ts';
import { cardsKept } from './attaching.ts';
import { shownBy, unsifted, zoneOf } from './choosing.ts';

/** Whether the step that follows on a look lays all those cards before the same player. */
function isShownNext(table: Table, frame: Frame, cards: readonly CardNo[]): boolean {
  const next = frame.steps[1];
  if (next?.do === 'orderTop') {
    const top = table.state.sides[seatOf(frame, next.whose)].deck.slice(-next.count);
    return cards.every((card) => top.includes(card));
  }
  if (next?.do !== 'chooseCards' || next.by === 'opponent' || next.random === true) return false;
  const shown = shownBy(table, frame, next);
  return cards.every((card) => shown.includes(card));
}

const mostOf = (cards: StepOf<'draw'>['cards']): Quantity =>
  typeof cards === 'object' && 'upTo' in cards ? cards.upTo : cards;

export const MOVING: RulesFor<'draw' | 'move' | 'look' | 'reveal' | 'shuffle' | 'orderTop' | 'bench'> = {
  draw: {
    ask: (table, frame, { whose, cards }): Choice | null => {
      if (typeof cards !== 'object' || !('upTo' in cards)) return null;
      const seat = seatOf(frame, whose);
      const max = Math.min(cards.upTo, table.state.sides[seat].deck.length);
      // None would change nothing: an attack alone may do that, or the other player (rule 10.13).
      const min = frame.by === 'attack' || seat !== frame.seat ? 0 : 1;
      return max < min ? null : { kind: 'number', seat, about: 'cards', min, max };
    },
    run: (draft, frame, { whose, cards }, answer) => {
      const most = amountOf(draft, frame, mostOf(cards));
      draw(draft, seatOf(frame, whose), typeof answer === 'number' ? answer : most, 'effect');
    },
  },
  move: {
    run: (draft, frame, step) => {
      const { cards, to, shown = false } = step;
      const kept = isTheirDoing(frame, cards) ? [] : cardsKept(draft, frame);
      const moving = cardsOf(draft, frame, cards).filter((card) => !kept.includes(card));
      // Those that were passed over there have been looked at.
      lookedInto(draft, frame, cards, cardsOf(draft, frame, unsifted(cards)).length - moving.length);
      moveCards(draft, moving, to, shown);
      if ('pile' in cards && isWholeHand(step)) stir(draft.state, seatOf(frame, cards.whose), 1);
    },
  },
  look: {
    ask: (table, frame, { cards }): Choice | null => {
      const seen = cardsOf(table, frame, cards);
      if (seen.length === 0 || isShownNext(table, frame, seen)) return null;
      return {
        kind: 'cards',
        seat: frame.seat,
        from: zoneOf(table, frame, cards),
        purpose: 'look',
        cards: [...seen].sort((a, b) => a - b),
        min: 0,
        max: 0,
        picked: [],
      };
    },
    run: (draft, frame, { cards }) => lookedInto(draft, frame, cards, cardsOf(draft, frame, cards).length),
  },
  reveal: {
    run: (draft, frame, { cards }) => {
      const shown = [...cardsOf(draft, frame, cards)];
      const [first] = shown;
      lookedInto(draft, frame, cards, shown.length);
      if (first !== undefined) emit(draft, { type: 'cardsRevealed', seat: ownerOf(first), cards: shown });
    },
  },
  shuffle: {
    run: (draft, frame, { whose }) => {
      const seat = seatOf(frame, whose);
      if (takeStirred(frame, seat)) shuffleDeck(draft, seat);
    },
  },
  orderTop: {
    ask: ({ state }, frame, { whose, count }): Choice | null => {
      const cards = state.sides[seatOf(frame, whose)].deck.slice(-count).reverse();
      return cards.length === 0 ? null : { kind: 'order', seat: frame.seat, cards, picked: [] };
    },
    run: (draft, frame, { whose }, answer) => {
      const seat = seatOf(frame, whose);
      const cards = listIn<CardNo>(answer);
      const side = draft.state.sides[seat];
      side.deck = [...side.deck.slice(0, side.deck.length - cards.length), ...cards.toReversed()];
      emit(draft, { type: 'deckOrdered', seat, count: cards.length });
    },
  },
  bench: {
    run: (draft, frame, { cards, whose, as }) => {
      const seat = seatOf(frame, whose);
      const { bench } = draft.state.sides[seat];
      const placed: number[] = [];
      for (const card of cardsOf(draft, frame, cards)) {
        if (benchRoom(draft, seat) <= 0) break;
        const from = lift(draft, card);
        const pokemon = newPokemon(draft, card);
        bench.push(pokemon);
        placed.push(pokemon.id);
        emit(draft, { type: 'benched', seat, from, ...ref(pokemon) });
      }
      if (as !== undefined) frame.bound[as] = placed;
    },
  },
};

export const CHANGING_PLACES: RulesFor<'changePlaces' | 'takeBack' | 'attachPlayed' | 'becomeEnergy'> = {
  changePlaces: {
    run: (draft, frame, { with: incoming, doneTo, as }) => {
      const [chosen] = selected(draft, frame, incoming);
      const found = chosen === undefined ? null : pokemonOf(draft, chosen.pokemon.id);
      if (found === null || !found.benched) return;
      const { active } = draft.state.sides[found.seat];
      const target = doneTo === 'active' ? active : found.pokemon;
      if (active === null || target === null || isKeptFrom(draft, frame, found.seat, target)) return;
      changePlaces(draft, found.seat, found.pokemon, 'effect');
      if (as !== undefined) frame.bound[as] = [found.pokemon.id];
      answerMove(draft, found.seat, found.pokemon);
    },
  },
  takeBack: {
    run: (draft, frame, { on, to, all = false }) => {
      const taken = isTheirDoing(frame, on)
        ? (selected(draft, frame, on) as readonly FoundPokemon<Pokemon>[])
        : reached(draft, frame, on);
      for (const { pokemon, seat } of taken) {
        // A Pokémon of parts has no lowest card: all of them go.
        const whole = stageRule(pokemonBody(draft, pokemon).stage).parts !== undefined;
        const lowest = whole ? [...pokemon.cards] : pokemon.cards.slice(0, 1);
        const left = leavePlay(draft, seat, pokemon).map((card) => {
          const wanted = all || lowest.includes(card) ? to : 'discard';
          const pile = wanted === 'discard' ? discardFromPlay(draft, card) : wanted;
          lay(draft, card, pile);
          return { card, pile };
        });
        // What the other player has put onto it goes to that player (rule 11.14).
        for (const owner of [seat, otherSeat(seat)])
          for (const pile of ['hand', 'deck', 'discard', 'lost'] as const) {
            const cards = left.flatMap(({ card, pile: to }) =>
              to === pile && ownerOf(card) === owner ? [card] : [],
            );
            const moved = { from: 'inPlay', to: pile, open: true, cards, count: cards.length } as const;
            if (cards.length > 0) emit(draft, { type: 'cardsMoved', seat: owner, ...moved });
          }
      }
    },
  },
  attachPlayed: {
    run: (draft, frame, { to }) => {
      const [found] = reached(draft, frame, to);
      const { card } = frame;
      if (found === undefined || card === null) return;
      found.pokemon.attached = [...found.pokemon.attached, card];
      frame.card = null;
      emit(draft, {
        type: 'cardStays',
        seat: found.seat,
        attached: card,
        marker: null,
        ...ref(found.pokemon),
      });
    },
  },
  becomeEnergy: {
    run: (draft, frame, { on, type, units }) => {
      const self = pokemonOf(draft, frame.source);
      const [target] = selected(draft, frame, on);
      if (self === null || target === undefined) return;
      const onto = pokemonOf(draft, target.pokemon.id);
      if (onto === null) return;
      const top = at(self.pokemon.cards, self.pokemon.cards.length - 1);
      const knockedOut = ref(self.pokemon);
      const body = factsOf(draft, top);
      const rest = leavePlay(draft, self.seat, self.pokemon).filter((card) => card !== top);
      discardAll(draft, rest);
      emit(draft, { type: 'knockedOut', seat: self.seat, ...knockedOut });
      draft.state.sides[otherSeat(self.seat)].owed += body.kind === 'pokemon' ? body.prizes : 0;
      onto.pokemon.energy = [...onto.pokemon.energy, top];
      const provides = typeOf(frame, type);
      const stands = { card: top, provides: Array.from({ length: units }, () => [provides]) };
      draft.state.standsAs = [...draft.state.standsAs, stands];
      emit(draft, {
        type: 'becameEnergy',
        seat: onto.seat,
        energy: top,
        provides,
        units,
        ...ref(onto.pokemon),
      });
    },
  },
};
