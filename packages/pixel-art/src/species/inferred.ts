/** What a species looks like of which only facts are known: drawn by its shape, colour, types, stage and family. */
import { type Dice, diceFor } from '../dice.ts';
import {
  ARMED,
  armsOf,
  colourFor,
  LARVAL,
  LEGLESS,
  legsOf,
  MERGED,
  SIZE,
  TAILLESS,
  tailOf,
  wingsOf,
} from './bearing.ts';
import type { Facts } from './facts.ts';
import type { BodyPlan, ColourName, Eyes, Features, Posture, Top } from './features.ts';
import { ACCENTS, HABITS, isAny, MAINS } from './habits.ts';
import { mixedColour } from './inks.ts';

/** Colours differ a little from family to family, and the stages of one go on in one direction. */
function paletteOf(facts: Facts, family: Dice): Features['palette'] {
  const tone = family.pick(MAINS[facts.colour]);
  const main =
    facts.stage === 0
      ? mixedColour(tone, 'ffffff', 0.1)
      : facts.stage === 2
        ? mixedColour(tone, '201838', 0.1)
        : tone;
  const [first = 'normal', other = first] = facts.types;
  const belly = mixedColour(
    tone,
    'fff4dc',
    facts.colour === 'white' || facts.colour === 'black' ? 0.5 : 0.72,
  );
  const accent = ACCENTS[first];
  const second = first === other ? mixedColour(tone, '281c30', 0.35) : ACCENTS[other];
  return { main, second, belly, accent, detail: mixedColour(tone, '1c1428', 0.5) };
}

