/** Whether a Pokémon in play is of the kind that an effect names. */
import type { Frozen } from '../../kernel/frozen.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import { isCalled } from '../model/names.ts';
import { type PokemonFilter, TOOLS } from '../model/nouns.ts';
import { goesOnto } from '../model/stages.ts';
import { isEvolved, nameOf, type Pokemon, type Table, topOf } from '../model/state.ts';
import { type Figures, isGrown } from './figures.ts';
import { matchesCard, matchesEnergy, matchesInPlay } from './match.ts';

type Test<Field extends keyof PokemonFilter> = (
  wanted: NonNullable<PokemonFilter[Field]>,
  asked: {
    readonly figures: Figures;
    readonly table: Table;
    readonly pokemon: Frozen<Pokemon>;
    readonly seat: Seat;
  },
) => boolean;

/** Every field that is given must hold. */
const TESTS: { readonly [Field in keyof PokemonFilter]-?: Test<Field> } = {
  card: (card, { figures, table, pokemon }) =>
    matchesInPlay(table, topOf(pokemon), figures.types(table, pokemon), card),
  damaged: (damaged, { pokemon }) => pokemon.damage > 0 === damaged,
  statuses: (statuses, { pokemon }) => pokemon.afflictions.some(({ status }) => statuses.includes(status)),
  conditionsAtLeast: (least, { pokemon }) => pokemon.afflictions.length >= least,
  energy: (energy, { figures, table, pokemon }) =>
    energy === 'any'
      ? pokemon.energy.length > 0
      : pokemon.energy.some((card) =>
          figures.units(table, pokemon, card).some((unit) => unit.includes(energy)),
        ),
  evolved: (evolved, { table, pokemon }) => isEvolved(table, pokemon) === evolved,
  evolvedFrom: (name, { table, pokemon: { cards } }) =>
    cards.slice(0, -1).some((card) => isCalled(factsOf(table, card).name, name)),
  tool: (tool, { table, pokemon }) => toolsOn(table, pokemon).length > 0 === tool,
  toolRoom: (_, { figures, table, pokemon }) =>
    toolsOn(table, pokemon).length < figures.tools(table, pokemon),
  weak: (weak, { figures, table, pokemon }) => figures.hasWeakness(table, pokemon) === weak,
  hpLeftOver: (hp, { figures, table, pokemon }) => figures.hp(table, pokemon) - pokemon.damage > hp,
  remainingAtMost: (hp, { figures, table, pokemon }) => figures.hp(table, pokemon) - pokemon.damage <= hp,
  mayEvolve: (_, { figures, table, pokemon }) =>
    isGrown(table, pokemon) && figures.mayEvolve(table, pokemon) && !isFinal(table, pokemon),
  evolvesPastOne: (how, { figures, table, pokemon, seat }) =>
    (how !== 'grown' || isGrown(table, pokemon)) &&
    figures.mayEvolve(table, pokemon) &&
    figures.mayPlayEvolution(table, seat) &&
    table.state.sides[seat].hand.some((card) => evolvesPast(table, card, pokemon)),
  hasAbility: (has, { figures, table, pokemon }) => figures.hasAbility(table, pokemon) === has,
  abilityOf: (kinds, { figures, table, pokemon }) =>
    kinds.some((kind) => figures.hasAbility(table, pokemon, kind)),
  specialEnergy: (has, { table, pokemon }) =>
    pokemon.energy.some((card) => matchesEnergy(table, card, { specialEnergy: true })) === has,
  energyCard: (filter, { table, pokemon }) =>
    pokemon.energy.some((card) => matchesEnergy(table, card, filter)),
  energyAtLeast: ({ type, units }, { figures, table, pokemon }) =>
    pokemon.energy
      .flatMap((card) => figures.units(table, pokemon, card))
      .filter((unit) => type === undefined || unit.includes(type)).length >= units,
  any: (filters, { figures, table, pokemon, seat }) =>
    filters.some((filter) => matchesPokemon(figures, table, pokemon, seat, filter)),
  not: (filter, { figures, table, pokemon, seat }) => !matchesPokemon(figures, table, pokemon, seat, filter),
};

export function matchesPokemon(
  figures: Figures,
  table: Table,
  pokemon: Frozen<Pokemon>,
  seat: Seat,
  filter: PokemonFilter,
): boolean {
  const asked = { figures, table, pokemon, seat };
  for (const field in filter) {
    const name = field as keyof PokemonFilter;
    const wanted = filter[name];
    if (wanted !== undefined && !(TESTS[name] as Test<typeof name>)(wanted as never, asked)) return false;
  }
  return true;
}

export const toolsOn = (table: Table, { attached }: Frozen<Pokemon>): readonly CardNo[] =>
  attached.filter((card) => matchesCard(table, card, { trainers: TOOLS }));

/** Whether no card is known to evolve from it. */
export function isFinal(table: Table, pokemon: Frozen<Pokemon>): boolean {
  const facts = factsOf(table, topOf(pokemon));
  return facts.kind === 'pokemon' && facts.final === true;
}

/** Whether that card is put onto the Pokémon to evolve it. */
export function evolvesFrom(table: Table, card: CardNo, pokemon: Frozen<Pokemon>): boolean {
  const facts = factsOf(table, card);
  return facts.kind === 'pokemon' && goesOnto(facts.stage) && isCalled(nameOf(table, pokemon), facts.line[0]);
}

/** Whether that card evolves from the Pokémon with one stage between them. */
export function evolvesPast(table: Table, card: CardNo, pokemon: Frozen<Pokemon>): boolean {
  const facts = factsOf(table, card);
  return (
    facts.kind === 'pokemon' &&
    facts.stage === 'stage2' &&
    pokemon.cards.length === 1 &&
    isCalled(nameOf(table, pokemon), facts.line[1])
  );
}
