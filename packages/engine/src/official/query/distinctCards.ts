/** Cards of which no two may share a name, or a type: who shares what, and how many of them can be chosen together. */
import { at } from '../../kernel/at.ts';
import type { CardNo } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import { TYPES } from '../../kernel/types.ts';
import type { ChoiceOf } from '../model/choices.ts';
import type { Table } from '../model/state.ts';

type Shared = readonly (readonly number[])[];

/** For each card the numbers of its name, or of its types; a card that has none shares nothing. */
export function sharedBy(table: Table, cards: readonly CardNo[], different: 'names' | 'types'): Shared {
  const all = cards.map((card) => factsOf(table, card));
  const names = [...new Set(all.map(({ name }) => name))];
  return all.map((facts) => {
    if (different === 'names') return [names.indexOf(facts.name)];
    const types = facts.kind === 'pokemon' ? facts.types : facts.kind === 'energy' ? [facts.type] : [];
    return types.flatMap((type) => (type === null ? [] : [TYPES.indexOf(type)]));
  });
}

/** How many can be chosen at most, none sharing anything with another. */
export function mostDistinct(shared: Shared): number {
  const free = shared.filter((each) => each.length === 0).length;
  const single = [...new Set(shared.flatMap((each) => (each.length === 1 ? each : [])))];
  const several = [
    ...new Map(shared.filter((each) => each.length > 1).map((each) => [each.join(), each])).values(),
  ];
  // With those of several types each is taken or left; of the others then one for each that is still free.
  const best = (from: number, taken: readonly number[]): number => {
    const next = several[from];
    if (next === undefined) return single.filter((each) => !taken.includes(each)).length;
    const without = best(from + 1, taken);
    if (next.some((each) => taken.includes(each))) return without;
    return Math.max(without, 1 + best(from + 1, [...taken, ...next]));
  };
  return free + best(0, []);
}

type Asked = Pick<ChoiceOf<'cards'>, 'cards' | 'unlike' | 'min' | 'max'>;

const sharedIn = ({ cards, unlike = [] }: Asked, card: CardNo): readonly number[] =>
  unlike[cards.indexOf(card)] ?? [];

/** Whether no two of them share anything. */
export function areDistinct(asked: Asked, chosen: readonly CardNo[]): boolean {
  const all = chosen.flatMap((card) => sharedIn(asked, card));
  return new Set(all).size === all.length;
}

/** Those of `offered` that may be picked next so that the least number can still be reached, in the order of the question. */
export function distinctItems(
  asked: Asked,
  picked: readonly CardNo[],
  offered: readonly CardNo[],
): readonly CardNo[] {
  const fitting = offered.filter((card) => areDistinct(asked, [...picked, card]));
  return fitting.filter((card, index) => {
    const later = fitting.slice(index + 1).filter((other) => areDistinct(asked, [card, other]));
    return picked.length + 1 + mostDistinct(later.map((other) => sharedIn(asked, other))) >= asked.min;
  });
}

/** The first that may be chosen, as many as must be. */
export function firstDistinct(asked: Asked): readonly CardNo[] {
  const picked: CardNo[] = [];
  while (picked.length < asked.min) {
    const after = picked.length === 0 ? 0 : asked.cards.indexOf(at(picked, picked.length - 1)) + 1;
    picked.push(at(distinctItems(asked, picked, asked.cards.slice(after)), 0));
  }
  return picked;
}