function planOf(facts: Facts, family: Dice): { plan: BodyPlan; posture: Posture } {
  const big = facts.height >= 4;
  switch (facts.shape) {
    case 'ball':
      return isAny(facts, 'steel', 'rock')
        ? { plan: 'machine', posture: 'floating' }
        : { plan: 'ball', posture: 'floating' };
    case 'squiggle':
      return { plan: 'serpent', posture: facts.stage === 0 && family.chance(0.5) ? 'coiled' : 'rearing' };
    case 'fish':
      return isAny(facts, 'ice')
        ? { plan: 'flippered', posture: 'crawling' }
        : { plan: 'fish', posture: 'swimming' };
    case 'arms':
      if (isAny(facts, 'ghost', 'psychic')) return { plan: 'ghost-cloud', posture: 'floating' };
      return isAny(facts, 'rock', 'steel', 'ground')
        ? { plan: 'rock-limbed', posture: 'floating' }
        : { plan: 'blob', posture: 'crawling' };
    case 'blob':
      if (isAny(facts, 'grass')) return { plan: 'plant-pitcher', posture: 'standing' };
      return isAny(facts, 'water') && facts.stage > 0
        ? { plan: 'seahorse', posture: 'swimming' }
        : { plan: 'blob', posture: 'crawling' };
    case 'upright':
      return { plan: big ? 'biped-stout' : 'biped-upright', posture: 'standing' };
    case 'legs':
      if (isAny(facts, 'rock', 'steel')) return { plan: 'rock-limbed', posture: 'standing' };
      return isAny(facts, 'grass')
        ? { plan: 'plant-walking', posture: 'standing' }
        : { plan: 'ball-limbed', posture: 'standing' };
    case 'quadruped':
      return {
        plan:
          isAny(facts, 'rock', 'ground', 'steel') || facts.height >= 5
            ? 'quadruped-stout'
            : 'quadruped-slender',
        posture: 'all-fours',
      };
    case 'wings':
      if (isAny(facts, 'bug')) return { plan: 'insect-winged', posture: 'flying' };
      if (isAny(facts, 'flying') && !isAny(facts, 'poison', 'dragon', 'ground'))
        return {
          plan: facts.stage === 0 && family.chance(0.6) ? 'bird-standing' : 'bird-flying',
          posture: 'flying',
        };
      return isAny(facts, 'dragon')
        ? { plan: 'bird-flying', posture: 'flying' }
        : { plan: 'bat', posture: 'flying' };
    case 'tentacles':
      return { plan: 'tentacled', posture: 'floating' };
    case 'heads':
      return isAny(facts, 'steel')
        ? { plan: 'machine', posture: 'floating' }
        : { plan: 'ball', posture: 'standing' };
    case 'humanoid':
      return { plan: facts.height <= 2 ? 'biped-upright' : 'humanoid', posture: 'standing' };
    case 'bug-wings':
      return { plan: 'insect-winged', posture: 'flying' };
    case 'armor':
      if (facts.stage === 0 && isAny(facts, 'bug') && family.chance(0.4))
        return { plan: 'insect-larva', posture: 'crawling' };
      return {
        plan: isAny(facts, 'water', 'rock') || family.chance(0.6) ? 'crustacean' : 'arthropod-standing',
        posture: 'crawling',
      };
  }
}
/** `name` distinguishes the members of a family; what they share goes by the family alone. */
export function inferFeatures(facts: Facts, name: string): Features {
  const family = diceFor(`family ${facts.family}`);
  const own = diceFor(`species ${name}`);
  const { stage } = facts;
  const [type = 'normal', other = type] = facts.types;
  const { plan, posture } = planOf(facts, family);
  const palette = paletteOf(facts, family);
  const habit = HABITS[type];
  const otherHabit = HABITS[other];
  const earKind = family.pick(habit.ears);
  const topKind = family.pick(family.chance(0.6) ? habit.tops : otherHabit.tops);
  const backKind = family.pick(family.chance(0.5) ? habit.backs : otherHabit.backs);
  const tailKind = family.pick(habit.tails);
  const merged = MERGED.has(plan);
  const head = merged
    ? 1
    : Math.max(0.22, (facts.isBaby ? 0.54 : 0.46) - stage * 0.09 - (facts.height >= 5 ? 0.05 : 0));
  const eyeKind: Eyes['kind'] = facts.isBaby
    ? 'big'
    : stage === 2 || facts.isRare
      ? 'narrow'
      : stage === 1
        ? own.pick(['narrow', 'big', 'round'])
        : own.pick(['big', 'big', 'round', 'bead']);
  const tops: Top[] =
    topKind === 'none' || facts.isBaby
      ? []
      : [
          {
            kind: topKind,
            size: SIZE[stage],
            count:
              topKind === 'leaf' || topKind === 'crest'
                ? 2 + stage
                : topKind === 'horn'
                  ? family.chance(0.5)
                    ? 2
                    : 1
                  : 2,
            colour: colourFor(topKind),
            second: 'yellow',
          },
        ];
  if (facts.isRare) tops.push({ kind: 'crest', size: 'huge', count: 3, colour: 'accent' });
  const wings = wingsOf(facts, plan);
  const hasArms = ARMED.has(plan);
  return {
    bodyPlan: plan,
    posture,
    proportions: {
      head,
      neck: plan.startsWith('quadruped') && stage > 0 && family.chance(0.5) ? 'short' : 'none',
      limbs: facts.isBaby
        ? 'stub'
        : stage === 0
          ? 'short'
          : stage === 1
            ? 'medium'
            : plan === 'humanoid'
              ? 'long'
              : 'medium',
      girth: facts.isBaby
        ? 'round'
        : facts.height >= 5
          ? 'broad'
          : family.pick(['medium', 'medium', 'slim', 'broad', 'round']),
    },
    palette,
    head: {
      shape: merged ? 'merged' : family.pick(['round', 'round', 'wide', 'wedge', 'oval']),
      ...(earKind === 'none' || LARVAL.has(plan)
        ? {}
        : { ears: { kind: earKind, size: stage === 0 ? 'medium' : 'large', second: 'second' } as const }),
      ...(plan === 'bird-standing' || plan === 'bird-flying'
        ? {
            muzzle: {
              kind: facts.types.includes('dragon') ? 'short' : stage === 2 ? 'beak-hooked' : 'beak-short',
              colour: facts.types.includes('dragon') ? 'main' : 'yellow',
            } as const,
          }
        : isAny(facts, 'dragon', 'dark') && stage > 0 && !merged
          ? { muzzle: { kind: 'short' } as const }
          : {}),
      tops,
      eyes: { kind: eyeKind, colour: own.pick(['black', 'red', 'blue', 'brown', 'purple', 'green']) },
      mouth: {
        kind: stage === 2 ? own.pick(['open', 'smile', 'grin']) : own.pick(['smile', 'open', 'line']),
        ...(stage > 0 && own.chance(0.5) ? { teeth: 'fangs' as const } : {}),
      },
      ...(facts.types.includes('electric') && own.chance(0.6)
        ? { cheeks: [{ kind: 'discs', colour: 'accent' } as const] }
        : {}),
    },
    body: {
      ...(plan === 'machine' || plan === 'ball'
        ? {}
        : {
            belly: {
              kind: isAny(facts, 'dragon', 'ground', 'rock')
                ? 'plated'
                : family.pick(['patch', 'front', 'patch']),
              colour: 'belly',
            } as const,
          }),
      ...(family.chance(0.55)
        ? {
            markings: [
              {
                kind: family.pick(['stripes', 'spots', 'bands', 'lower-half', 'patches']),
                colour: family.pick<ColourName>(['accent', 'second', 'detail']),
                where: 'body',
              } as const,
            ],
          }
        : {}),
      ...(stage === 2 && plan.startsWith('quadruped') && family.chance(0.4)
        ? { collar: { kind: family.pick(['ruff', 'mane']), colour: 'accent' } as const }
        : {}),
      ...(backKind === 'none' || (facts.isBaby && backKind !== 'shell')
        ? {}
        : { back: [{ kind: backKind, size: stage === 0 ? 'medium' : 'large', colour: 'second' } as const] }),
      ...(wings === undefined ? {} : { wings }),
    },
    ...(hasArms
      ? {
          arms: {
            kind: armsOf(facts, plan, family),
            size: stage === 2 ? 'large' : 'medium',
            colour: 'main',
          } as const,
        }
      : {}),
    ...(LEGLESS.has(plan) ? {} : { legs: legsOf(plan, family) }),
    ...(TAILLESS.has(plan) ? {} : { tail: tailOf(facts, plan, tailKind, family) }),
    ...(facts.isRare ? { aura: [{ kind: 'sparks', colour: 'accent' } as const] } : {}),
  };
}
