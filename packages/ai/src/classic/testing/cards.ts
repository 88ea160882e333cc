/** Made-up cards and a deck that has every kind of effect and question in it. */
import type { CardFacts, Target, TrainerFacts } from '@pokesol/engine/classic';
import { attacking, deckOf, energy, pokemon, trainer } from '@pokesol/engine/classic/testing';

export const spark = energy('Spark');
export const filler = pokemon('Filler');

const swap = (name: string, target: Target): TrainerFacts =>
  trainer(name, { target, steps: [{ do: 'changePlaces' }] });

export const swapOwn = swap('Swap', 'ownBench');
export const drag = swap('Drag', 'opponentBench');
export const drawTwo = trainer('Two cards', { target: null, steps: [{ do: 'draw', count: 2 }] });
export const newHand = trainer('New hand', {
  target: null,
  steps: [{ do: 'discardHand' }, { do: 'draw', count: 7 }],
});
export const bandage = trainer('Bandage', { target: 'ownPokemon', steps: [{ do: 'heal', amount: 20 }] });
export const power = trainer('Power', {
  target: 'ownPokemon',
  steps: [{ do: 'attach', changes: 'damageDealt', amount: 10, lasts: 'endOfTurn', replaces: false }],
});
const wall = trainer('Wall', {
  target: 'ownPokemon',
  steps: [{ do: 'attach', changes: 'damageTaken', amount: -20, lasts: 'endOfOpponentsTurn', replaces: true }],
});
export const peek = trainer('Peek', { target: null, steps: [{ do: 'orderTop', count: 3 }] });
export const fetch = trainer('Fetch', {
  target: null,
  steps: [
    { do: 'discardFromHand', count: 2 },
    { do: 'take', from: 'deck', what: 'any', count: 1, pick: 'choose' },
  ],
});
export const regain = trainer('Regain', {
  target: null,
  steps: [{ do: 'take', from: 'discard', what: 'any', count: 2, pick: 'choose' }],
});
export const drain = trainer('Drain', {
  target: 'opponentPokemon',
  steps: [
    { do: 'discardEnergy', off: 'anyOwn', count: 1, upTo: false },
    { do: 'discardEnergy', off: 'target', count: 2, upTo: true },
  ],
});
const useless = trainer('Useless', null);

const times = (count: number, card: CardFacts): CardFacts[] => Array.from({ length: count }, () => card);

const venom = attacking('Venom', 10, {
  do: 'flip',
  heads: [{ do: 'status', status: 'poison', to: 'target' }],
  tails: [{ do: 'status', status: 'confusion', to: 'target' }],
});

/** Sixty cards, no two kinds alike, with which every question gets asked. */
export const MIXED: readonly CardFacts[] = deckOf(
  ...times(4, attacking('Ten', 10)),
  ...times(4, attacking('Twenty', 20)),
  ...times(4, { ...attacking('Fire Thirty', 30), types: ['Fire'], hp: 50, rarity: 'Rare Holo' }),
  ...times(4, { ...attacking('Wet', 20), types: ['Water'], weaknesses: ['Fire'], hp: 70 }),
  ...times(4, venom),
  ...times(2, pokemon('Grown', { basic: false, evolvesFrom: 'Ten' })),
  ...[swapOwn, drag, drawTwo, newHand, bandage, power, wall, peek, fetch, regain, drain].flatMap((card) =>
    times(2, card),
  ),
  useless,
  ...times(7, energy('Special', { basic: false })),
  spark,
);
