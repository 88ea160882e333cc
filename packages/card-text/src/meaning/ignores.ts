/**
 * What the damage of an attack goes past: said once in a text, it holds for the printed number and for every damage that the
 * attack does to the opponent's Pokémon besides.
 */
import type { Step, StepOf } from '@pokesol/engine/official';
import { mapped } from '../grammar/data.ts';

export type Past = { readonly ignores: readonly ('weakness' | 'resistance')[]; readonly past: boolean };
type Damage = StepOf<'damage'>;

/** To the Bench neither counts anyway; what it does to itself is not meant. */
const isMeant = (value: object): value is Damage =>
  'do' in value && value.do === 'damage' && 'to' in value && value.to !== 'self' && !('plain' in value);

/** The steps, each damage with what it goes past. */
export const goingPast = (steps: readonly Step[], { ignores, past }: Past): readonly Step[] =>
  changed(steps, (damage) => ({
    ...damage,
    ...(past && { past }),
    ...(ignores.length > 0 && { ignores }),
  }));

/** Whether there is damage in the steps that a text can mean. */
export function hasDamage(steps: readonly Step[]): boolean {
  let found = false;
  changed(steps, (damage) => {
    found = true;
    return damage;
  });
  return found;
}

type Went = { readonly steps: readonly Step[]; readonly all: Past | undefined };
/** The steps without it, and what all of their damage goes past; nothing where they differ. */
export function wentPast(steps: readonly Step[]): Went {
  const found = new Map<string, Past>();
  const without = changed(steps, ({ ignores = [], past = false, ...others }) => {
    found.set(JSON.stringify([ignores, past]), { ignores, past });
    return others;
  });
  const [only, ...more] = found.values();
  return more.length > 0 ? { steps, all: undefined } : { steps: without, all: only };
}

const changed = (steps: readonly Step[], change: (damage: Damage) => object): readonly Step[] =>
  mapped(steps, (part) => (isMeant(part) ? change(part) : part));
