/** The printed number said again: for other cases than those in which the text says another. */
import type { Condition } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';
import { same } from '../grammar/template.ts';
import type { Statement } from '../language/statement.ts';

/** Whether it is said for the very case in which there is more, so that one of the two must be meant otherwise. */
export const saysOtherwise = (all: readonly Statement[]): boolean =>
  all.some((said) => {
    const is = 'part' in said && said.part === 'base' ? said.is : undefined;
    return is !== undefined && all.some((other) => isNumber(other) && asks(other, is));
  });

const isNumber = (said: Statement): boolean =>
  'part' in said && (said.part === 'more' || said.part === 'instead' || said.part === 'damage');

/** Whether that condition stands anywhere in it, but not that it does not hold. */
function asks(value: unknown, is: Condition): boolean {
  if (same(value, is)) return true;
  if (Array.isArray(value)) return value.some((part) => asks(part, is));
  return isNode(value) && Object.entries(value).some(([key, part]) => key !== 'not' && asks(part, is));
}
