/** What was so before the attack did anything, as its text asks of damage. */
import type { Condition, Selector } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { amount, number } from './numbers.ts';
import { defending, self } from './pokemon.ts';

const ACTIVE = { whose: 'opponent', place: 'active' } as const;

/** What was so before this attack did anything. */
export const beforehand = phrase<Condition>('beforehand');
beforehand.reads`${defending} already has any damage counter on it`.means(() => ({
  exists: { ...ACTIVE, where: { damaged: true } },
}));
{
  const on = defending;
  beforehand.reads`${on} already has ${amount} or more damage counter on it`.means((counters, atLeast) => ({
    quantity: { counters },
    atLeast,
  }));
  beforehand.reads`${on} already has at least ${number} damage counter on it`.means((counters, atLeast) => ({
    quantity: { counters },
    atLeast,
  }));
}
/** The same where something is done after the damage: whose counters are looked at before it. */
export const alreadyHurt = phrase<Selector>('alreadyHurt');
for (const among of [self, defending])
  alreadyHurt.says`${among} already has any damage counter on it`.means((of) => ({
    among: of,
    where: { damaged: true },
  }));
