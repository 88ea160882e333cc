/** The order in which the own hand is shown: as its cards were drawn, or by their kinds. */
import type { CardNo } from '@pokesol/engine';
import type { CardFacts, TrainerKind } from '@pokesol/engine/official';
import { factsIn, type ShownCards } from '../../../board/cardLook.ts';

export type HandOrder = 'drawn' | 'kind';

const TRAINERS: readonly TrainerKind[] = ['item', 'tool', 'toolF', 'supporter', 'stadium'];

/** Basic Pokémon, those that evolve, Trainers by what they are, energy. */
function placeOf(facts: CardFacts): number {
  switch (facts.kind) {
    case 'pokemon':
      return facts.stage === 'basic' ? 0 : 1;
    case 'trainer':
      return 2 + TRAINERS.indexOf(facts.trainer);
    case 'energy':
      return 2 + TRAINERS.length + (facts.basic ? 0 : 1);
  }
}

/** Cards of one kind stand by their names, copies side by side. */
export function handInOrder(
  view: ShownCards<CardFacts>,
  hand: readonly CardNo[],
  order: HandOrder,
): readonly CardNo[] {
  if (order === 'drawn') return hand;
  const cards = hand.map((card) => {
    const facts = factsIn(view, card);
    return {
      card,
      place: facts === undefined ? Number.POSITIVE_INFINITY : placeOf(facts),
      name: facts?.name,
    };
  });
  return cards
    .sort((one, other) => one.place - other.place || (one.name ?? '').localeCompare(other.name ?? ''))
    .map(({ card }) => card);
}
