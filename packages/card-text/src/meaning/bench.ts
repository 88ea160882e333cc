/**
 * Damage to the Bench is without Weakness and Resistance (rule 6.3): the effect says so, whatever words named the Pokémon, and
 * the text need not. What was chosen there and has changed places since may be Active, and the table looks where it stands.
 */
import type { Selector, Step } from '@pokesol/engine/official';
import { mapped } from '../grammar/data.ts';

const isStep = (value: object): value is Step => 'do' in value;

/** With `plain` on what is done to the Bench. Names are given already. */
export const plainOnBench = <T>(meaning: T): T => onBench(meaning, true);
/** Without it. */
export const withoutPlain = <T>(meaning: T): T => onBench(meaning, false);

function onBench<T>(meaning: T, plain: boolean): T {
  const chosen = new Map<string, Selector>();
  return mapped(meaning, (part) => {
    if (!isStep(part)) return part;
    if (part.do === 'choosePokemon') chosen.set(part.as, part.from);
    if (part.do === 'changePlaces' && typeof part.with !== 'string' && 'bound' in part.with)
      chosen.delete(part.with.bound);
    if (part.do !== 'damage' || !isBenched(part.to, chosen)) return part;
    const { plain: _plain, ...others } = part;
    return plain ? { ...others, plain: true } : others;
  });
}

function isBenched(to: Selector, chosen: ReadonlyMap<string, Selector>): boolean {
  if (typeof to === 'string') return false;
  if ('bound' in to) {
    const from = chosen.get(to.bound);
    return from !== undefined && isBenched(from, chosen);
  }
  return 'place' in to && to.place === 'bench';
}
