/** Which Pokémon and cards an effect means, what its quantities come to, and whether its conditions hold, by given figures. */
import type { Frozen } from '../../kernel/frozen.ts';
import { type CardNo, otherSeat, SEATS } from '../../kernel/ids.ts';
import { factsOf, findPokemon } from '../../kernel/table.ts';
import type { Type } from '../../kernel/types.ts';
import type { Cards, Condition, Quantity, Selector } from '../model/nouns.ts';
import { goesOnto } from '../model/stages.ts';
import { bodyOf, nameOf, type Pokemon, type Table } from '../model/state.ts';
import { boundTo, type Context, type InPlay, seatOf, surelyBound } from './context.ts';
import type { Figures } from './figures.ts';
import { evolvesFrom, evolvesPast, matchesPokemon, toolsOn } from './filter.ts';
import {
  damageDone,
  hasEvolved,
  hasMoved,
  hasPlayed,
  usedBefore,
  wasAfflicted,
  wasKnockedOut,
} from './history.ts';
import { matchesCard, matchesEnergy } from './match.ts';

const TEN = 10;

/** In the order of the table: own before the opponent's, active before the Bench. */
export function pokemonBy(
  figures: Figures,
  table: Table,
  context: Context,
  selector: Selector,
): readonly InPlay[] {
  const { state } = table;
  const one = (id: number | null): readonly InPlay[] => {
    const found = findPokemon(state, id);
    return found === null ? [] : [found];
  };
  if (selector === 'self') return one(context.source);
  if (selector === 'attacker') return one(context.attacker);
  if (selector === 'defending') return one(state.sides[otherSeat(context.seat)].active?.id ?? null);
  if ('bound' in selector) return boundTo(context, selector.bound).flatMap(one);
  const { where } = selector;
  const fits = ({ pokemon, seat }: InPlay): boolean =>
    where === undefined || matchesPokemon(figures, table, pokemon, seat, where);
  if ('among' in selector) return pokemonBy(figures, table, context, selector.among).filter(fits);
  const { whose, place, other, notIn, sameTypeAs } = selector;
  const found: InPlay[] = [];
  for (const seat of context.seat === 0 ? SEATS : ([1, 0] as const)) {
    if (whose !== 'both' && seatOf(context, whose) !== seat) continue;
    const { active, bench } = state.sides[seat];
    if (place !== 'bench' && active !== null) found.push({ pokemon: active, seat, benched: false });
    if (place !== 'active') for (const pokemon of bench) found.push({ pokemon, seat, benched: true });
  }
  const excluded = notIn === undefined ? [] : surelyBound(context, notIn);
  const types =
    sameTypeAs === undefined
      ? []
      : pokemonBy(figures, table, context, sameTypeAs).flatMap(({ pokemon }) =>
          figures.types(table, pokemon),
        );
  return found.filter(
    (each) =>
      (sameTypeAs === undefined || figures.types(table, each.pokemon).some((type) => types.includes(type))) &&
      !(other === true && each.pokemon.id === context.source) &&
      !excluded.includes(each.pokemon.id) &&
      fits(each),
  );
}

type NamedLike = NonNullable<Extract<Cards, { readonly pile: unknown }>['namedLike']>;
const namesOf = (figures: Figures, table: Table, context: Context, like: NamedLike): readonly string[] =>
  typeof like === 'object' && 'pile' in like
    ? cardsBy(figures, table, context, like).map((card) => factsOf(table, card).name)
    : pokemonBy(figures, table, context, like).map(({ pokemon }) => nameOf(table, pokemon));

