/** What a species looks like, as data: the closed list of words, and the sizes and colours that parts may have. */
import type { Colour } from '../colours.ts';
import type { OutlineName } from './outlines/outlineNames.ts';

export type BodyPlan =
  | 'biped-upright'
  | 'biped-stout'
  | 'biped-hunched'
  | 'humanoid'
  | 'quadruped-slender'
  | 'quadruped-stout'
  | 'serpent'
  | 'bird-standing'
  | 'bird-flying'
  | 'bat'
  | 'insect-larva'
  | 'cocoon'
  | 'insect-winged'
  | 'arthropod-standing'
  | 'crustacean'
  | 'fish'
  | 'flippered'
  | 'seahorse'
  | 'tentacled'
  | 'bivalve'
  | 'star'
  | 'blob'
  | 'ball'
  | 'ball-limbed'
  | 'burrower'
  | 'rock-limbed'
  | 'plant-pitcher'
  | 'plant-walking'
  | 'ghost-cloud'
  | 'machine';

export type Posture =
  | 'standing'
  | 'leaning'
  | 'all-fours'
  | 'sitting'
  | 'floating'
  | 'flying'
  | 'swimming'
  | 'coiled'
  | 'rearing'
  | 'crawling'
  | 'buried';

export type ColourSlot = 'main' | 'second' | 'belly' | 'accent' | 'detail';
type Ink = 'white' | 'black' | 'grey' | 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'pink' | 'brown';
export type ColourName = ColourSlot | Ink;
export type Size = 'small' | 'medium' | 'large' | 'huge';
type Pose = 'back' | 'side' | 'folded' | 'raised' | 'loose' | 'forked' | 'uneven';
type Where =
  | 'body'
  | 'face'
  | 'forehead'
  | 'top'
  | 'neck'
  | 'chest'
  | 'belly'
  | 'back'
  | 'sides'
  | 'limbs'
  | 'wings'
  | 'mouth'
  | 'around';

/** Left out: medium, one of it (two eyes, ears, arms, legs, wings), in the main colour. */
export type Part<Kind extends string> = {
  readonly kind: Kind;
  readonly size?: Size;
  readonly count?: number;
  readonly colour?: ColourName;
  /** Inside of an ear or mouth, skin of a wing, heart of a fire. */
  readonly second?: ColourName;
  readonly tip?: ColourName;
  readonly where?: Where;
  readonly pose?: Pose;
};

type HeadShape =
  | 'round'
  | 'oval'
  | 'wide'
  | 'wedge'
  | 'blocky'
  | 'pointed'
  | 'dome'
  | 'bell'
  | 'skull'
  | 'merged';
type Muzzle = Part<'short' | 'broad' | 'long' | 'beak-short' | 'beak-hooked' | 'beak-long' | 'bill' | 'tube'>;
export type Ears = Part<'pointed' | 'round' | 'long' | 'fan' | 'fin' | 'wing' | 'curled' | 'tuft'>;
export type Top = Part<
  | 'horn'
  | 'spike'
  | 'crest'
  | 'ridge'
  | 'plume'
  | 'tuft'
  | 'curl'
  | 'hair'
  | 'antenna'
  | 'antler'
  | 'leaf'
  | 'flower'
  | 'flame'
  | 'gem'
  | 'coin'
  | 'star'
  | 'fin'
  | 'stem'
  | 'pincer'
  | 'screw'
>;
export type Eyes = Part<
  'round' | 'big' | 'bead' | 'narrow' | 'half' | 'closed' | 'compound' | 'stare' | 'none'
>;
export type Mouth = Part<'line' | 'smile' | 'frown' | 'open' | 'gape' | 'grin' | 'lips'> & {
  readonly teeth?: 'fangs' | 'buck' | 'tusks' | 'row';
  readonly tongue?: 'out' | 'long';
};
type Head = {
  readonly shape: HeadShape;
  readonly colour?: ColourName;
  readonly muzzle?: Muzzle;
  readonly nose?: Part<'round' | 'pig' | 'trunk'>;
  readonly ears?: Ears;
  readonly tops?: readonly Top[];
  readonly eyes: Eyes;
  readonly cheeks?: readonly Part<'discs' | 'whiskers' | 'barbels' | 'moustache'>[];
  readonly mouth?: Mouth;
};
type Belly = Part<'patch' | 'plated' | 'front' | 'spiral' | 'pouch' | 'core'>;
export type Marking = Part<
  | 'stripes'
  | 'bands'
  | 'spots'
  | 'patches'
  | 'rings'
  | 'mask'
  | 'segments'
  | 'plates'
  | 'bricks'
  | 'scales'
  | 'fur'
  | 'vines'
  | 'cracks'
  | 'face'
  | 'bolt'
  | 'skull-mark'
  | 'lower-half'
  | 'belt'
  | 'garment'
