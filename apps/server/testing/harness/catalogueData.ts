/** What the fake servers of foreign catalogues serve: the public card data where it is, and a small set of our own. */
import { publicCards, publicSet, publicSetIds } from '@pokesol/cards/testing';
import type { FakeCard, FakeData, FakeSet } from '../fakes/fakeTcgApi.ts';
import { EDGE_CASE_CARDS, EDGE_CASE_SET } from './edgeCaseSet.ts';

export const EDGE_CASES: FakeData = {
  sets: [EDGE_CASE_SET],
  cards: (setId) => (setId === EDGE_CASE_SET.id ? EDGE_CASE_CARDS : []),
};

/** Every set of the public data whose cards are there, and the small one. Nothing but that in a plain clone. */
export function publicFakeData(): FakeData {
  const known = new Map<string, readonly FakeCard[]>([[EDGE_CASE_SET.id, EDGE_CASE_CARDS]]);
  const sets = publicSetIds().flatMap((id): FakeSet[] => {
    const set = publicSet(id);
    return set === undefined ? [] : [set];
  });
  return {
    sets: [...sets, EDGE_CASE_SET],
    cards(setId) {
      const cards = known.get(setId) ?? publicCards(setId);
      known.set(setId, cards);
      return cards;
    },
  };
}

/** Another printing of the same sets: as many cards again, under ids of their own. */
export function copied(data: FakeData, suffix: string): FakeData {
  return {
    sets: data.sets.map((set) => ({ ...set, id: `${set.id}${suffix}`, name: `${set.name} ${suffix}` })),
    cards: (setId) =>
      data.cards(setId.slice(0, -suffix.length)).map((card) => ({ ...card, id: `${setId}-${card.number}` })),
  };
}

export const together = (...all: readonly FakeData[]): FakeData => ({
  sets: all.flatMap(({ sets }) => sets),
  cards: (setId) => all.find(({ sets }) => sets.some(({ id }) => id === setId))?.cards(setId) ?? [],
});
