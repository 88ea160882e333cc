/** Steps in which a player chooses: everything later names what was chosen. */

import { at } from '../../model/at.ts';
import type { CardNo, PokemonId } from '../../model/ids.ts';
import { ascending } from '../../model/lists.ts';
import { TYPES, type Type } from '../../model/types.ts';
import type { CardsFrom, Choice } from '../model/choices.ts';
import { type Step, type StepOf, UNITS_OF } from '../model/language.ts';
import type { Cards } from '../model/nouns.ts';
import { OFFICIAL } from '../model/rules.ts';
import { bodyOf, type Frame, type Table } from '../model/state.ts';
import { boundTo, type Context, seatOf } from '../query/context.ts';
import { typesOf } from '../query/pokemon.ts';
import { cardsOf, pokemonSelected } from '../query/select.ts';
import { fewestFor, unitType, worthOf } from '../query/units.ts';
import { worthChoosing, wouldChange } from '../query/wouldChange.ts';
import { type Draft, emit, shuffled } from '../table/draft.ts';
import { pileOf } from '../table/zones.ts';
import { listIn, noteChooser, put, type RulesFor } from './rule.ts';
import { mostUnlike, sharedBy } from './unlike.ts';

/** Where they lie, as far as that can be said of all at once. */
export const zoneOf = (table: Table, context: Context, cards: Cards): CardsFrom => {
  if ('pile' in cards) return cards.pile;
  const [first] = 'bound' in cards ? cardsOf(table, context, cards) : [];
  return (first === undefined ? null : pileOf(table, first)) ?? 'inPlay';
};

/** Zones whose cards one player sees, or none. */
export const HIDDEN: readonly CardsFrom[] = ['hand', 'deck', 'prizes'];

/** As many as there are, where fewer are there than asked for (rule 10). */
function range(min: number, max: number, there: number) {
  return { min: Math.min(min, there), max: Math.min(max, there) };
}

const candidates = (table: Table, context: Context, { from }: StepOf<'chooseCards'>): readonly CardNo[] =>
  cardsOf(table, context, from);

/**
 * All that lies before the player who chooses, also what does not fit: of the ends of a deck exactly so many, of a deck that
 * is searched and of another player's hand the whole.
 */
export function shownBy(table: Table, context: Context, step: StepOf<'chooseCards'>): readonly CardNo[] {
  const { from, by = 'own' } = step;
  const there = candidates(table, context, step);
  if (!('pile' in from)) return there;
  const { where: _, pastOneOnto: _1, evolvesOnto: _2, ...all } = from;
  const isOpenedHand = from.pile === 'hand' && from.whose !== by;
  if (isOpenedHand || from.top !== undefined || from.bottom !== undefined)
    return cardsOf(table, context, all);
  // Who searches a deck looks through all of it (rule 10.9); where nothing in it can be taken, no question is asked.
  return from.pile === 'deck' && there.length > 0 ? cardsOf(table, context, all) : there;
}

/** As many as may be, in the order in which chance picks them. */
function pickedByChance(draft: Draft, frame: Frame, step: StepOf<'chooseCards'>, room: number): CardNo[] {
  const { max, different } = step;
  const picked: CardNo[] = [];
  for (const card of shuffled(draft, ascending(candidates(draft, frame, step)))) {
    if (picked.length >= Math.min(max, room)) break;
    const all = [...picked, card];
    if (different === undefined || mostUnlike(sharedBy(draft, all, different)) === all.length)
      picked.push(card);
  }
  return picked;
}

/** Bound while a deck was not looked into, since what is found there would have no place. */
export const NOT_SEARCHED = '(not searched)';

/** Places for what a later step of the same effect puts onto a Bench. */
function roomFor(table: Table, frame: Frame, as: string): number {
  const later = frame.steps.find(
    (step): step is StepOf<'bench'> =>
      step.do === 'bench' && 'bound' in step.cards && step.cards.bound === as,
  );
  if (later === undefined) return Number.POSITIVE_INFINITY;
  return OFFICIAL.benchSize - table.state.sides[seatOf(frame, later.whose)].bench.length;
}

/** Those of the cards chosen so far, where more than one answer makes up the units. */
const soFar = (as: string): string => `(${as} so far)`;

