/** Whether a step changes what a quantity counts: counters, energy or Special Conditions of the same Pokémon. */
import type { Step } from '@pokesol/engine/official';
import { isNode } from '../grammar/data.ts';

/** Kinds of what is counted, by the fields that count it, and the steps that change it. */
const KINDS: readonly { readonly counts: readonly string[]; readonly does: readonly Step['do'][] }[] = [
  {
    counts: ['counters', 'remainingHp', 'damaged', 'remainingAtMost', 'hpLeftOver'],
    does: ['putCounters', 'distribute', 'heal', 'moveCounters', 'swapCounters', 'damage'],
  },
  {
    counts: ['energy', 'unpaid', 'basicEnergyTypes', 'energyAtLeast', 'specialEnergy'],
    does: ['attachEnergy', 'attachEach', 'move'],
  },
  { counts: ['statuses', 'conditions', 'conditionsAtLeast'], does: ['afflict', 'cure'] },
];

type Field = { readonly key: string; readonly of: object };
function fieldsIn(value: unknown): readonly Field[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isNode(value)) return [];
  return [
    ...Object.keys(value).map((key) => ({ key, of: value })),
    ...Object.values(value).flatMap(fieldsIn),
  ];
}
const says = (value: unknown, word: string): boolean => JSON.stringify(value).includes(`"${word}"`);

/** Only where each of them speaks of one Pokémon, and of two of them, do they leave one another alone. */
const isApart = (step: object, counted: unknown): boolean =>
  (says(step, 'self') && !says(step, 'defending') && !says(counted, 'self')) ||
  (says(step, 'defending') && !says(step, 'self') && !says(counted, 'defending'));

export function changesWhat(step: Step, counted: unknown): boolean {
  const keys = new Set(fieldsIn(counted).map(({ key }) => key));
  const steps = fieldsIn(step).filter(({ key }) => key === 'do');
  return KINDS.some(
    ({ counts, does }) =>
      counts.some((key) => keys.has(key)) &&
      steps.some(({ of }) => does.some((word) => Reflect.get(of, 'do') === word) && !isApart(of, counted)),
  );
}
