/** What the attacks of the Base set do besides their number, by card number and name; those without text are left out. */
import { STATUSES } from '@pokesol/engine';
import type { AttackEffect } from '@pokesol/engine/official';
import {
  after,
  bringsOut,
  coin,
  discardEnergyOff,
  eachHeads,
  extraEnergy,
  heads,
  hurtsItself,
  now,
  onTails,
  payEnergy,
  place,
  plus,
  protects,
  tails,
} from '../../official/phrases.ts';

const TYPES = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting'] as const;

const paralyzes = after(...heads(now('paralysis')));
const poisonsOnHeads = after(...heads(now('poison')));
const confusesOnHeads = after(...heads(now('confusion')));
const shields = after(...heads(protects('preventDamage')));
const blowsAway = after(...bringsOut('opponent'));
const paysFire = { price: payEnergy(1, 'Fire') };

/** Twenty to each on both Benches, or ten; then so much to itself. */
const explodes = (bench: number, self: number): AttackEffect =>
  after(
    { do: 'damage', to: { whose: 'both', place: 'bench' }, amount: bench, plain: true },
    hurtsItself(self),
  );
const recovers = (type: 'Psychic' | 'Water'): AttackEffect => ({
  price: payEnergy(1, type),
  after: [{ do: 'heal', on: 'self', counters: 'all' }],
});
/** On heads ten more, on tails ten to itself. */
const thrashes: AttackEffect = {
  before: coin,
  damage: { sum: [30, { product: [10, { heads: 'coin' }] }] },
  after: [onTails(hurtsItself(10))],
};

