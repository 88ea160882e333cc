/** What creatures of a type tend to look like: the bodies they have and what they wear, likelier ones named more often. */

import type { AdornmentName } from './adornments.ts';
import type { BodyPlan } from './anatomy.ts';
import { bird, drake, fish, serpent, spirit, sprout } from './drifters.ts';
import type { TypeStyle } from './typeStyles.ts';
import { ball, beetle, biped, boulder, fourLegs, shell } from './walkers.ts';

type Some<T> = readonly [T, ...T[]];
export type Habit = {
  bodies: Some<BodyPlan>;
  crowns: Some<AdornmentName>;
  /** Behind the body: wings, tails, shells. */
  backs: Some<AdornmentName>;
};

export const HABITS: Readonly<Record<TypeStyle, Habit>> = {
  grass: {
    bodies: [sprout, fourLegs, ball, beetle, biped, sprout],
    crowns: ['leafCrest', 'leafCrest', 'antennae', 'pointedEars'],
    backs: ['bulb', 'bulb', 'spikes', 'curlTail'],
  },
  fire: {
    bodies: [biped, fourLegs, fourLegs, ball, drake, bird],
    crowns: ['flameCrest', 'flameCrest', 'pointedEars', 'horns'],
    backs: ['flameTail', 'flameTail', 'brushTail'],
  },
  water: {
    bodies: [fish, shell, ball, serpent, biped, spirit, fish],
    crowns: ['finCrest', 'sideFins', 'sideFins', 'curl'],
    backs: ['finTail', 'finTail', 'spikes'],
  },
  electric: {
    bodies: [ball, fourLegs, biped, ball, bird],
    crowns: ['boltEars', 'longEars', 'boltEars', 'antennae'],
    backs: ['boltTail', 'boltTail', 'bolts'],
  },
  psychic: {
    bodies: [biped, spirit, ball, spirit, fourLegs],
    crowns: ['gem', 'horns', 'antennae', 'pointedEars', 'gem'],
    backs: ['orbs', 'orbs', 'curlTail'],
  },
  fighting: {
    bodies: [biped, boulder, biped, ball, fourLegs],
    crowns: ['headband', 'headband', 'horns', 'finCrest'],
    backs: ['spikes', 'curlTail', 'bolts'],
  },
  dark: {
    bodies: [fourLegs, bird, biped, serpent, spirit],
    crowns: ['horns', 'pointedEars', 'pointedEars'],
    backs: ['batWings', 'brushTail', 'spikes'],
  },
  steel: {
    bodies: [boulder, ball, beetle, biped],
    crowns: ['antennae', 'horns', 'finCrest'],
    backs: ['bolts', 'bolts', 'spikes'],
  },
  dragon: {
    bodies: [drake, serpent, drake, fourLegs],
    crowns: ['horns', 'sideFins', 'horns'],
    backs: ['batWings', 'finTail', 'curlTail'],
  },
  fairy: {
    bodies: [ball, biped, ball, spirit, fourLegs],
    crowns: ['curl', 'longEars', 'pointedEars', 'gem'],
    backs: ['fairyWings', 'fairyWings', 'curlTail'],
  },
  normal: {
    bodies: [fourLegs, bird, ball, biped, fourLegs, bird],
    crowns: ['pointedEars', 'roundEars', 'longEars', 'curl', 'cheekTufts'],
    backs: ['brushTail', 'curlTail', 'brushTail'],
  },
  poison: {
    bodies: [serpent, spirit, ball, beetle, fourLegs],
    crowns: ['horns', 'antennae', 'sideFins'],
    backs: ['spikes', 'batWings', 'curlTail'],
  },
  ground: {
    bodies: [fourLegs, boulder, biped, ball],
    crowns: ['horns', 'roundEars', 'pointedEars'],
    backs: ['spikes', 'curlTail'],
  },
  flying: {
    bodies: [bird, bird, drake],
    crowns: ['flameCrest', 'curl', 'finCrest'],
    backs: ['featherWings', 'brushTail'],
  },
  bug: {
    bodies: [beetle, beetle, sprout],
    crowns: ['antennae', 'horns'],
    backs: ['fairyWings', 'spikes'],
  },
  rock: {
    bodies: [boulder, shell, boulder],
    crowns: ['horns', 'finCrest'],
    backs: ['spikes', 'bolts'],
  },
  ghost: {
    bodies: [spirit],
    crowns: ['horns', 'flameCrest', 'curl'],
    backs: ['orbs', 'batWings'],
  },
  ice: {
    bodies: [fourLegs, fish, bird, spirit],
    crowns: ['finCrest', 'horns', 'gem'],
    backs: ['spikes', 'finTail'],
  },
};
