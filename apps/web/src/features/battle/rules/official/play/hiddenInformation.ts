/** The unknown that a commit brings to light, read from the effect: it says so before, because nothing is undone. */
import type { Step } from '@pokesol/engine/official';

const UNKNOWNS = ['flips', 'searches', 'draws', 'looks'] as const;
export type Unknown = (typeof UNKNOWNS)[number];

/** Steps lie within steps, under names of their own: everything is looked at. */
export function unknownsIn(steps: readonly Step[]): readonly Unknown[] {
  const found = new Set<Unknown>();
  walk(steps, found);
  return UNKNOWNS.filter((each) => found.has(each));
}

function walk(value: unknown, found: Set<Unknown>): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const step = value as Readonly<Record<string, unknown>>;
  switch (step.do) {
    case 'flip':
      found.add('flips');
      break;
    case 'draw':
      found.add('draws');
      break;
    case 'look':
    case 'orderTop':
      found.add('looks');
      break;
    case 'chooseCards':
      if (isHidden(step.from)) found.add('searches');
      break;
  }
  for (const each of Object.values(step)) walk(each, found);
}

const isHidden = (cards: unknown): boolean =>
  typeof cards === 'object' &&
  cards !== null &&
  'pile' in cards &&
  (cards.pile === 'deck' ||
    cards.pile === 'prizes' ||
    (cards.pile === 'hand' && 'whose' in cards && cards.whose === 'opponent'));
