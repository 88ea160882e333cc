/** Differences between engines that are right, each with its reason: the table of boxes leaves them out. */
import type { Reason } from './boxes.ts';
import type { EngineName } from './engine.ts';

const LETTERS = 'WebKitGTK rounds the width of each letter to whole pixels, Safari and the others do not';

/** `places` as the roads name them. */
const REASONS: readonly (Reason & { readonly engine: EngineName; readonly places: RegExp })[] = [
  {
    engine: 'webkit',
    places: /^(admin .*|first visit)$/,
    box: /^title$/,
    side: 'width',
    upTo: 3,
    why: `A heading is as wide as the line of text below it. ${LETTERS}.`,
  },
  {
    engine: 'webkit',
    places: /^admin packs$/,
    box: /^panel$/,
    side: 'height',
    upTo: 25,
    why: `A pack's description ends within a pixel of the line's end and breaks once more. ${LETTERS}.`,
  },
  {
    engine: 'webkit',
    places: /ended$/,
    box: /^buttons 1$/,
    side: 'left',
    upTo: 4,
    why: `«Watch from there» stands behind a line of letters. ${LETTERS}.`,
  },
];

export const reasonsFor = (place: string, engine: string): readonly Reason[] =>
  REASONS.filter((each) => each.engine === engine && each.places.test(place));
