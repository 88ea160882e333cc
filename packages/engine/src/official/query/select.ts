/** Which Pokémon and which cards an effect means, and how much its quantities come to. */
import { type CardNo, otherSeat, SEATS, type Seat } from '../../model/ids.ts';
import { TYPES } from '../../model/types.ts';
import { type Cards, type PokemonFilter, type Selector, TOOLS, type Whose } from '../model/nouns.ts';
import { goesOnto } from '../model/stages.ts';
import {
  bodyOf,
  type Found,
  type Frame,
  type Frozen,
  factsOf,
  findPokemon,
  isEvolved,
  nameOf,
  type Pokemon,
  type Table,
  topOf,
} from '../model/state.ts';
import { mayBeEvolved } from './evolution.ts';
import { matchesCard, matchesEnergy } from './match.ts';
import { sumOf } from './modifiers.ts';
import { energyOf, hpOf, unitsOf, weaknessesOf } from './pokemon.ts';

/** Whose effect it is and what it has chosen so far. */
export type Context = Pick<
  Frozen<Frame>,
  'seat' | 'by' | 'card' | 'source' | 'attacker' | 'attack' | 'bound'
>;
export type InPlay = Found<Frozen<Pokemon>>;

export const seatOf = ({ seat }: Pick<Context, 'seat'>, whose: Whose): Seat =>
  whose === 'own' ? seat : otherSeat(seat);

export const boundTo = (context: Context, name: string): readonly number[] => context.bound[name] ?? [];

/** In the order of the table: own before the opponent's, active before the Bench. */
export function pokemonSelected(table: Table, context: Context, selector: Selector): readonly InPlay[] {
  const { state } = table;
  const one = (id: number | null): readonly InPlay[] => {
    const found = findPokemon(state, id);
    return found === null ? [] : [found];
  };
  if (selector === 'self') return one(context.source);
  if (selector === 'attacker') return one(context.attacker);
  if (selector === 'defending') return one(state.sides[otherSeat(context.seat)].active?.id ?? null);
  if ('bound' in selector) return boundTo(context, selector.bound).flatMap(one);
  const { whose, place, where, other, notIn } = selector;
  const found: InPlay[] = [];
  for (const seat of context.seat === 0 ? SEATS : ([1, 0] as const)) {
    if (whose !== 'both' && seatOf(context, whose) !== seat) continue;
    const { active, bench } = state.sides[seat];
    if (place !== 'bench' && active !== null) found.push({ pokemon: active, seat, benched: false });
    if (place !== 'active') for (const pokemon of bench) found.push({ pokemon, seat, benched: true });
  }
  const excluded = notIn === undefined ? [] : boundTo(context, notIn);
  return found.filter(
    ({ pokemon, seat }) =>
      !(other === true && pokemon.id === context.source) &&
      !excluded.includes(pokemon.id) &&
      (where === undefined || matchesPokemon(table, pokemon, seat, where)),
  );
}

export function matchesPokemon(
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  filter: PokemonFilter,
): boolean {
  const { card, damaged, statuses, energy, evolved, tool, toolRoom, weak, hpLeftOver, evolvesPastOne, not } =
    filter;
  if (card !== undefined && !matchesCard(table, topOf(pokemon), card)) return false;
  if (damaged !== undefined && pokemon.damage > 0 !== damaged) return false;
  if (statuses !== undefined && !pokemon.afflictions.some(({ status }) => statuses.includes(status)))
    return false;
  if (energy === 'any' && pokemon.energy.length === 0) return false;
  if (
    energy !== undefined &&
    energy !== 'any' &&
    !energyOf(table, pokemon).some((unit) => unit.includes(energy))
  )
    return false;
  if (evolved !== undefined && isEvolved(table, pokemon) !== evolved) return false;
  if (tool !== undefined && toolsOn(table, pokemon) > 0 !== tool) return false;
  if (toolRoom === true && toolsOn(table, pokemon) > sumOf(table, pokemon, 'tools')) return false;
  if (weak !== undefined && weaknessesOf(table, pokemon).length > 0 !== weak) return false;
  if (hpLeftOver !== undefined && hpOf(table, pokemon) - pokemon.damage <= hpLeftOver) return false;
  if (
    evolvesPastOne === true &&
    !(
      mayBeEvolved(table, pokemon) === null &&
      table.state.sides[seat].hand.some((other) => evolvesPast(table, other, pokemon))
    )
  )
    return false;
  return not === undefined || !matchesPokemon(table, pokemon, seat, not);
}

const toolsOn = (table: Table, { attached }: Frozen<Pokemon>): number =>
  attached.filter((card) => matchesCard(table, card, { trainers: TOOLS })).length;

/** Whether that card evolves from the Pokémon with one stage between them. */
function evolvesPast(table: Table, card: CardNo, pokemon: Frozen<Pokemon>): boolean {
  const facts = factsOf(table, card);
  return (
    facts.kind === 'pokemon' &&
    facts.stage === 'stage2' &&
    pokemon.cards.length === 1 &&
    facts.line[1] === nameOf(table, pokemon)
  );
}

/** In the order in which they lie, a pile from its top. */
export function cardsOf(table: Table, context: Context, cards: Cards): readonly CardNo[] {
  if ('bound' in cards) return boundTo(context, cards.bound) as readonly CardNo[];
  const fits = (card: CardNo) => cards.where === undefined || matchesCard(table, card, cards.where);
  if ('pile' in cards) {
    const { pastOneOnto } = cards;
    const onto = pastOneOnto === undefined ? [] : pokemonSelected(table, context, pastOneOnto);
    return table.state.sides[seatOf(context, cards.whose)][cards.pile]
      .filter(
        (card) =>
          fits(card) &&
          (pastOneOnto === undefined || onto.some(({ pokemon }) => evolvesPast(table, card, pokemon))),
      )
      .reverse();
  }
  const { on, part, providing, where } = cards;
  return pokemonSelected(table, context, on).flatMap(({ pokemon }) =>
    partOf(table, pokemon, part).filter(
      (card) =>
        (where !== undefined && pokemon.energy.includes(card)
          ? matchesEnergy(table, card, where)
          : fits(card)) &&
        (providing === undefined || unitsOf(table, pokemon, card).some((unit) => unit.includes(providing))),
    ),
  );
}

function partOf(
  table: Table,
  pokemon: Frozen<Pokemon>,
  part: 'energy' | 'attached' | 'evolutions' | 'all',
): readonly CardNo[] {
  switch (part) {
    case 'energy':
      return pokemon.energy;
    case 'attached':
      return pokemon.attached;
    case 'evolutions':
      return pokemon.cards.slice(1).filter((card) => goesOnto(bodyOf(table, card).stage));
    case 'all':
      return [...pokemon.cards, ...pokemon.energy, ...pokemon.attached];
  }
}

/** The type that was chosen under that name. */
export const typeOf = (context: Context, name: string) =>
  TYPES[boundTo(context, name)[0] ?? 0] ?? 'Colorless';