>;
export type Collar = Part<'ruff' | 'mane' | 'frill' | 'spikes' | 'flame' | 'hood' | 'gem'>;
export type Back = Part<
  | 'bulb'
  | 'bud'
  | 'flower'
  | 'leaf'
  | 'shell'
  | 'spiral-shell'
  | 'mushroom'
  | 'cannon'
  | 'spikes'
  | 'quills'
  | 'ridge'
  | 'fin'
  | 'tube'
  | 'wheel'
>;
export type Wings = Part<'feather' | 'membrane' | 'butterfly' | 'clear' | 'fairy' | 'spiky' | 'flame'>;
type Body = {
  readonly colour?: ColourName;
  readonly outline?: OutlineName;
  readonly belly?: Belly;
  readonly markings?: readonly Marking[];
  readonly collar?: Collar;
  readonly back?: readonly Back[];
  readonly wings?: Wings;
};
export type Arms = Part<
  | 'stub'
  | 'paw'
  | 'claw'
  | 'hand'
  | 'fist'
  | 'glove'
  | 'pincer'
  | 'blade'
  | 'stinger'
  | 'flipper'
  | 'fin'
  | 'leaf'
  | 'magnet'
>;
export type Legs = Part<
  'stub' | 'foot' | 'paw' | 'claw' | 'hoof' | 'talon' | 'web' | 'point' | 'root' | 'tentacle'
>;
export type Tail = Part<
  | 'stub'
  | 'thin'
  | 'whip'
  | 'thick'
  | 'curl'
  | 'bushy'
  | 'bolt'
  | 'fan'
  | 'ribbon'
  | 'fluke'
  | 'fin'
  | 'flame'
  | 'wisp'
> & { readonly end?: 'flame' | 'bolt' | 'ball' | 'shell' | 'rattle' | 'gem' | 'spike' };
type Carried = Part<'spoon' | 'bone' | 'leek' | 'pendulum' | 'egg' | 'hammer' | 'beam'>;

export type Features = {
  readonly bodyPlan: BodyPlan;
  readonly posture: Posture;
  readonly proportions: {
    /** Its share of the height; 1: the face is on the body. */
    readonly head: number;
    readonly neck: 'none' | 'short' | 'long';
    readonly limbs: 'none' | 'stub' | 'short' | 'medium' | 'long';
    readonly girth: 'thin' | 'slim' | 'medium' | 'broad' | 'round';
  };
  readonly palette: { readonly main: Colour } & { readonly [slot in ColourSlot]?: Colour };
  readonly head: Head;
  readonly body: Body;
  readonly arms?: Arms;
  readonly legs?: Legs;
  readonly tail?: Tail;
  readonly carries?: readonly Carried[];
  readonly hasBaby?: boolean;
  readonly aura?: readonly Part<'gas' | 'sparks' | 'slime'>[];
  /** Heads on one body. */
  readonly heads?: number;
  /** How often the whole figure stands there. */
  readonly units?: {
    readonly count: number;
    readonly layout: 'row' | 'triangle' | 'heap' | 'big-and-small' | 'stacked';
  };
};

const SIZES: Readonly<Record<Size, number>> = { small: 0.65, medium: 1, large: 1.4, huge: 1.9 };
export const sizeOf = ({ size = 'medium' }: { readonly size?: Size }): number => SIZES[size];

const INKS: Readonly<Record<Ink, Colour>> = {
  white: 'f8f8ff',
  black: '2c2a36',
  grey: 'a8acb4',
  red: 'd83840',
  yellow: 'f6d040',
  green: '58a848',
  blue: '3f7cd0',
  purple: '7c52a0',
  pink: 'f48ca4',
  brown: '84542e',
};

/** A slot that a palette leaves out is its main colour. */
export function colourOf({ palette }: Features, name: ColourName): Colour {
  switch (name) {
    case 'main':
    case 'second':
    case 'belly':
    case 'accent':
    case 'detail':
      return palette[name] ?? palette.main;
    default:
      return INKS[name];
  }
}
