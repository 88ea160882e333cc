/** Chooses the one or two energy types around which a deck is completed, from what is in it and what is owned. */
import { basicEnergyType, classify, isBasicEnergy, isBasicPokemon, nameKey } from '@pokesol/cards';
import { type EnergyTypes, pokemonWorth } from './cardWorth.ts';
import { COPY_LIMIT, type DeckCardFacts, type DeckLine } from './deck.ts';

const ENOUGH_ENERGY = 20;
const ENOUGH_POKEMON = 20;
/** A deck of one type never draws the wrong energy. */
const ONE_TYPE_BONUS = 1.1;
/** What is in the deck already says more about the player's wish than what lies in the binder. */
const KEPT_WEIGHT = 4;

/** The best of all single types and pairs that the owned basic energies allow; no type at all without any. */
export function chooseTypes(kept: readonly DeckLine[], owned: readonly DeckLine[]): EnergyTypes {
  const energies = energyByType(owned);
  const types = [...energies.keys()].sort();
  const pokemon = playable(kept, owned);
  let best: readonly string[] = [];
  let bestScore = -1;
  for (const [index, first] of types.entries()) {
    for (const option of [[first], ...types.slice(index + 1).map((second) => [first, second])]) {
      const score = scoreOf(option, pokemon, kept, energies);
      if (score > bestScore) [best, bestScore] = [option, score];
    }
  }
  return new Set(best);
}

function energyByType(owned: readonly DeckLine[]): Map<string, number> {
  const energies = new Map<string, number>();
  for (const { card, quantity } of owned) {
    const type = isBasicEnergy(card) ? basicEnergyType(card) : undefined;
    if (type !== undefined) energies.set(type, (energies.get(type) ?? 0) + quantity);
  }
  return energies;
}

/** The Pokémon that can come into play: basics, and evolutions of something that is owned. */
function playable(kept: readonly DeckLine[], owned: readonly DeckLine[]): readonly DeckLine[] {
  const names = new Set([...kept, ...owned].map(({ card }) => nameKey(card.name)));
  return owned.filter(
    ({ card }) =>
      classify(card) === 'pokemon' &&
      (isBasicPokemon(card) || (card.evolvesFrom !== undefined && names.has(nameKey(card.evolvesFrom)))),
  );
}

function scoreOf(
  option: readonly string[],
  pokemon: readonly DeckLine[],
  kept: readonly DeckLine[],
  energies: ReadonlyMap<string, number>,
): number {
  const types: EnergyTypes = new Set(option);
  const worths: number[] = [];
  for (const { card, quantity } of pokemon) {
    const worth = ownTypeWorth(card, types);
    for (let copy = 0; copy < Math.min(quantity, COPY_LIMIT) && worth > 0; copy += 1) worths.push(worth);
  }
  const best = worths.sort((a, b) => b - a).slice(0, ENOUGH_POKEMON);
  const inDeck = kept
    .filter(({ card }) => classify(card) === 'pokemon')
    .map(({ card, quantity }) => KEPT_WEIGHT * quantity * ownTypeWorth(card, types));
  const each = option.map((type) => Math.min(energies.get(type) ?? 0, ENOUGH_ENERGY / option.length));
  return (sum(best) + sum(inDeck)) * (sum(each) / ENOUGH_ENERGY) * (option.length === 1 ? ONE_TYPE_BONUS : 1);
}

/** Colorless attackers serve every type and so speak for none: they count a little, so that types with friends win. */
function ownTypeWorth(card: DeckCardFacts, types: EnergyTypes): number {
  const worth = pokemonWorth(card, types);
  const colored = (card.attacks ?? []).some(({ cost }) => cost.some((type) => types.has(type)));
  return colored ? worth : worth / 2;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