export const BASE1_ATTACKS: Readonly<Record<number, Readonly<Record<string, AttackEffect>>>> = {
  1: { 'Confuse Ray': confusesOnHeads },
  2: { 'Hydro Pump': extraEnergy(40, 'Water') },
  3: { Scrunch: shields, 'Double-edge': after(hurtsItself(80)) },
  4: { 'Fire Spin': { price: payEnergy(2) } },
  5: {
    Sing: after(...heads(now('sleep'))),
    Metronome: after(
      { do: 'chooseAttack', of: 'defending', as: 'copied' },
      { do: 'copyAttack', attack: 'copied' },
    ),
  },
  6: { Bubblebeam: paralyzes },
  9: { 'Thunder Wave': paralyzes, Selfdestruct: explodes(20, 80) },
  10: {
    Psychic: plus(10, 10, { cards: { on: 'defending', part: 'energy' } }),
    Barrier: { price: payEnergy(1, 'Psychic'), after: [protects('preventEffects')] },
  },
  11: { Thrash: thrashes, Toxic: after(now('poison', 2)) },
  12: { Lure: after(...bringsOut('own')), 'Fire Blast': paysFire },
  13: { 'Water Gun': extraEnergy(30, 'Water'), Whirlpool: after(...discardEnergyOff('defending', 1, 1)) },
  14: {
    Agility: after(...heads(protects('preventEffects'))),
    Thunder: after(...tails(hurtsItself(30))),
  },
  16: {
    Thunder: after(...tails(hurtsItself(30))),
    Thunderbolt: { price: [{ do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' }] },
  },
  17: { Twineedle: eachHeads(2, 30), 'Poison Sting': poisonsOnHeads },
  18: { Slam: eachHeads(2, 30), 'Hyper Beam': after(...discardEnergyOff('defending', 1, 1)) },
  19: {
    Earthquake: after({ do: 'damage', to: { whose: 'own', place: 'bench' }, amount: 10, plain: true }),
  },
  20: { Thundershock: paralyzes, Thunderpunch: thrashes },
  21: { 'Electric Shock': after(...tails(hurtsItself(10))) },
  22: {
    Whirlwind: blowsAway,
    'Mirror Move': after(
      { do: 'damage', to: 'defending', amount: { damaged: 'self', in: 'lastTurn' }, plain: true },
      ...STATUSES.map(
        (status) => ({ do: 'if', is: { afflictedLastTurn: 'self', status }, yes: [now(status)] }) as const,
      ),
    ),
  },
  23: { Flamethrower: paysFire, 'Take Down': after(hurtsItself(30)) },
  24: { Flamethrower: paysFire },
  25: { 'Ice Beam': paralyzes },
  27: {
    'Leek Slap': {
      before: [
        place({ change: 'cannotUse', attack: 'Leek Slap' }, 'self', 'whileInPlay'),
        ...tails({ do: 'nothing' }),
      ],
    },
  },
  29: {
    Hypnosis: after(now('sleep')),
    'Dream Eater': {
      needs: { exists: { whose: 'opponent', place: 'active', where: { statuses: ['sleep'] } } },
    },
  },
  30: { Poisonpowder: after(now('poison')) },
  31: { Doubleslap: eachHeads(2, 10), Meditate: plus(20, 10, { counters: 'defending' }) },
  32: { Recover: recovers('Psychic') },
  33: { Stiffen: shields, Poisonpowder: poisonsOnHeads },
  34: {
    'Karate Chop': { damage: { difference: [50, { product: [10, { counters: 'self' }] }] } },
    Submission: after(hurtsItself(20)),
  },
  35: { Flail: { damage: { product: [10, { counters: 'self' }] } } },
  36: { Flamethrower: paysFire },
  37: { 'Double Kick': eachHeads(2, 30) },
  38: {
    Amnesia: after(
      { do: 'chooseAttack', of: 'defending', as: 'forgotten' },
      place({ change: 'cannotUse', attack: { bound: 'forgotten' } }, 'defending', 'duringOpponentsNextTurn'),
    ),
    Doubleslap: eachHeads(2, 30),
  },
  39: {
    'Conversion 1': after({
      do: 'if',
      is: { exists: { whose: 'opponent', place: 'active', where: { weak: true } } },
      yes: [
        {
          do: 'may',
          yes: [
            { do: 'chooseType', from: TYPES, as: 'type' },
            place({ change: 'weakness', type: { bound: 'type' } }, 'defending', 'whileActive'),
          ],
        },
      ],
    }),
    'Conversion 2': after(
      { do: 'chooseType', from: TYPES, as: 'type' },
      place({ change: 'resistance', type: { bound: 'type' } }, 'self', 'whileActive'),
    ),
  },
  40: { 'Super Fang': { damage: { half: { remainingHp: 'defending' }, round: 'up' } } },
  42: { Withdraw: shields },
  43: { Psyshock: paralyzes },
  44: {
    'Leech Seed': after({
      do: 'if',
      is: { quantity: { damaged: 'defending', in: 'thisTurn' }, atLeast: 1 },
      yes: [
        {
          do: 'if',
          is: { quantity: { counters: 'self' }, atLeast: 1 },
          yes: [{ do: 'may', yes: [{ do: 'heal', on: 'self', counters: 1 }] }],
        },
      ],
    }),
  },
  45: { 'String Shot': paralyzes },
  46: { Ember: paysFire },
  48: { 'Fury Attack': eachHeads(2, 10) },
  49: { 'Confuse Ray': confusesOnHeads },
  50: {
    'Sleeping Gas': after(...heads(now('sleep'))),
    'Destiny Bond': {
      price: payEnergy(1, 'Psychic'),
      after: [
        place(
          { change: 'answer', on: 'knockedOutByAttack', steps: [{ do: 'knockOut', on: 'attacker' }] },
          'self',
          'duringOpponentsNextTurn',
        ),
      ],
    },
  },
  51: {
    'Foul Gas': after(...coin, {
      do: 'if',
      is: { heads: 'coin' },
      yes: [now('poison')],
      no: [now('confusion')],
    }),
  },
  53: { 'Thunder Wave': paralyzes, Selfdestruct: explodes(10, 40) },
  54: { Stiffen: shields, 'Stun Spore': paralyzes },
  55: { 'Horn Hazard': { before: tails({ do: 'nothing' }) } },
  56: {
    Harden: after(place({ change: 'preventDamage', atMost: 30 }, 'self', 'duringOpponentsNextTurn')),
  },
  57: { Whirlwind: blowsAway },
  58: { 'Thunder Jolt': after(...tails(hurtsItself(10))) },
  59: { 'Water Gun': extraEnergy(10, 'Water') },
  62: {
    'Sand-attack': after(place({ change: 'flipToAttack' }, 'defending', 'duringOpponentsNextTurn')),
  },
  63: { Bubble: paralyzes, Withdraw: shields },
  64: { Recover: recovers('Water'), 'Star Freeze': paralyzes },
  66: { Bind: paralyzes, Poisonpowder: after(now('poison')) },
  68: { 'Confuse Ray': confusesOnHeads },
  69: { 'Poison Sting': poisonsOnHeads },
};
