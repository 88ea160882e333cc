/** The letters of energy in deck lists, as signs of types: read more easily than emblems, and without colours. */
import { pixelPath } from '@pokesol/pixel-art';
import type { TypeStyle } from '@pokesol/pixel-art/cards';

/** Ten rows of ten, as the emblems have. */
const rows = (...inner: string[]): readonly string[] => ['', ...inner.map((row) => `..${row}`)];

const G = rows('.####', '##..##', '##', '##.###', '##..##', '##..##', '.####');
const R = rows('#####', '##..##', '##..##', '#####', '####', '##.##', '##..##');
const W = rows('##..##', '##..##', '##..##', '######', '######', '######', '##..##');
const L = rows('##', '##', '##', '##', '##', '##..##', '######');
const P = rows('#####', '##..##', '##..##', '#####', '##', '##', '##');
const F = rows('######', '##', '##', '#####', '##', '##', '##');
const D = rows('#####', '##..##', '##..##', '##..##', '##..##', '##..##', '#####');
const M = rows('##..##', '######', '######', '######', '##..##', '##..##', '##..##');
const Y = rows('##..##', '##..##', '##..##', '.####', '..##', '..##', '..##');
const N = rows('##..##', '###.##', '######', '######', '##.###', '##..##', '##..##');
const C = rows('.####', '##..##', '##', '##', '##', '##..##', '.####');

const LETTERS: Partial<Record<TypeStyle | 'trainer', readonly string[]>> = {
  grass: G,
  fire: R,
  water: W,
  electric: L,
  psychic: P,
  fighting: F,
  dark: D,
  steel: M,
  fairy: Y,
  dragon: N,
  normal: C,
};

/** Of the types that no energy has there is none. */
export function letterPath(style: TypeStyle | 'trainer'): string | undefined {
  const letter = LETTERS[style];
  return letter && pixelPath(letter, '#');
}
