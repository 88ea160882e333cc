/** The steps of an attack in the order of rule 5: price, before damage, damage, what comes after. */
import type { AttackFacts } from '../model/language.ts';
import type { AnyStep } from '../model/procedure.ts';

export function effectSteps({ damage, effect }: AttackFacts): AnyStep[] {
  const amount = effect?.damage ?? damage;
  return [
    ...(effect?.before ?? []),
    ...(amount === 0
      ? []
      : [
          {
            do: 'damage',
            to: 'defending',
            amount,
            ...(effect?.past === true ? ({ past: true } as const) : {}),
            ...(effect?.ignores === undefined ? {} : { ignores: effect.ignores }),
          } as const,
        ]),
    ...(effect?.prizes === undefined ? [] : [{ do: 'morePrizes', ...effect.prizes } as const]),
    ...(effect?.after ?? []),
  ];
}
