/** Sums up a deck for the builder's statistics: types, costs, stages and hit points. */
import { basicEnergyType, CARD_TYPES, classify, isBasicEnergy, isBasicPokemon } from '@pokesol/cards';
import { countDeck, type DeckCardFacts, type DeckCounts, type DeckLine, mergeLines } from './deck.ts';

export type TypeCount = { readonly type: string; readonly count: number };

export type DeckStats = DeckCounts & {
  readonly basicPokemonCount: number;
  readonly evolutionCount: number;
  /** Basics among the Pokémon, from 0 to 1; 0 without Pokémon. */
  readonly basicShare: number;
  /** The middle hit points of all Pokémon copies, of two middle ones their mean; undefined when none are known. */
  readonly medianHp: number | undefined;
  /** Copies of Pokémon by printed type, in the game's order of types; one of two types counts for both. */
  readonly pokemonTypes: readonly TypeCount[];
  /** Copies of basic energies by what they give; `specialEnergyCount` are all others. */
  readonly energyTypes: readonly TypeCount[];
  readonly specialEnergyCount: number;
  /** At place n the attacks that cost n energies, one for each copy of the Pokémon that knows it. */
  readonly attackCosts: readonly number[];
  /** All energies that those attacks ask for, by type. */
  readonly costTypes: readonly TypeCount[];
};

type Tally = Map<string, number>;

const add = (tally: Tally, type: string, count: number): void => {
  tally.set(type, (tally.get(type) ?? 0) + count);
};

function inOrder(tally: Tally): TypeCount[] {
  const known = CARD_TYPES.filter((type) => tally.has(type));
  const others = [...tally.keys()].filter((type) => !known.some((each) => each === type)).sort();
  return [...known, ...others].map((type) => ({ type, count: tally.get(type) ?? 0 }));
}

export function deckStats(lines: readonly DeckLine[]): DeckStats {
  const merged = mergeLines(lines);
  const counts = countDeck(merged);
  const pokemon = merged.filter(({ card }) => classify(card) === 'pokemon');
  const energies = merged.filter(({ card }) => classify(card) === 'energy');
  const basicPokemonCount = copies(pokemon, isBasicPokemon);
  const energyTypes = energyTally(energies);
  const basicEnergyCount = [...energyTypes.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...counts,
    basicPokemonCount,
    evolutionCount: counts.pokemonCount - basicPokemonCount,
    basicShare: counts.pokemonCount === 0 ? 0 : basicPokemonCount / counts.pokemonCount,
    medianHp: medianHp(pokemon),
    pokemonTypes: inOrder(typeTally(pokemon)),
    energyTypes: inOrder(energyTypes),
    specialEnergyCount: counts.energyCount - basicEnergyCount,
    ...attackCurve(pokemon),
  };
}

const copies = (lines: readonly DeckLine[], isCounted: (card: DeckCardFacts) => boolean): number =>
  lines.reduce((sum, { card, quantity }) => sum + (isCounted(card) ? quantity : 0), 0);

function typeTally(pokemon: readonly DeckLine[]): Tally {
  const tally: Tally = new Map();
  for (const { card, quantity } of pokemon) for (const type of card.types ?? []) add(tally, type, quantity);
  return tally;
}

function energyTally(energies: readonly DeckLine[]): Tally {
  const tally: Tally = new Map();
  for (const { card, quantity } of energies) {
    if (isBasicEnergy(card)) add(tally, basicEnergyType(card) ?? card.name, quantity);
  }
  return tally;
}

function attackCurve(pokemon: readonly DeckLine[]): Pick<DeckStats, 'attackCosts' | 'costTypes'> {
  const curve: number[] = [];
  const tally: Tally = new Map();
  for (const { card, quantity } of pokemon) {
    for (const { cost } of card.attacks ?? []) {
      while (curve.length <= cost.length) curve.push(0);
      curve[cost.length] = (curve[cost.length] ?? 0) + quantity;
      for (const type of cost) add(tally, type, quantity);
    }
  }
  return { attackCosts: curve, costTypes: inOrder(tally) };
}

/** Counts through the sorted lines: a line is so many equal numbers. */
function medianHp(pokemon: readonly DeckLine[]): number | undefined {
  const known = pokemon
    .flatMap(({ card, quantity }) => (card.hp === undefined ? [] : [{ hp: card.hp, quantity }]))
    .sort((a, b) => a.hp - b.hp);
  const total = known.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total === 0) return undefined;
  const at = (place: number): number => {
    let passed = 0;
    for (const { hp, quantity } of known) {
      passed += quantity;
      if (place < passed) return hp;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
