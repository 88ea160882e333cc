/** The made-up cards that the tests play with: one of every kind and effect, found by name. */
import type { CardFacts } from '../model/facts.ts';
import { attacking, energy, pokemon, trainer } from './deck.ts';

/** Evolved, so it can never be played: what fills a deck to sixty without changing what a test is about. */
export const FILLER = pokemon('Driftwood', { basic: false, evolvesFrom: 'Sapling' });

const cost = ['Colorless'] as const;

const POKEMON = [
  attacking('Sparkmouse', 20),
  attacking('Pebblecub', 30),
  pokemon('Mosslamb', { hp: 90 }),
  pokemon('Featherling', { hp: 30 }),
  pokemon('Quietstone', { attacks: [], hp: 80 }),
  pokemon('Twinfang', {
    attacks: [
      { name: 'Nip', cost, damage: 10, effects: [] },
      { name: 'Crush', cost, damage: 200, effects: [] },
    ],
  }),
  attacking('Emberfox', 30),
  attacking('Stinger', 10, { do: 'status', status: 'poison', to: 'target' }),
  attacking('Lulla', 10, { do: 'status', status: 'sleep', to: 'target' }),
  attacking('Numbeel', 10, { do: 'status', status: 'paralysis', to: 'target' }),
  attacking('Dizzybird', 10, { do: 'status', status: 'confusion', to: 'target' }),
  attacking('Reelingowl', 10, { do: 'status', status: 'confusion', to: 'self' }),
  attacking('Cindersnail', 10, {
    do: 'flip',
    heads: [{ do: 'status', status: 'burn', to: 'target' }],
    tails: [{ do: 'status', status: 'poison', to: 'target' }],
  }),
  attacking('Wordybug', 10, { do: 'draw', count: 3 }),
  attacking(
    'Luckyfin',
    10,
    { do: 'flip', heads: [{ do: 'draw', count: 3 }], tails: [] },
    { do: 'status', status: 'poison', to: 'target' },
  ),
] as const;

const TRAINERS = [
  trainer('Fresh Start', { target: null, steps: [{ do: 'discardHand' }, { do: 'draw', count: 7 }] }),
  trainer('Pen Friend', { target: null, steps: [{ do: 'draw', count: 2 }] }),
  trainer('Spyglass', { target: null, steps: [{ do: 'orderTop', count: 5 }] }),
  trainer('Long Archive', {
    target: null,
    steps: [
      { do: 'discardFromHand', count: 2 },
      { do: 'take', from: 'deck', what: 'any', count: 1, pick: 'choose' },
    ],
  }),
  trainer('Balm', { target: 'ownPokemon', steps: [{ do: 'heal', amount: 20 }] }),
  trainer('Strong Balm', {
    target: 'ownPokemon',
    steps: [
      { do: 'discardEnergy', off: 'target', count: 1, upTo: false },
      { do: 'heal', amount: 40 },
    ],
  }),
  trainer('Relay', { target: 'ownBench', steps: [{ do: 'changePlaces' }] }),
  trainer('Leak', {
    target: 'opponentPokemon',
    steps: [{ do: 'discardEnergy', off: 'target', count: 1, upTo: false }],
  }),
  trainer('Salvage', {
    target: null,
    steps: [{ do: 'take', from: 'discard', what: 'basicEnergy', count: 2, pick: 'choose' }],
  }),
  trainer('Divining Rod', {
    target: null,
    steps: [{ do: 'take', from: 'deck', what: 'basicEnergy', count: 1, pick: 'first' }],
  }),
  trainer('Thick Cloak', {
    target: 'ownPokemon',
    steps: [
      { do: 'attach', changes: 'damageTaken', amount: -20, lasts: 'endOfOpponentsTurn', replaces: true },
    ],
  }),
  trainer('Whetstone', {
    target: 'ownPokemon',
    steps: [{ do: 'attach', changes: 'damageDealt', amount: 10, lasts: 'endOfTurn', replaces: false }],
  }),
  trainer('Whirl', { target: 'opponentBench', steps: [{ do: 'changePlaces' }] }),
  trainer('Great Leak', {
    target: 'opponentPokemon',
    steps: [
      { do: 'discardEnergy', off: 'anyOwn', count: 1, upTo: false },
      { do: 'discardEnergy', off: 'target', count: 2, upTo: true },
    ],
  }),
  trainer('Old Chest', {
    target: null,
    steps: [
      { do: 'discardFromHand', count: 2 },
      { do: 'take', from: 'discard', what: 'trainer', count: 1, pick: 'choose' },
    ],
  }),
  trainer('Riddle', null),
] as const;

const ENERGIES = [
  energy('Fire', { provides: ['Fire'] }),
  energy('Water', { provides: ['Water'] }),
  energy('Prism', { basic: false }),
] as const;

/** Every made-up card but the filler. */
export const CARDS: readonly CardFacts[] = [...POKEMON, ...TRAINERS, ...ENERGIES];
export const TRAINER_CARDS: readonly CardFacts[] = TRAINERS;
export const POKEMON_CARDS: readonly CardFacts[] = POKEMON;
export const ENERGY_CARDS: readonly CardFacts[] = ENERGIES;

/** A card by its name, or as it is given: a test may bring its own. */
export type CardLike = string | CardFacts;

export function cardOf(card: CardLike): CardFacts {
  if (typeof card !== 'string') return card;
  const found = card === FILLER.name ? FILLER : CARDS.find(({ name }) => name === card);
  if (found === undefined) throw new RangeError(`No made-up card is called ${card}`);
  return found;
}
