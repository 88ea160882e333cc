/** The shipped sets' cards as the official rules play them, and decks of later ones: no imported catalogue is needed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { readSetFile, type ShippedCard } from '@pokesol/cards/sets';
import { type Random, seedRandom, shuffle } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';
import type { Pool } from '@pokesol/engine/official/testing';

const FOLDER = fileURLToPath(new URL('../packages/cards/sets/', import.meta.url));
/** Of the years of Abilities, Tools, Stadiums and special energy. */
const MODERN = /^(?:swsh|sv)/;
const SIZE = 60;

const isRead = ({ texts }: ShippedCard): boolean => texts.every(({ read }) => 'effect' in read);

/** All cards that play in full, or only those of the sets that are named so. */
export function shippedPool(named = /./): Pool {
  const sets = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readSetFile(readFileSync(FOLDER + name, 'utf8')));
  const evolutions = evolutionsOf(sets.flatMap(({ cards }) => cards.map(({ card }) => card)));
  const pool = { pokemon: [] as CardFacts[], trainers: [] as CardFacts[], energies: [] as CardFacts[] };
  for (const shipped of sets.flatMap(({ set, cards }) => (named.test(set.id) ? cards : []))) {
    if (!isRead(shipped)) continue;
    const lines = shipped.texts.map(({ read, ...text }) => ({
      ...text,
      read: 'why' in read ? { unread: { words: '' } } : read,
    }));
    const facts = factsByText(officialFacts(shipped.card, evolutions), lines);
    if (facts.kind === 'pokemon' && facts.attacks.length > 0) pool.pokemon.push(facts);
    if (facts.kind === 'trainer' && facts.body === null) pool.trainers.push(facts);
    if (facts.kind === 'energy') pool.energies.push(facts);
  }
  return pool;
}

export const modernPool = (): Pool => shippedPool(MODERN);

type PokemonCard = Extract<CardFacts, { readonly kind: 'pokemon' }>;
const isPokemon = (facts: CardFacts): facts is PokemonCard => facts.kind === 'pokemon';

const FAMILIES = 4;
const COPIES = 3;
/** Different ones, two of each. */
const TRAINERS = { item: 5, supporter: 4, tool: 2, stadium: 1 } as const;
const SPECIAL_ENERGY = 2;

/** Families that evolve, trainers of each kind, a special energy, and basic energy of the families' types. */
export function modernDeck(pool: Pool, seed: string): readonly CardFacts[] {
  const random = seedRandom(`modern deck ${seed}`);
  const all = pool.pokemon.filter(isPokemon);
  const some = (cards: readonly CardFacts[], count: number, copies: number): readonly CardFacts[] =>
    times(shuffle(random, cards).slice(0, count), copies);
  const basics = all.filter(({ stage }) => stage === 'basic');
  const families = shuffle(random, basics)
    .slice(0, FAMILIES)
    .map((basic) => familyOf(random, all, basic));
  const kinds = Object.entries(TRAINERS).flatMap(([kind, count]) =>
    some(
      pool.trainers.filter((facts) => facts.kind === 'trainer' && facts.trainer === kind),
      count,
      2,
    ),
  );
  const special = some(
    pool.energies.filter((facts) => facts.kind === 'energy' && !facts.basic),
    1,
    SPECIAL_ENERGY,
  );
  const cards = [...times(families.flat(), COPIES), ...kinds, ...special];
  const types = families.flat().flatMap(({ attacks }) => attacks.flatMap(({ cost }) => cost));
  const fitting = pool.energies.filter(
    (facts) => facts.kind === 'energy' && facts.basic && types.some((type) => type === facts.type),
  );
  const basic = shuffle(random, fitting.length > 0 ? fitting : pool.energies).slice(0, 2);
  return [...cards, ...times(basic, SIZE)].slice(0, SIZE);
}

const times = <T>(cards: readonly T[], copies: number): readonly T[] =>
  Array.from({ length: copies }, () => cards).flat();

/** One card of each stage above it. */
function familyOf(random: Random, all: readonly PokemonCard[], basic: PokemonCard): readonly PokemonCard[] {
  const family = [basic];
  for (let top = basic; ; ) {
    const { name } = top;
    const above = all.filter(({ line }) => line[0] === name);
    const next = above[above.length === 0 ? 0 : random.below(above.length)];
    if (next === undefined) return family;
    family.push(next);
    top = next;
  }
}