/** In the order in which they lie, a pile from its top. */
export function cardsBy(figures: Figures, table: Table, context: Context, cards: Cards): readonly CardNo[] {
  const { stadium, sides } = table.state;
  if ('stadium' in cards) return stadium === null ? [] : [stadium.card];
  const fits = (card: CardNo) => cards.where === undefined || matchesCard(table, card, cards.where);
  if ('bound' in cards) return (boundTo(context, cards.bound) as readonly CardNo[]).filter(fits);
  if ('pile' in cards) {
    const { pastOneOnto, evolvesOnto, namedLike, top, bottom, until, notIn } = cards;
    const excluded = notIn === undefined ? [] : surelyBound(context, notIn);
    const amount = (quantity: Quantity) => amountBy(figures, table, context, quantity);
    const onto = pastOneOnto === undefined ? [] : pokemonBy(figures, table, context, pastOneOnto);
    const under = evolvesOnto === undefined ? [] : pokemonBy(figures, table, context, evolvesOnto);
    const names = namedLike === undefined ? null : namesOf(figures, table, context, namedLike);
    // What is being played lies in no pile, nor does it while it is asked whether it may be.
    const pile = sides[seatOf(context, cards.whose)][cards.pile]
      .filter((card) => card !== context.card)
      .reverse();
    const first = until === undefined ? -1 : pile.findIndex((card) => matchesCard(table, card, until));
    const known = first === -1 ? pile : pile.slice(0, first + 1);
    const above = top === undefined ? known : known.slice(0, amount(top));
    const there = bottom === undefined ? above : above.slice(Math.max(0, above.length - amount(bottom)));
    return there.filter(
      (card) =>
        fits(card) &&
        !excluded.includes(card) &&
        (pastOneOnto === undefined || onto.some(({ pokemon }) => evolvesPast(table, card, pokemon))) &&
        (evolvesOnto === undefined || under.some(({ pokemon }) => evolvesFrom(table, card, pokemon))) &&
        (names === null || names.includes(factsOf(table, card).name)),
    );
  }
  const { on, part, providing, where } = cards;
  return pokemonBy(figures, table, context, on).flatMap(({ pokemon }) =>
    PARTS[part](table, pokemon).filter(
      (card) =>
        (where !== undefined && pokemon.energy.includes(card)
          ? matchesEnergy(table, card, where)
          : fits(card)) &&
        (providing === undefined ||
          figures.units(table, pokemon, card).some((unit) => unit.includes(providing))),
    ),
  );
}

type Part = Extract<Cards, { readonly part: string }>['part'];
const PARTS: Readonly<Record<Part, (table: Table, pokemon: Frozen<Pokemon>) => readonly CardNo[]>> = {
  energy: (_table, { energy }) => energy,
  attached: (_table, { attached }) => attached,
  tools: toolsOn,
  evolutions: (table, { cards }) => cards.slice(1).filter((card) => goesOnto(bodyOf(table, card).stage)),
  under: (_table, { cards }) => cards.slice(0, -1),
  all: (_table, { cards, energy, attached }) => [...cards, ...energy, ...attached],
};

export function amountBy(figures: Figures, table: Table, context: Context, quantity: Quantity): number {
  if (typeof quantity === 'number') return quantity;
  const of = (part: Quantity): number => amountBy(figures, table, context, part);
  const sum = (selector: Selector, each: (found: InPlay) => number): number =>
    pokemonBy(figures, table, context, selector).reduce((total, found) => total + each(found), 0);
  const hp = ({ pokemon }: InPlay): number => figures.hp(table, pokemon);
  if ('when' in quantity) return holdsBy(figures, table, context, quantity.when) ? of(quantity.then) : 0;
  if ('count' in quantity) return pokemonBy(figures, table, context, quantity.count).length;
  if ('counters' in quantity) return sum(quantity.counters, ({ pokemon }) => pokemon.damage / TEN);
  if ('energy' in quantity) {
    const { energy, type } = quantity;
    return sum(
      energy,
      ({ pokemon }) =>
        unitsOn(figures, table, pokemon).filter((unit) => type === undefined || unit.includes(type)).length,
    );
  }
  if ('energyTypes' in quantity)
    return new Set(
      cardsBy(figures, table, context, quantity.energyTypes).flatMap((card) => basicTypeOf(table, card)),
    ).size;
  if ('basicEnergyTypes' in quantity) {
    const energy = { on: quantity.basicEnergyTypes, part: 'energy', where: { basicEnergy: true } } as const;
    return new Set(cardsBy(figures, table, context, energy).flatMap((card) => basicTypeOf(table, card))).size;
  }
  if ('cards' in quantity) return cardsBy(figures, table, context, quantity.cards).length;
  if ('retreatCost' in quantity)
    return sum(quantity.retreatCost, ({ pokemon }) => figures.retreatCost(table, pokemon));
  if ('conditions' in quantity) return sum(quantity.conditions, ({ pokemon }) => pokemon.afflictions.length);
  if ('chosen' in quantity) return boundTo(context, quantity.chosen)[0] ?? 0;
  if ('unpaid' in quantity) return unpaid(figures, table, context, quantity.unpaid);
  if ('heads' in quantity) return boundTo(context, quantity.heads).filter((coin) => coin === 1).length;
  if ('remainingHp' in quantity)
    return sum(quantity.remainingHp, (found) => Math.max(0, hp(found) - found.pokemon.damage));
  if ('hp' in quantity) return sum(quantity.hp, hp);
  if ('damaged' in quantity)
    return sum(quantity.damaged, (found) => damageDone(table.state[quantity.in], found));
  if ('sum' in quantity) return quantity.sum.reduce<number>((total, part) => total + of(part), 0);
  if ('product' in quantity) return of(quantity.product[0]) * of(quantity.product[1]);
  if ('difference' in quantity) return Math.max(0, of(quantity.difference[0]) - of(quantity.difference[1]));
  if ('least' in quantity) return Math.min(of(quantity.least[0]), of(quantity.least[1]));
  if ('inCounters' in quantity) return Math.floor(of(quantity.inCounters) / TEN);
  const tens = of(quantity.half) / 2 / TEN;
  return (quantity.round === 'up' ? Math.ceil(tens) : Math.floor(tens)) * TEN;
}

