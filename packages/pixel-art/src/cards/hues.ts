/** How pictures of the same thing differ: by a colour that a name asks for, or by the next one. */
import type { Colour } from '../colours.ts';
import { DULL, type Layer, litColour, mainColour, PAINTS, shadedColour } from './objects/layers.ts';
import { RANKS } from './ranks.ts';

const { red, blue, green, yellow, purple, orange, teal, pink } = PAINTS;
const HUES: readonly Colour[] = [red, blue, green, yellow, purple, orange, teal, pink, '8c98b0', 'c8743c'];

/** Cities before types: their names are colours. */
const NAMED_HUES: readonly (readonly [word: RegExp, hue: Colour])[] = [
  [/cerulean/i, blue],
  [/vermilion/i, 'e8782c'],
  [/celadon/i, '58b890'],
  [/fuchsia/i, pink],
  [/saffron|gold|lucky/i, yellow],
  [/cinnabar|\bred\b/i, red],
  [/pewter/i, '8c98b0'],
  [/viridian/i, green],
  [/lavender/i, purple],
  [/snow|blizzard|\bice\b|frost/i, 'bfe8ff'],
  [/grass|leaf|forest/i, green],
  [/fire|fiery|flame/i, red],
  [/water|aqua|sea/i, blue],
  [/lightning|electr|thunder/i, yellow],
  [/psychic/i, purple],
  [/fighting|magma/i, 'c8743c'],
  [/dark|dusk|night/i, '5c5080'],
  [/metal|steel|silver/i, '8c98b0'],
  [/fairy/i, pink],
  [/dragon/i, 'c8a03c'],
];
const MORE = /\b(super|superior|hyper|max|double|new|great)\b/i;

/** The colour of clothes; undefined for the usual one. */
export function clothesOf(name: string): Colour | undefined {
  const rank = RANKS[name] ?? 0;
  return rank === 0 ? undefined : HUES[(rank - 1) % HUES.length];
}

type Recolouring = {
  /** Whether words of the name, such as a type, ask for a colour; a rank always does. */
  readonly byWords?: boolean;
  /** Colours that do not change as long as there are others. */
  readonly dull?: readonly Colour[];
};

/** What each colour of a picture becomes under that name. */
export function recolouringFor(
  name: string,
  layers: readonly Layer[],
  { byWords = true, dull = DULL }: Recolouring = {},
): (colour: Colour) => Colour {
  const from = mainColour(layers, dull);
  const to = hueFor(name, from, byWords);
  const changed = new Map([
    [from, to],
    [litColour(from), litColour(to)],
    [shadedColour(from), shadedColour(to)],
  ]);
  return (colour) => changed.get(colour) ?? colour;
}

function hueFor(name: string, usual: Colour, byWords: boolean): Colour {
  const rank = RANKS[name];
  const typed = NAMED_HUES.find(([word]) => word.test(name))?.[1];
  if (byWords && rank === undefined && typed !== undefined) return typed;
  const step = rank ?? (byWords && MORE.test(name) ? 1 : 0);
  if (step === 0) return usual;
  const others = HUES.filter((hue) => hue !== usual);
  return others[(step - 1) % others.length] ?? usual;
}
