/** Which limbs, tails and wings a body plan has where only facts are known. */

import type { Dice } from '../dice.ts';
import type { Facts } from './facts.ts';
import type { Arms, BodyPlan, ColourName, Legs, Size, Tail, Top, Wings } from './features.ts';
import { isAny } from './habits.ts';

export const SIZE: Readonly<Record<0 | 1 | 2, Size>> = { 0: 'medium', 1: 'large', 2: 'huge' };

export const MERGED: ReadonlySet<BodyPlan> = new Set([
  'ball',
  'ball-limbed',
  'fish',
  'blob',
  'machine',
  'rock-limbed',
  'tentacled',
  'crustacean',
  'plant-pitcher',
  'plant-walking',
  'cocoon',
  'bat',
]);
export const ARMED: ReadonlySet<BodyPlan> = new Set([
  'biped-upright',
  'biped-stout',
  'humanoid',
  'rock-limbed',
  'ball-limbed',
  'ghost-cloud',
  'arthropod-standing',
  'crustacean',
  'blob',
  'fish',
  'flippered',
  'insect-winged',
]);
export const LEGLESS: ReadonlySet<BodyPlan> = new Set([
  'serpent',
  'fish',
  'flippered',
  'seahorse',
  'ball',
  'blob',
  'machine',
  'ghost-cloud',
  'plant-pitcher',
  'cocoon',
]);
export const TAILLESS: ReadonlySet<BodyPlan> = new Set([
  'ball',
  'blob',
  'machine',
  'rock-limbed',
  'tentacled',
  'crustacean',
  'serpent',
  'ghost-cloud',
  'insect-larva',
  'insect-winged',
  'plant-pitcher',
  'plant-walking',
]);
export const LARVAL: ReadonlySet<BodyPlan> = new Set(['insect-larva', 'insect-winged', 'fish', 'machine']);

export function wingsOf(facts: Facts, plan: BodyPlan): Wings | undefined {
  const size = SIZE[facts.stage];
  if (plan === 'bird-standing') return { kind: 'feather', pose: 'folded', colour: 'second' };
  if (plan === 'bird-flying')
    return {
      kind: facts.types.includes('dragon') ? 'membrane' : facts.types.includes('fire') ? 'flame' : 'feather',
      size: 'huge',
      colour: facts.types.includes('fire') ? 'accent' : 'main',
      second: 'second',
    };
  if (plan === 'bat') return { kind: 'membrane', size: 'huge', second: 'second' };
  if (plan === 'insect-winged')
    return {
      kind: facts.types.includes('flying') || facts.stage === 2 ? 'butterfly' : 'clear',
      size: 'large',
      colour: 'accent',
      second: 'second',
    };
  if (facts.types.includes('flying') && facts.shape !== 'ball')
    return { kind: facts.types.includes('dragon') ? 'membrane' : 'feather', size, second: 'second' };
  if (facts.types.includes('dragon') && facts.stage === 2)
    return { kind: 'membrane', size: 'large', second: 'accent' };
  return facts.types.includes('fairy') && facts.stage > 0 && facts.shape === 'humanoid'
    ? { kind: 'fairy', colour: 'white' }
    : undefined;
}

export function armsOf(facts: Facts, plan: BodyPlan, family: Dice): Arms['kind'] {
  if (plan === 'crustacean') return 'pincer';
  if (plan === 'fish') return 'fin';
  if (plan === 'flippered') return 'flipper';
  if (plan === 'arthropod-standing' || plan === 'insect-winged')
    return family.pick(['pincer', 'claw', 'stub']);
  if (isAny(facts, 'fighting')) return 'fist';
  if (isAny(facts, 'grass')) return family.pick(['leaf', 'paw', 'stub']);
  return family.pick(['paw', 'claw', 'hand', 'stub']);
}

export function colourFor(top: Top['kind']): ColourName {
  switch (top) {
    case 'leaf':
    case 'stem':
      return 'green';
    case 'horn':
    case 'spike':
      return 'belly';
    case 'antenna':
      return 'detail';
    default:
      return 'accent';
  }
}

export function legsOf(plan: BodyPlan, family: Dice): Legs {
  const kind: Legs['kind'] = plan.startsWith('bird')
    ? 'talon'
    : plan === 'crustacean' || plan === 'insect-winged'
      ? 'point'
      : plan === 'tentacled'
        ? 'tentacle'
        : family.pick(['paw', 'claw', 'foot', 'claw']);
  const isOnMany =
    plan.startsWith('quadruped') || plan === 'crustacean' || plan === 'tentacled' || plan === 'insect-larva';
  return {
    kind,
    ...(isOnMany ? { count: 4 } : {}),
    colour: plan.startsWith('bird') ? 'yellow' : family.chance(0.25) ? 'second' : 'main',
    tip: family.pick<ColourName>(['white', 'detail', 'accent']),
  };
}

export function tailOf({ isBaby, stage }: Facts, plan: BodyPlan, usual: Tail['kind'], family: Dice): Tail {
  const kind = plan.startsWith('bird') ? 'fan' : plan === 'fish' || plan === 'flippered' ? 'fluke' : usual;
  return {
    kind,
    size: isBaby ? 'small' : stage === 0 ? 'medium' : 'large',
    colour: kind === 'flame' || kind === 'bolt' ? 'accent' : 'main',
    second: kind === 'flame' ? 'yellow' : 'second',
    ...(family.chance(0.5) ? { tip: 'second' as const } : {}),
  };
}