function basicTypeOf(table: Table, card: CardNo): readonly Type[] {
  const facts = factsOf(table, card);
  return facts.kind === 'energy' && facts.type !== null ? [facts.type] : [];
}

const unitsOn = (figures: Figures, table: Table, pokemon: Frozen<Pokemon>) =>
  pokemon.energy.flatMap((card) => figures.units(table, pokemon, card));

/** As much of that type as can be left when the cost is paid with other energy first. */
function unpaid(figures: Figures, table: Table, context: Context, type: Type | 'any'): number {
  const [found] = pokemonBy(figures, table, context, 'self');
  if (found === undefined || context.attack === null) return 0;
  const cost = figures.attackCost(table, found.pokemon, context.attack);
  const units = unitsOn(figures, table, found.pokemon);
  if (type === 'any') return Math.max(0, units.length - cost.length);
  const ofType = units.filter((unit) => unit.includes(type)).length;
  const needed = cost.filter((each) => each === type).length;
  return Math.max(0, Math.min(units.length - cost.length, ofType - needed));
}

export function holdsBy(figures: Figures, table: Table, context: Context, condition: Condition): boolean {
  const is = (part: Condition): boolean => holdsBy(figures, table, context, part);
  const { state } = table;
  if ('not' in condition) return !is(condition.not);
  if ('all' in condition) return condition.all.every(is);
  if ('any' in condition) return condition.any.some(is);
  if ('exists' in condition) return pokemonBy(figures, table, context, condition.exists).length > 0;
  if ('stadium' in condition) {
    const { stadium, whose } = condition;
    return (
      state.stadium !== null &&
      (stadium === true || matchesCard(table, state.stadium.card, stadium)) &&
      (whose === undefined || seatOf(context, whose) === state.stadium.seat)
    );
  }
  if ('heads' in condition) return boundTo(context, condition.heads).includes(1);
  if ('allHeads' in condition) {
    const coins = boundTo(context, condition.allHeads);
    return coins.length > 0 && coins.every((coin) => coin === 1);
  }
  if ('some' in condition) return boundTo(context, condition.some).length > 0;
  const some = (selector: Selector, each: (found: InPlay) => boolean): boolean =>
    pokemonBy(figures, table, context, selector).some(each);
  if ('usedLastTurn' in condition)
    return some('self', (found) => usedBefore(state, found, condition.usedLastTurn));
  if ('knockedOutLastTurn' in condition) return wasKnockedOut(table, context.seat, condition);
  if ('afflictedLastTurn' in condition)
    return some(condition.afflictedLastTurn, (found) => wasAfflicted(state, found, condition.status));
  if ('playedThisTurn' in condition) return hasPlayed(table, context.seat, condition.playedThisTurn);
  if ('cameThisTurn' in condition) return some(condition.cameThisTurn, (found) => hasMoved(state, found));
  if ('evolvedThisTurn' in condition)
    return some(condition.evolvedThisTurn, (found) => hasEvolved(state, found));
  // Turns alternate: each player's first is one of the first two.
  if ('turn' in condition)
    return (
      state.current === context.seat && (condition.turn === 'first' ? state.turn <= 2 : state.turn === 2)
    );
  const { quantity, atLeast } = condition;
  return amountBy(figures, table, context, quantity) >= amountBy(figures, table, context, atLeast);
}