type UnitsLeft = { readonly cards: readonly CardNo[]; readonly units: number };
/** What is left to choose from, and how many units are missing. */
function unitsLeft(table: Table, frame: Frame, step: StepOf<'chooseCards'>): UnitsLeft {
  const before = boundTo(frame, soFar(step.as)) as readonly CardNo[];
  const cards = ascending(candidates(table, frame, step)).filter((card) => !before.includes(card));
  return { cards, units: step.min - worthOf(table, before, unitType(step.from)) };
}

/** Asked like a retreat's price (rule 3.10): never more cards than units, and not so few that they cannot pay. */
function askUnits(table: Table, frame: Frame, step: StepOf<'chooseCards'>): Choice | null {
  const { cards, units } = unitsLeft(table, frame, step);
  if (cards.length === 0 || units <= 0) return null;
  const max = Math.min(units, cards.length);
  const purpose = step.price === true ? 'price' : 'effect';
  const seat = seatOf(frame, step.by ?? 'own');
  return {
    kind: 'cards',
    seat,
    from: 'inPlay',
    purpose,
    cards,
    min: fewestFor(table, cards, units, unitType(step.from)),
    max,
    picked: [],
    units,
  };
}

/** Keeps what was chosen and asks again while units are missing and there are cards. */
function keepUnits(draft: Draft, frame: Frame, step: StepOf<'chooseCards'>, chosen: readonly CardNo[]): void {
  const { as, by = 'own' } = step;
  const before = boundTo(frame, soFar(as)) as readonly CardNo[];
  frame.bound[soFar(as)] = [...before, ...chosen];
  const { cards, units } = unitsLeft(draft, frame, step);
  if (chosen.length > 0 && units > 0 && cards.length > 0) {
    put(frame, [step]);
    return;
  }
  frame.bound[as] = [...before, ...chosen];
  frame.bound[`${UNITS_OF}${as}`] = [step.min - units];
  frame.bound[soFar(as)] = [];
  noteChooser(frame, as, by);
}

export const CHOOSING: RulesFor<
  | 'choosePokemon'
  | 'chooseCards'
  | 'chooseAttack'
  | 'chooseType'
  | 'chooseModes'
  | 'chooseNumber'
  | 'bindAll'
  | 'may'
