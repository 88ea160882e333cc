/** Attacks that a trainer lends to the Pokémon it lies on: printed beside its text, and read as those of Pokémon are. */
import { TYPES, type Type } from '@pokesol/engine';
import type { AttackFacts } from '@pokesol/engine/official';
import { compileAttack } from '../compile.ts';
import type { Lexicon, Source } from '../text/names.ts';
import { type PrintedCard, printedDamageOf } from './printed.ts';

const isType = (name: string): name is Type => (TYPES as readonly string[]).includes(name);

/** Of an attack whose cost or text is not understood the effect is `null`: it cannot be lent. */
export function lentAttacks(
  { attacks = [] }: PrintedCard,
  source: Source,
  cards: Lexicon,
): readonly AttackFacts[] {
  return attacks.map(({ name, cost = [], damage, text = '' }) => {
    const types = cost.filter(isType);
    const number = printedDamageOf(damage);
    const read = text.trim() === '' ? { effect: {} } : compileAttack(text, number, source, cards);
    const known = 'effect' in read && types.length === cost.length && cost.length > 0;
    return {
      name,
      cost: types,
      ...number,
      effect: known ? read.effect : null,
      ...(name.endsWith('-GX') && ({ once: 'GX' } as const)),
    };
  });
}
