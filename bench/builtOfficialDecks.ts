/** Twenty-four decks for official battles, built by one fixed rule from the shipped cards; no level was tuned on them. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { shippedCards } from '@pokesol/cards/catalogue';
import { seedRandom, shuffle } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';

export const BUILT_DECKS = 24;
const SIZE = 60;
/** Families of Pokémon, of which every second deck has four and the others three. */
const FAMILIES = 3;
/** So many of each stage. */
const COPIES = [4, 3, 2];
const TRAINERS = 16;
const EACH_TRAINER = 2;

type PokemonCard = Extract<CardFacts, { readonly kind: 'pokemon' }>;
export type BuiltDeck = { readonly name: string; readonly cards: readonly CardFacts[] };

const SHIPPED = shippedCards('base1');
const ALL = SHIPPED.map((card) => ({ card, facts: baseSetFacts(card) }));
const POKEMON = ALL.flatMap(({ facts }) =>
  facts.kind === 'pokemon' && facts.attacks.length > 0 ? [facts] : [],
);
const PLAYED = ALL.flatMap(({ facts }) =>
  facts.kind === 'trainer' && facts.effect !== null && facts.body === null ? [facts] : [],
);
const ENERGY = ALL.flatMap(({ facts }) => (facts.kind === 'energy' && facts.basic ? [facts] : []));

/** Families, trainers and their order come from the number; basic energy of the families' types fills the deck. */
export function builtDeck(number: number): BuiltDeck {
  const random = seedRandom(`built deck ${number}`);
  const basics = shuffle(
    random,
    POKEMON.filter(({ stage }) => stage === 'basic'),
  );
  const chosen = basics.slice(0, FAMILIES + (number % 2));
  const pokemon = chosen.flatMap(familyOf);
  const trainers = shuffle(random, PLAYED)
    .slice(0, TRAINERS / EACH_TRAINER)
    .flatMap((card) => Array.from({ length: EACH_TRAINER }, () => card));
  const energies = energyFor(chosen);
  const missing = SIZE - pokemon.length - trainers.length;
  const energy = Array.from({ length: missing }, (_, place) => {
    const card = energies[place % energies.length];
    if (card === undefined) throw new RangeError(`Deck ${number} has no energy`);
    return card;
  });
  return { name: chosen.map(({ name }) => name).join(' · '), cards: [...pokemon, ...trainers, ...energy] };
}

/** The basic Pokémon and what evolves from it. */
function familyOf(basic: PokemonCard): readonly CardFacts[] {
  const family = [basic, ...POKEMON.filter(({ line }) => line.includes(basic.name))];
  const stages = ['basic', 'stage1', 'stage2'];
  return family.flatMap((card) =>
    Array.from({ length: COPIES[stages.indexOf(card.stage)] ?? 1 }, () => card),
  );
}

/** One card of basic energy for each type that a cost of the families asks for; any where none does. */
function energyFor(chosen: readonly PokemonCard[]): readonly CardFacts[] {
  const costs = new Set(
    chosen
      .flatMap(familyOf)
      .flatMap((card) => (card.kind === 'pokemon' ? card.attacks.flatMap(({ cost }) => cost) : [])),
  );
  const asked = ENERGY.filter(({ provides }) =>
    provides.some((unit) => [...costs].some((type) => unit.includes(type))),
  );
  return asked.length > 0 ? asked : ENERGY.slice(0, 1);
}
