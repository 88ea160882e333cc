/** Texts of attacks of a Pokémon that no card prints, for tests of single rules. */
import type { AttackEffect } from '@pokesol/engine/official';
import { type Compiled, compileAttack, writeAttack } from '../compile.ts';
import type { PrintedDamage } from '../meaning/assemble.ts';
import { lexiconOf, type Source } from '../text/names.ts';

const SOURCE: Source = { name: 'Emberling', own: ['Cinder', 'Second Blow'] };
const CARDS = lexiconOf(['Emberling', 'Mosswing', 'Switch']);

/** «30+» as the number 30 with its sign. */
const printedOf = (printed: string): PrintedDamage => ({
  damage: Number.parseInt(printed || '0', 10),
  sign: (['+', '×', '-'] as const).find((sign) => printed.endsWith(sign)) ?? '',
});

/** Of Emberling, whose attacks are Cinder and Second Blow; Mosswing and Switch are cards too. */
const attackOf = (text: string, printed = ''): Compiled<AttackEffect> =>
  compileAttack(text, printedOf(printed), SOURCE, CARDS);

/** The effect, which must be written and read again as the same; or why the text is refused. */
export function meaningOf(text: string, printed = ''): AttackEffect | string {
  const read = attackOf(text, printed);
  if ('unread' in read) return read.why;
  const again = attackOf(writeAttack(read.effect) ?? '', printed);
  return 'effect' in again && JSON.stringify(again.effect) === JSON.stringify(read.effect)
    ? read.effect
    : 'written otherwise';
}

/** Text, printed number, meaning. */
export type Row = readonly [text: string, printed: string, meaning: object];
