/**
 * What a Pokémon does after it knocked itself out is done to others of its side: it waits for its Knock Out and is still in
 * play while the effect goes on.
 */
import type { Step } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';

const knocksItselfOut = (step: unknown): boolean =>
  isNode(step) && Reflect.get(step, 'do') === 'knockOut' && Reflect.get(step, 'on') === 'self';

type Change = (group: object) => object;
/** `change` of every group of the own side's Pokémon in what is done afterwards. */
function afterwards<T>(meaning: T, change: Change, isGone = false): T {
  if (!isNode(meaning)) return meaning;
  if (Array.isArray(meaning)) {
    let gone = isGone;
    return meaning.map((each: unknown) => {
      const changed = afterwards(each, change, gone);
      gone ||= knocksItselfOut(each);
      return changed;
    }) as T;
  }
  const inside = Object.fromEntries(
    Object.entries(meaning).map(([key, value]) => [key, afterwards(value, change, isGone)]),
  );
  return (isGone && isOfOwnSide(inside) ? change(inside) : inside) as T;
}
const isOfOwnSide = (part: object): boolean =>
  Reflect.get(part, 'whose') === 'own' && ['bench', 'inPlay'].includes(String(Reflect.get(part, 'place')));

export const withoutItself = (steps: readonly Step[]): readonly Step[] =>
  afterwards(steps, (group) => ({ ...group, other: true }));
/** As texts say it, which need not say that. */
export const withItself = (steps: readonly Step[]): readonly Step[] =>
  afterwards(steps, (group) => Object.fromEntries(Object.entries(group).filter(([key]) => key !== 'other')));
