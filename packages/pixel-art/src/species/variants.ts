/** What a card's name and kind change in the looks of its species: dark ones, regional forms, giants, and each print's shade. */
import type { Colour } from '../colours.ts';
import type { Dice } from '../dice.ts';
import type { ColourName, ColourSlot, Features } from './features.ts';
import { mixedColour } from './inks.ts';
import { regionalFormOf } from './regionalForms.ts';

function withPalette(features: Features, change: (colour: Colour, slot: ColourSlot) => Colour): Features {
  const palette: { main: Colour } & { [slot in ColourSlot]?: Colour } = { ...features.palette };
  for (const slot of SLOTS) {
    const colour = palette[slot];
    if (colour !== undefined) palette[slot] = change(colour, slot);
  }
  return { ...features, palette };
}
const SLOTS: readonly ColourSlot[] = ['main', 'second', 'belly', 'accent', 'detail'];

const towards = (features: Features, tint: Colour, share: number): Features =>
  withPalette(features, (colour, slot) => mixedColour(colour, tint, slot === 'main' ? share : share / 2));

/** By a word at the start of the name. Owners ("Brock's Onix") change nothing: it is still the same creature. */
const FORMS: readonly { readonly word: RegExp; readonly change: (features: Features) => Features }[] = [
  {
    word: /^Dark /,
    change: (features) => ({
      ...towards(features, '2c1c48', 0.45),
      head: {
        ...features.head,
        eyes: {
          ...features.head.eyes,
          ...(features.head.eyes.kind === 'none' ? {} : { kind: 'narrow', colour: 'red' }),
        },
      },
    }),
  },
  { word: /^Light /, change: (features) => towards(features, 'fff8d8', 0.42) },
  { word: /^Alolan /, change: (features) => towards(features, '7cc8e8', 0.4) },
  { word: /^Galarian /, change: (features) => towards(features, 'd8d0e8', 0.5) },
  { word: /^Hisuian /, change: (features) => towards(features, '8c5c58', 0.42) },
  { word: /^Paldean /, change: (features) => towards(features, '5c4c44', 0.5) },
  {
    word: /^Shining |★|^Radiant /,
    change: (features) => withSparks(towards(rotated(features), 'fff4c0', 0.12)),
  },
  { word: /δ/, change: (features) => withSparks(towards(features, 'c0a868', 0.38)) },
];

/** What glows about the kinds of cards that are more than their species; each in a colour of its own. */
const GLOWS = {
  ex: 'yellow',
  EX: 'yellow',
  GX: 'blue',
  'TAG TEAM': 'green',
  V: 'white',
  VSTAR: 'pink',
  MEGA: 'red',
} as const;
const isGlowing = (kind: string): kind is keyof typeof GLOWS => kind in GLOWS;

/** Printed as a kind, or only as the end of a name: «Charizard ex», «M Gengar-EX». */
const kindsOf = (name: string, subtypes: readonly string[]): readonly string[] => [
  ...subtypes,
  ...(/[ -](ex|EX|GX|V|VMAX|VSTAR)$/.exec(name)?.slice(1) ?? []),
  ...(/^(?:M|Mega) /.test(name) ? ['MEGA'] : []),
];

const giant = (features: Features): Features => ({
  ...towards(features, 'c02858', 0.22),
  aura: [{ kind: 'gas', size: 'small', colour: 'red' }],
});

/** All that grows from it is at its largest: horns, wings, tail. */
function mega(features: Features): Features {
  const { head, body, tail } = features;
  const tops = head.tops?.map((top) => ({ ...top, size: 'huge' as const })) ?? [{ kind: 'horn', count: 2 }];
  return {
    ...withSparks(features, GLOWS.MEGA),
    head: { ...head, tops },
    body: { ...body, ...(body.wings && { wings: { ...body.wings, size: 'huge' } }) },
    ...(tail && { tail: { ...tail, size: 'huge' } }),
  };
}

/** Over what surrounds it anyway; sparks of its own make room. */
const withSparks = (features: Features, colour: ColourName = 'yellow'): Features => ({
  ...features,
  aura: [...(features.aura ?? []).filter(({ kind }) => kind !== 'sparks'), { kind: 'sparks', colour }],
});

/** Red becomes green, green blue, blue red: what is rare about its colours. */
const rotated = (features: Features): Features =>
  withPalette(features, (colour) => `${colour.slice(2, 4)}${colour.slice(4, 6)}${colour.slice(0, 2)}`);

export function variantOf(
  features: Features,
  name: string,
  subtypes: readonly string[],
  print: Dice,
): Features {
  const formed =
    regionalFormOf(features, name) ??
    FORMS.reduce((looks, { word, change }) => (word.test(name) ? change(looks) : looks), features);
  const kinds = kindsOf(name, subtypes);
  const kinded = kinds.includes('VMAX')
    ? giant(formed)
    : kinds
        .filter(isGlowing)
        .reduce((looks, kind) => (kind === 'MEGA' ? mega(looks) : withSparks(looks, GLOWS[kind])), formed);
  const shade = print.between(-0.08, 0.08);
  return towards(kinded, shade < 0 ? '201830' : 'ffffff', Math.abs(shade));
}