> = {
  choosePokemon: {
    ask: (table, frame, step): Choice | null => {
      const { from, by = 'own', min, max } = step;
      const there = pokemonSelected(table, frame, from).map((found) => found.pokemon.id);
      if (there.length === 0) return null;
      const pokemon = isUse(frame) ? worthChoosing(table, frame, step, there, following(frame)) : there;
      const seat = seatOf(frame, by);
      return {
        kind: 'pokemon',
        seat,
        purpose: 'target',
        pokemon,
        ...range(min, max, pokemon.length),
        picked: [],
      };
    },
    run: (_draft, frame, { as, by = 'own' }, answer) => {
      noteChooser(frame, as, by);
      frame.bound[as] = [...listIn<PokemonId>(answer)];
    },
  },
  chooseCards: {
    ask: (table, frame, step): Choice | null => {
      if (step.inUnits === true) return askUnits(table, frame, step);
      const cards = ascending(candidates(table, frame, step));
      const { by = 'own', min, max, price, from, as, random, different } = step;
      const room = roomFor(table, frame, as);
      const seen = ascending(shownBy(table, frame, step)).filter((card) => !cards.includes(card));
      if (cards.length + seen.length === 0 || room <= 0 || random === true) return null;
      const unlike = different === undefined ? null : sharedBy(table, cards, different);
      const there = unlike === null ? cards.length : mostUnlike(unlike);
      return {
        kind: 'cards',
        seat: seatOf(frame, by),
        from: zoneOf(table, frame, from),
        purpose: price === true ? 'price' : 'effect',
        cards,
        ...range(min, max, Math.min(there, room)),
        picked: [],
        ...(seen.length === 0 ? {} : { seen }),
        ...(unlike === null ? {} : { unlike }),
      };
    },
    run: (draft, frame, step, answer) => {
      if (step.inUnits === true) {
        keepUnits(draft, frame, step, listIn<CardNo>(answer));
        return;
      }
      const { as, reveal, from, by = 'own', random } = step;
      const zone = zoneOf(draft, frame, from);
      const room = roomFor(draft, frame, as);
      const cards = random === true ? pickedByChance(draft, frame, step, room) : [...listIn<CardNo>(answer)];
      frame.bound[as] = cards;
      if (random !== true) noteChooser(frame, as, by);
      if (zone === 'deck' && room <= 0) frame.bound[NOT_SEARCHED] = [1];
      if (reveal !== true && HIDDEN.includes(zone))
        frame.secrets = { ...frame.secrets, [as]: random === true ? null : seatOf(frame, by) };
      if (reveal === true && cards.length > 0)
        emit(draft, { type: 'cardsRevealed', seat: frame.seat, cards });
    },
  },
  chooseAttack: {
    ask: (table, frame, { of }): Choice | null => {
      const attacks = attacksOf(table, frame, of);
      return attacks.length === 0 ? null : { kind: 'attack', seat: frame.seat, attacks };
    },
    run: (draft, frame, { of, as }, answer) => {
      const chosen = typeof answer === 'number' ? attacksOf(draft, frame, of)[answer] : undefined;
      frame.bound[as] = chosen === undefined ? [] : [chosen.card, chosen.attack];
    },
  },
  chooseType: {
    ask: (table, frame, { from }): Choice | null => {
      const types = typesIn(table, frame, from);
      return types.length === 0 ? null : { kind: 'type', seat: frame.seat, types };
    },
    run: (_draft, frame, { as }, answer) => {
      frame.bound[as] = [Math.max(0, (TYPES as readonly unknown[]).indexOf(answer))];
    },
  },
  chooseNumber: {
    ask: (_table, frame, { max }): Choice => ({
      kind: 'number',
      seat: frame.seat,
      about: 'counters',
      min: 0,
      max,
    }),
    run: (_draft, frame, { as }, answer) => {
      frame.bound[as] = [typeof answer === 'number' ? answer : 0];
    },
  },
  chooseModes: {
    ask: (table, frame, { modes, more, by = 'own' }): Choice => {
      const all = modes.map((_, place) => place);
      const working = all.filter((place) => wouldChange(table, frame, modes[place] ?? []));
      const offered = working.length > 0 ? working : all;
      const max = more === true ? offered.length : 1;
      return { kind: 'modes', seat: seatOf(frame, by), modes: offered, min: 1, max, picked: [] };
    },
    run: (_draft, frame, { modes }, answer) => {
      const chosen = listIn<number>(answer);
      put(
        frame,
        modes.flatMap((steps, place) => (chosen.includes(place) ? steps : [])),
      );
    },
  },
  bindAll: {
    run: (draft, frame, { pokemon, as }) => {
      frame.bound[as] = pokemonSelected(draft, frame, pokemon).map((found) => found.pokemon.id);
    },
  },
  may: {
    // Outside attacks, a step that could change nothing is not offered (rule 3.6).
    ask: (table, frame, { yes }): Choice | null =>
      isUse(frame) && !wouldChange(table, frame, yes)
        ? null
        : { kind: 'yesNo', seat: frame.seat, about: 'effect' },
    run: (_draft, frame, { yes, again = 0 }, answer) => {
      if (answer !== true) return;
      put(frame, again > 0 ? [...yes, { do: 'may', yes, again: again - 1 }] : yes);
    },
  },
};

/** Whether the frame is a trainer or an ability, whose choices leave out what would change nothing (rule 3.6). */
const isUse = ({ by }: Frame): boolean => by === 'trainer' || by === 'ability';
/** The steps after the one that asks. */
const following = ({ steps }: Frame): readonly Step[] => steps.slice(1) as readonly Step[];

function typesIn(table: Table, context: Context, from: StepOf<'chooseType'>['from']): readonly Type[] {
  if (!('typesOf' in from)) return from;
  const types = pokemonSelected(table, context, from.typesOf).flatMap(({ pokemon }) =>
    typesOf(table, pokemon),
  );
  return TYPES.filter((type) => types.includes(type) && type !== from.except);
}

/** Those printed on the card on top (rule 5.7). */
function attacksOf(table: Table, context: Context, of: StepOf<'chooseAttack'>['of']) {
  return pokemonSelected(table, context, of).flatMap(({ pokemon }) => {
    const card = at(pokemon.cards, pokemon.cards.length - 1);
    return bodyOf(table, card).attacks.map(({ name }, attack) => ({ card, attack, name }));
  });
}

/** The attack that was chosen under that name. */
export function attackIn(table: Table, context: Context, name: string) {
  const [card, attack] = boundTo(context, name);
  if (card === undefined || attack === undefined) return null;
  return { card: card as CardNo, index: attack, facts: at(bodyOf(table, card as CardNo).attacks, attack) };
}
