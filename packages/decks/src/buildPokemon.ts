/** Picks a deck's Pokémon: families from the strongest down, evolutions only on top of what they evolve from. */
import { classify, isBasicPokemon, nameKey } from '@pokesol/cards';
import { bestFirst, type EnergyTypes, pokemonWorth } from './cardWorth.ts';
import type { DeckCardFacts } from './deck.ts';
import type { DeckPool } from './deckPool.ts';
import { pushTo } from './lists.ts';

type Family<C> = { readonly worth: number; readonly stages: readonly (readonly C[])[] };

/** Copies of each stage in a family that has more than one. */
const STAGE_COPIES = [4, 3, 2] as const;
const LONE_BASIC_COPIES = 3;

const strongestFirst = <C extends DeckCardFacts>(cards: readonly C[], types: EnergyTypes): C[] =>
  bestFirst(cards, (card) => pokemonWorth(card, types));

/** Gives the evolutions that are in the deck already what they evolve from, as far as it is owned. */
export function completeKeptFamilies<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes): void {
  // Twice, for a Stage 2 whose Stage 1 has to come first.
  for (let round = 0; round < 2; round += 1) {
    for (const { card } of pool.lines()) {
      if (!card.evolvesFrom) continue;
      for (const below of strongestFirst(pool.named(card.evolvesFrom), types))
        pool.take(below, -pool.evolutionRoom(card));
    }
  }
}

/** Adds at most `wish` Pokémon that these energies serve; returns how many. */
export function addFamilies<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  types: EnergyTypes,
  wish: number,
): number {
  let open = wish;
  for (const { stages } of families(pool.cards, types)) {
    for (const [index, stage] of stages.entries()) {
      let copies = stages.length === 1 ? LONE_BASIC_COPIES : (STAGE_COPIES[index] ?? 1);
      copies -= stage[0] === undefined ? 0 : pool.inDeck(stage[0].name);
      for (const card of stage) {
        const taken = pool.take(card, Math.min(open, copies, pool.evolutionRoom(card)));
        copies -= taken;
        open -= taken;
      }
    }
    if (open <= 0) break;
  }
  return wish - open;
}

/** Adds at most `wish` basic Pokémon, those that these energies serve first and no others unless `anyType`. */
export function addBasics<C extends DeckCardFacts>(
  pool: DeckPool<C>,
  types: EnergyTypes,
  wish: number,
  anyType = false,
): void {
  let open = wish;
  for (const card of strongestFirst(pool.cards.filter(isBasicPokemon), types)) {
    if (anyType || pokemonWorth(card, types) > 0) open -= pool.take(card, open);
  }
}

/** Adds evolutions for which the deck holds what they evolve from. */
export function addEvolutions<C extends DeckCardFacts>(pool: DeckPool<C>, types: EnergyTypes): void {
  for (let round = 0; round < 2; round += 1) {
    for (const card of strongestFirst(
      pool.cards.filter(({ evolvesFrom }) => evolvesFrom),
      types,
    ))
      pool.take(card, pool.evolutionRoom(card));
  }
}

/** One family for each basic name: the basic's printings, then those of all that evolve from it, strongest first. */
function families<C extends DeckCardFacts>(cards: readonly C[], types: EnergyTypes): Family<C>[] {
  const pokemon = strongestFirst(
    cards.filter((card) => classify(card) === 'pokemon'),
    types,
  );
  const basics = new Map<string, C[]>();
  const evolutions = new Map<string, C[]>();
  for (const card of pokemon) {
    const [map, key] = isBasicPokemon(card)
      ? ([basics, nameKey(card.name)] as const)
      : ([evolutions, nameKey(card.evolvesFrom ?? '')] as const);
    pushTo(map, key, card);
  }
  const above = (stage: readonly C[]): C[] =>
    strongestFirst(
      [...new Set(stage.map(({ name }) => nameKey(name)))].flatMap((name) => evolutions.get(name) ?? []),
      types,
    );
  const found: Family<C>[] = [];
  for (const basic of basics.values()) {
    const first = above(basic);
    const stages = [basic, first, above(first)].filter((stage) => stage.length > 0);
    const best = stages.map(
      (stage, index) => pokemonWorth(stage[0] ?? { id: '', name: '' }, types) * 0.9 ** index,
    );
    if (Math.max(...best) > 0) found.push({ worth: Math.max(...best) + (best[0] ?? 0) / 2, stages });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
