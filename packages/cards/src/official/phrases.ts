/** What many cards say, in the effect language of the official rules. */
import type { Status } from '@pokesol/engine';
import type { AttackEffect, Modifier, Quantity, Selector, Step, Window } from '@pokesol/engine/official';

type PrintedType = 'Fire' | 'Water' | 'Grass' | 'Psychic';

export const after = (...steps: readonly Step[]): AttackEffect => ({ after: steps });

const COIN: Step = { do: 'flip', coins: 1, as: 'coin' };
/** A coin, and what follows on heads. */
export const heads = (...yes: readonly Step[]): readonly Step[] => [
  COIN,
  { do: 'if', is: { heads: 'coin' }, yes },
];
export const tails = (...yes: readonly Step[]): readonly Step[] => [COIN, onTails(...yes)];
/** On the coin that was flipped before. */
export const onTails = (...yes: readonly Step[]): Step => ({ do: 'if', is: { not: { heads: 'coin' } }, yes });
export const coin: readonly Step[] = [COIN];

export const now = (status: Status, counters?: number): Step =>
  counters === undefined
    ? { do: 'afflict', on: 'defending', status }
    : { do: 'afflict', on: 'defending', status, counters };
export const hurtsItself = (amount: number): Step => ({ do: 'damage', to: 'self', amount });

/** `coins` coins, so much for each heads. */
export const eachHeads = (coins: number, amount: number): AttackEffect => ({
  before: [{ do: 'flip', coins, as: 'coins' }],
  damage: { product: [amount, { heads: 'coins' }] },
});
export const plus = (base: number, each: number, of: Quantity): AttackEffect => ({
  damage: { sum: [base, { product: [each, of] }] },
});

/** Ten more for each energy of the type that the cost leaves over, twenty at most. */
export const extraEnergy = (base: number, type: PrintedType): AttackEffect =>
  plus(base, 10, { least: [{ unpaid: type }, 2] });

/** So many energy cards off the attacker, or the attack is not used. */
export const payEnergy = (count: number, type?: PrintedType): readonly Step[] => [
  {
    do: 'chooseCards',
    from: { on: 'self', part: 'energy', ...(type !== undefined && { providing: type }) },
    min: count,
    max: count,
    as: 'paid',
    price: true,
  },
  { do: 'move', cards: { bound: 'paid' }, to: 'discard' },
];

/** So many other cards of the hand, or the card is not used. */
export const payCards = (count: number, to: 'discard' | 'deck'): readonly Step[] => [
  {
    do: 'chooseCards',
    from: { pile: 'hand', whose: 'own' },
    min: count,
    max: count,
    as: 'paid',
    price: true,
  },
  { do: 'move', cards: { bound: 'paid' }, to },
];

export const place = (modifier: Modifier, on: Selector, window: Window): Step => ({
  do: 'place',
  modifier,
  on,
  window,
});
export const protects = (change: 'preventDamage' | 'preventEffects'): Step =>
  place({ change }, 'self', 'duringOpponentsNextTurn');

/** One of the Defending Pokémon's energy cards. */
export const discardEnergyOff = (on: Selector, min: number, max: number): readonly Step[] => [
  { do: 'chooseCards', from: { on, part: 'energy' }, min, max, as: 'energy' },
  { do: 'move', cards: { bound: 'energy' }, to: 'discard' },
];

/** A benched Pokémon of the opponent, whom that player or the user chooses, changes places with the Active one. */
export const bringsOut = (by: 'own' | 'opponent'): readonly Step[] => [
  { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, by, min: 1, max: 1, as: 'incoming' },
  {
    do: 'changePlaces',
    with: { bound: 'incoming' },
    doneTo: by === 'own' ? 'benched' : 'active',
  },
];

/** One own Pokémon of that kind. */
export const chooseOwn = (
  where: Extract<Selector, { readonly whose: string }>['where'],
  as: string,
): Step => ({
  do: 'choosePokemon',
  from: { whose: 'own', place: 'inPlay', ...(where !== undefined && { where }) },
  min: 1,
  max: 1,
  as,
});
