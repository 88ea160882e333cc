/** What the trainers that the rules know do: by name, so that a reprint in any set does the same. */
import type { Effect, Target, TrainerEffect } from '@pokesol/engine/classic';
import { nameKey } from '../cardNames.ts';

const does = (target: Target | null, ...steps: readonly Effect[]): TrainerEffect => ({ target, steps });

/**
 * The steps are carried out in this order, and the first that cannot be carried out refuses the card: what is paid
 * stands before what is gained.
 */
const EFFECTS: Readonly<Record<string, TrainerEffect>> = {
  'Professor Oak': does(null, { do: 'discardHand' }, { do: 'draw', count: 7 }),
  Bill: does(null, { do: 'draw', count: 2 }),
  Pokédex: does(null, { do: 'orderTop', count: 5 }),
  'Computer Search': does(
    null,
    { do: 'discardFromHand', count: 2 },
    { do: 'take', from: 'deck', what: 'any', count: 1, pick: 'choose' },
  ),
  Potion: does('ownPokemon', { do: 'heal', amount: 20 }),
  'Super Potion': does(
    'ownPokemon',
    { do: 'discardEnergy', off: 'target', count: 1, upTo: false },
    { do: 'heal', amount: 40 },
  ),
  Switch: does('ownBench', { do: 'changePlaces' }),
  'Energy Removal': does('opponentPokemon', { do: 'discardEnergy', off: 'target', count: 1, upTo: false }),
  'Energy Retrieval': does(null, {
    do: 'take',
    from: 'discard',
    what: 'basicEnergy',
    count: 2,
    pick: 'choose',
  }),
  'Energy Search': does(null, { do: 'take', from: 'deck', what: 'basicEnergy', count: 1, pick: 'first' }),
  Defender: does('ownPokemon', {
    do: 'attach',
    changes: 'damageTaken',
    amount: -20,
    lasts: 'endOfOpponentsTurn',
    replaces: true,
  }),
  PlusPower: does('ownPokemon', {
    do: 'attach',
    changes: 'damageDealt',
    amount: 10,
    lasts: 'endOfTurn',
    replaces: false,
  }),
  'Gust of Wind': does('opponentBench', { do: 'changePlaces' }),
  'Super Energy Removal': does(
    'opponentPokemon',
    { do: 'discardEnergy', off: 'anyOwn', count: 1, upTo: false },
    { do: 'discardEnergy', off: 'target', count: 2, upTo: true },
  ),
  'Item Finder': does(
    null,
    { do: 'discardFromHand', count: 2 },
    { do: 'take', from: 'discard', what: 'trainer', count: 1, pick: 'choose' },
  ),
};

const BY_KEY = new Map(Object.entries(EFFECTS).map(([name, effect]) => [nameKey(name), effect]));

/** The names of the trainers that the rules know. */
export const KNOWN_TRAINERS: readonly string[] = Object.keys(EFFECTS);

/** What the trainer of that name does, whatever the spelling (`Pokedex`, `Pokédex`); `null` for one the rules do not know. */
export const trainerEffect = (name: string): TrainerEffect | null => BY_KEY.get(nameKey(name)) ?? null;
