/** The letters that the shipped sets write types with. */
import type { CardType } from '../card.ts';

const LETTERS = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
} as const satisfies Record<string, CardType>;
export type Letter = keyof typeof LETTERS;

const isLetter = (sign: string): sign is Letter => Object.hasOwn(LETTERS, sign);
const LETTER_OF = new Map<CardType, string>(Object.entries(LETTERS).map(([letter, type]) => [type, letter]));

export const typeOf = (letter: Letter): CardType => LETTERS[letter];

/** `'RRC'` as Fire, Fire and Colorless. Throws RangeError at another letter. */
export const typesOf = (letters: string): CardType[] =>
  [...letters].map((sign) => {
    if (!isLetter(sign)) throw new RangeError(`No energy has the letter ${JSON.stringify(sign)}`);
    return LETTERS[sign];
  });

export const lettersOf = (types: readonly CardType[]): string =>
  types.map((type) => LETTER_OF.get(type) ?? '').join('');
