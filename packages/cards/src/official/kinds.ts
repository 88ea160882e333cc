/** What a card's printed kind says in the official rules: stage, Prizes, rules of its own. A new kind is a line in a table here. */
import { TYPES } from '@pokesol/engine';
import type {
  AbilityEffect,
  AbilityFacts,
  AsEnergy,
  Continuous,
  OnceAGame,
  PokemonFilter,
  Stage,
  TrainerKind,
} from '@pokesol/engine/official';
import type { Card } from '../card.ts';

type Kinds = Pick<Card, 'name' | 'subtypes' | 'evolvesFrom'>;
const isA = ({ subtypes }: Pick<Card, 'subtypes'>, ...kinds: readonly string[]): boolean =>
  kinds.every((kind) => subtypes.includes(kind));

/** The first that fits (rules 11.2 to 11.12). The Mega Evolution ex of 2025 print their stage, the MEGA-EX before them none. */
const STAGES: readonly (readonly [kind: string, stage: Stage])[] = [
  ['Level-Up', 'levelUp'],
  ['BREAK', 'break'],
  ['V-UNION', 'vUnion'],
  ['LEGEND', 'legend'],
  ['Restored', 'restored'],
  ['VMAX', 'vmax'],
  ['VSTAR', 'vstar'],
  ['Stage 2', 'stage2'],
  ['Stage 1', 'stage1'],
  ['Basic', 'basic'],
  ['Baby', 'basic'],
  ['MEGA', 'mega'],
];
export function stageOf(card: Kinds): Stage {
  const found = STAGES.find(([kind]) => isA(card, kind));
  return found?.[1] ?? (card.evolvesFrom === undefined ? 'basic' : 'stage1');
}

/** Stages say themselves what they are. */
const NO_TAGS: readonly string[] = ['Basic', 'Stage 1', 'Stage 2', 'Item', 'Supporter', 'Stadium', 'Special'];
/** Pokémon with a box of rules printed on them. */
const RULE_BOX: readonly string[] = [
  'ex',
  'EX',
  'MEGA',
  'BREAK',
  'GX',
  'TAG TEAM',
  'Prism Star',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'Radiant',
];
/** «Pokémon V» means these too, though only their own kind is printed on them. */
const ALSO_V: readonly string[] = ['VMAX', 'VSTAR', 'V-UNION'];
/** What texts ask for besides name, stage and type. */
export function tagsOf({ supertype, subtypes }: Pick<Card, 'supertype' | 'subtypes'>): readonly string[] {
  const printed = subtypes.filter((kind) => !NO_TAGS.includes(kind));
  const isV = printed.some((kind) => ALSO_V.includes(kind)) && !printed.includes('V');
  const tags = isV ? [...printed, 'V'] : printed;
  const box = supertype === 'Pokémon' && tags.some((kind) => RULE_BOX.includes(kind));
  return box ? [...tags, 'Rule Box'] : tags;
}

/** The kinds of Pokémon whose Knock Out is worth more than one Prize (rule 7.4). */
const PRIZES: readonly (readonly [kinds: readonly string[], prizes: number])[] = [
  [['VMAX'], 3],
  [['TAG TEAM'], 3],
  [['V-UNION'], 3],
  [['MEGA', 'ex'], 3],
  [['VSTAR'], 2],
  [['V'], 2],
  [['GX'], 2],
  [['EX'], 2],
  [['ex'], 2],
];
/** The most of those that the card is. A LEGEND of two Pokémon prints two, one of a single Pokémon none. */
export const prizesOf = (card: Kinds): number =>
  Math.max(
    isA(card, 'LEGEND') && card.name.includes('&') ? 2 : 1,
    ...PRIZES.flatMap(([kinds, prizes]) => (isA(card, ...kinds) ? [prizes] : [])),
  );

/** Goes to the Lost Zone instead of the discard pile (rule 11.10). */
export const isLostForGood = (card: Pick<Card, 'subtypes'>): boolean => isA(card, 'Prism Star');
/** One of several cards that make one Pokémon: its number says which one (rules 11.7, 11.8). */
export const partOf = (card: Pick<Card, 'subtypes' | 'cardNumber'>): string | undefined =>
  isA(card, 'LEGEND') || isA(card, 'V-UNION') ? card.cardNumber : undefined;

/** Attacks and Abilities that a player uses once a game, by their names: all that say so are called like this, and no others. */
const ONCE: readonly (readonly [kind: string, name: RegExp, once: OnceAGame])[] = [
  ['GX', /GX$/, 'GX'],
  ['VSTAR', /Star/, 'VSTAR'],
];
export const onceOf = (card: Pick<Card, 'subtypes'>, { name }: { readonly name: string }) =>
  ONCE.find(([kind, pattern]) => isA(card, kind) && pattern.test(name))?.[2];

/** Rules that a kind prints on all its Pokémon, as if they were abilities; no Ability is taken away with them. */
const RULES: readonly (readonly [kind: string, effect: AbilityEffect])[] = [
  [
    'Baby',
    {
      works: 'always',
      from: 'active',
      on: { whose: 'opponent', place: 'active' },
      modifiers: [{ change: 'flipToAttack' }],
    },
  ],
  ['Tera', { works: 'always', from: 'bench', on: 'self', modifiers: [{ change: 'preventDamage' }] }],
];
export const rulesOf = (card: Pick<Card, 'subtypes'>): readonly AbilityFacts[] =>
  RULES.flatMap(([kind, effect]) =>
    isA(card, kind) ? [{ name: kind, kind: 'Rule', effects: [effect], offWhile: [] }] : [],
  );

/** Pokémon that may be attached as energy instead, by their names (rule 11.18). */
const AS_ENERGY: readonly (readonly [name: RegExp, asEnergy: AsEnergy])[] = [
  [/^Holon's (?:Magnemite|Voltorb)$/, { provides: [['Colorless']] }],
  [/^Holon's (?:Magneton|Electrode|Castform)$/, { provides: [TYPES, TYPES], swaps: true }],
];
export const asEnergyOf = ({ name }: Pick<Card, 'name'>): AsEnergy | undefined =>
  AS_ENERGY.find(([pattern]) => pattern.test(name))?.[1];

const TRAINERS: readonly (readonly [kind: string, trainer: TrainerKind])[] = [
  ['Supporter', 'supporter'],
  ['Stadium', 'stadium'],
  ['Pokémon Tool', 'tool'],
  ['Pokémon Tool F', 'toolF'],
];
/** Trainers without a kind of their own, all of the first years, are played as Items (rule 3.5). */
export const trainerKindOf = (card: Pick<Card, 'subtypes'>): TrainerKind =>
  TRAINERS.find(([kind]) => isA(card, kind))?.[1] ?? 'item';
/** On whom a kind of Tool is put (rule 11.14). */
export const ontoOf = (card: Pick<Card, 'subtypes'>): PokemonFilter | undefined =>
  isA(card, 'Pokémon Tool F') ? { card: { tag: 'EX' } } : undefined;

/** A Spirit Link names its Pokémon; it says the same on all of them (rule 11.4). */
export function linkOf({ name }: Pick<Card, 'name'>): readonly Continuous[] {
  const [, linked] = /^(.+) Spirit Link$/.exec(name) ?? [];
  if (linked === undefined) return [];
  const into = [`M ${linked}-EX`, `Primal ${linked}-EX`];
  return [{ on: 'self', modifiers: into.map((each) => ({ change: 'turnGoesOn', into: each })) }];
}
