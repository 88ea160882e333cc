/** The Classic board in words, for screen readers: a Pokémon, a card of the hand. */
import type { Status } from '@pokesol/engine';
import type { BattleView, CardFacts, PokemonView } from '@pokesol/engine/classic';
import { factsIn, nameIn } from '../../../board/cardLook.ts';

type Known = Pick<BattleView, 'cards' | 'printed'>;

const STATUS_NAMES: Readonly<Record<Status, string>> = {
  poison: 'poisoned',
  burn: 'burned',
  paralysis: 'paralyzed',
  sleep: 'asleep',
  confusion: 'confused',
};

/** The type of an attached energy, by which its sign is drawn. */
export function energyType(facts: CardFacts | undefined): string {
  return facts?.kind === 'energy' ? (facts.provides[0] ?? 'Colorless') : 'Colorless';
}

/** '2 Fighting energy, 1 Fire energy', or 'no energy'. */
function spokenEnergy(view: Known, { energy }: Pick<PokemonView, 'energy'>): string {
  const counts = new Map<string, number>();
  for (const card of energy) {
    const type = energyType(factsIn(view, card));
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return counts.size === 0
    ? 'no energy'
    : [...counts].map(([type, count]) => `${count} ${type.toLowerCase()} energy`).join(', ');
}

/** 'Machop, 40 of 50 HP, 2 fighting energy, poisoned'. */
export function pokemonText(view: Known, pokemon: PokemonView): string {
  return [
    nameIn(view, pokemon.card),
    `${pokemon.currentHp} of ${pokemon.maxHp} HP`,
    spokenEnergy(view, pokemon),
    ...pokemon.statuses.map((status) => STATUS_NAMES[status]),
    ...pokemon.attached.map(({ card }) => `${nameIn(view, card)} attached`),
  ].join(', ');
}

/** 'Machop, basic Pokemon, 50 HP'. */
export function cardLabel(facts: CardFacts | undefined): string {
  switch (facts?.kind) {
    case undefined:
      return 'A hidden card';
    case 'pokemon':
      return `${facts.name}, ${facts.basic ? 'basic' : 'evolution'} Pokemon, ${facts.hp} HP`;
    case 'trainer':
      return `${facts.name}, trainer`;
    case 'energy':
      return `${facts.name}, energy`;
  }
}
