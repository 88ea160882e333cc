/** The signs of a printed text as rules know them: however they are encoded, and without those that no reader sees. */

/** Signs that print differently and mean the same. */
export const SIGNS: readonly (readonly [printed: RegExp, folded: string])[] = [
  [/[’‘`´\u02bc\u2032]/g, "'"],
  // A word in quotes is the word.
  [/[“”"]/g, ' '],
  [/[−–\u2010-\u2012]/g, '-'],
  [/\u00a0/g, ' '],
  [/!/g, '.'],
];

/**
 * Soft hyphens, joiners, variation selectors. Not those that turn the direction of writing: what they make of a text is read
 * otherwise than it stands here.
 */
const INVISIBLE = /\u034f|\u180e|[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|[\ufe00-\ufe0f]/gu;

/** A sign with the marks upon it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
const IS_SEVERAL_WAYS = /[^\s!-~\u00a1-\u00ac\u00ae-\u00ff★☆♀♂δ◇]/u;

/** A text and, for each place in it and for its end, the place in the text as printed. */
export type ComposedText = { readonly text: string; readonly placeOf: (at: number) => number };

export function withPlainSigns(printed: string): ComposedText {
  const folded = SIGNS.reduce((sum, [sign, as]) => sum.replace(sign, as), printed);
  if (!IS_SEVERAL_WAYS.test(folded)) return { text: folded, placeOf: (at) => at };
  const places: number[] = [];
  let text = '';
  for (const { 0: cluster, index } of folded.matchAll(CLUSTER)) {
    const plain = asComposed(cluster);
    for (let at = 0; at < plain.length; at += 1) places.push(index);
    text += plain;
  }
  places.push(printed.length);
  return { text, placeOf: (at) => places[at] ?? printed.length };
}

/** Letters and digits in their usual form; a raised digit or a fraction is no number of cards and stays what it is. */
function asComposed(cluster: string): string {
  const seen = cluster.replace(INVISIBLE, '');
  return /^(?:\p{L}|\p{Nd}|[\uff00-\uffef])/u.test(seen) ? seen.normalize('NFKC') : seen.normalize('NFC');
}
