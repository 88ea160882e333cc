/** The board in words, for screen readers: a Pokémon, a hand card, an opponent. */

import type { Status } from '@pokesol/engine';
import type { BattleView, CardFacts, PokemonView } from '@pokesol/engine/classic';
import type { BattleOpponent } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';
import { factsIn, nameIn } from './cardLook.ts';

type Known = Pick<BattleView, 'cards' | 'printed'>;
type SpokenTurn = Pick<BattleView, 'phase' | 'turn' | 'current' | 'seat'>;

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

/** 'Battle, turn 9, your turn'. */
export function spokenTurn({ phase, turn, current, seat }: SpokenTurn): string {
  if (phase === 'setup') return 'Battle, setup';
  const whose = phase === 'ended' ? 'over' : current === seat ? 'your turn' : "the opponent's turn";
  return `Battle, turn ${turn}, ${whose}`;
}

/** 'Your deck: 9 cards, few left': who cannot draw loses. */
export const spokenDeck = (count: number, whose: string): string =>
  `${whose} deck: ${cardCountText(count)}${hasFew(count) ? ', few left' : ''}`;

export const cardCountText = (count: number): string => counted(count, 'card');

/** From here on a deck warns. */
const FEW = 10;

export const hasFew = (deckCount: number): boolean => deckCount <= FEW;

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

/** Who sits below: the reader; in a replay one of its players. */
export type LowerSide = Pick<BattleOpponent, 'name'> & Partial<Pick<BattleOpponent, 'kind' | 'level'>>;

export const lowerLabel = ({ kind, level }: LowerSide): string =>
  kind === undefined ? 'You' : opponentLabel({ kind, level });

/** What sits on the other side: 'Player', 'Simulated player · hard', 'AI · easy'. */
export function opponentLabel({ kind, level }: Pick<BattleOpponent, 'kind' | 'level'>): string {
  const what = { player: 'Player', simulated: 'Simulated player', ai: 'AI' }[kind];
  return level === undefined ? what : `${what} · ${level}`;
}
