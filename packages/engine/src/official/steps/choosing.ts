/** Steps in which a player chooses: everything later names what was chosen. */

import { at } from '../../kernel/at.ts';
import type { CardNo, PokemonId } from '../../kernel/ids.ts';
import { ascending } from '../../kernel/lists.ts';
import { TYPES, type Type } from '../../kernel/types.ts';
import type { CardsFrom, Choice } from '../model/choices.ts';
import { type Step, type StepOf, UNITS_OF } from '../model/language.ts';
import type { Cards } from '../model/nouns.ts';
import { bodyOf, type Frame, type Table } from '../model/state.ts';
import { listIn, lookedInto, noteChooser, put, type RulesFor } from '../procedure/rule.ts';
import { benchRoom } from '../query/benchRoom.ts';
import { boundTo, type Context, seatOf } from '../query/context.ts';
import { mostDistinct, sharedBy } from '../query/distinctCards.ts';
import { typesOf } from '../query/pokemon.ts';
import { cardsOf, pokemonSelected } from '../query/select.ts';
import { inUnits, unitType, worthOf } from '../query/units.ts';
import { worthChoosing, wouldChange } from '../query/wouldChange.ts';
import { type Draft, emit, shuffled } from '../table/draft.ts';
import { pileOf } from '../table/zones.ts';

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

/** Of a pile all cards, whatever of them is meant. */
export function unsifted(cards: Cards): Cards {
  if (!('pile' in cards)) return cards;
  const { where: _, pastOneOnto: _1, evolvesOnto: _2, namedLike: _3, ...all } = cards;
  return all;
}

/** Whether the step looks through a whole deck, and not only its ends. */
const isSearch = ({ from, random }: StepOf<'chooseCards'>): boolean =>
  random !== true &&
  'pile' in from &&
  from.pile === 'deck' &&
  from.top === undefined &&
  from.bottom === undefined;

/** Which decks were looked through within the effect, and by whom. */
const SEARCHED = '(searched)';
/** One number for a deck and the player who looks through it. */
const searchOf = (context: Context, { from, by = 'own' }: StepOf<'chooseCards'>): number =>
  2 * seatOf(context, 'whose' in from ? from.whose : 'own') + seatOf(context, by);

/**
 * All that lies before the player who chooses, also what does not fit: of the ends of a deck exactly so many, of a deck that
 * is searched and of another player's hand the whole (rule 10.9).
 */
export function shownBy(table: Table, context: Context, step: StepOf<'chooseCards'>): readonly CardNo[] {
  const { from, by = 'own' } = step;
  const there = candidates(table, context, step);
  if (!('pile' in from)) return there;
  const isOpenedHand = from.pile === 'hand' && from.whose !== by;
  const isAll = isOpenedHand || from.pile === 'deck' || from.top !== undefined || from.bottom !== undefined;
  // A player who looked through the deck within this effect knows that there is nothing to take.
  const isKnown =
    there.length === 0 && isSearch(step) && boundTo(context, SEARCHED).includes(searchOf(context, step));
  return isAll && !isKnown ? cardsOf(table, context, unsifted(from)) : there;
}

/** As many as may be, in the order in which chance picks them. */
function pickedByChance(draft: Draft, frame: Frame, step: StepOf<'chooseCards'>, room: number): CardNo[] {
  const { max, different } = step;
  const picked: CardNo[] = [];
  for (const card of shuffled(draft, ascending(candidates(draft, frame, step)))) {
    if (picked.length >= Math.min(max, room)) break;
    const all = [...picked, card];
    if (different === undefined || mostDistinct(sharedBy(draft, all, different)) === all.length)
      picked.push(card);
  }
  return picked;
}

/** Places for what a later step of the same effect puts onto a Bench. */
function roomFor(table: Table, frame: Frame, as: string): number {
  const later = frame.steps.find(
    (step): step is StepOf<'bench'> =>
      step.do === 'bench' && 'bound' in step.cards && step.cards.bound === as,
  );
  if (later === undefined) return Number.POSITIVE_INFINITY;
  return benchRoom(table, seatOf(frame, later.whose));
}

/** Asked like a retreat's price (rule 3.10). */
function askUnits(table: Table, frame: Frame, step: StepOf<'chooseCards'>): Choice | null {
  const { from, by = 'own', min, price } = step;
  const asked = inUnits(table, candidates(table, frame, step), min, unitType(from));
  if (asked.cards.length === 0) return null;
  const purpose = price === true ? 'price' : 'effect';
  return { kind: 'cards', seat: seatOf(frame, by), from: 'inPlay', purpose, picked: [], ...asked };
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
      const there = unlike === null ? cards.length : mostDistinct(unlike);
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
      const { as, reveal, from, by = 'own', random, min } = step;
      const zone = zoneOf(draft, frame, from);
      const room = roomFor(draft, frame, as);
      const cards = random === true ? pickedByChance(draft, frame, step, room) : [...listIn<CardNo>(answer)];
      frame.bound[as] = cards;
      if (step.inUnits === true)
        frame.bound[`${UNITS_OF}${as}`] = [Math.min(min, worthOf(draft, cards, unitType(from)))];
      if (random !== true) noteChooser(frame, as, by);
      // Without a place for what is found, no deck is looked into.
      if (random !== true && room > 0) lookedInto(draft, frame, from, shownBy(draft, frame, step).length);
      if (isSearch(step) && room > 0)
        frame.bound[SEARCHED] = [...boundTo(frame, SEARCHED), searchOf(frame, step)];
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
      isUse(frame) && !isShuffle(yes) && !wouldChange(table, frame, yes)
        ? null
        : { kind: 'yesNo', seat: frame.seat, about: 'effect' },
    run: (_draft, frame, { yes, again = 0 }, answer) => {
      if (answer !== true) return;
      put(frame, again > 0 ? [...yes, { do: 'may', yes, again: again - 1 }] : yes);
    },
  },
};

/** To shuffle changes nothing that lies open, and is the purpose of «look at the top card. You may shuffle». */
const isShuffle = (steps: readonly Step[]): boolean => steps.every((step) => step.do === 'shuffle');
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
