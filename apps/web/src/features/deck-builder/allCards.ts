/** Completes a deck from all cards of its time, owned or not: what it would be with everything, for practice. */
import { isBasicEnergy } from '@pokesol/cards';
import { asIfOwned, type DeckFormat, formatById, setsOfTime } from '@pokesol/decks';
import type { CardJson, CardPlaysAnswer, CardSetJson } from '@pokesol/protocol';
import { queryClient } from '../../platform/queryClient.ts';
import { CARD_PLAYS_KEY, type PlaysOf, playsOfAnswer } from '../card/index.ts';
import { type BuilderLine, type DeckCardFactsOf, deckCardOf } from '../deck/index.ts';
import { type Completed, complete, completeForOfficial } from './buildOutcome.ts';
import type { Pool } from './pool.ts';

export type CardsOfTime = {
  readonly cards: readonly DeckCardFactsOf[];
  /** When their sets came out, such as «2003 to 2005». */
  readonly years: string;
  readonly playsOf: PlaysOf;
};

/** Of the time of the deck, or of the collection before there is one; in a format of some sets, of these. */
export async function loadCardsOfTime(
  lines: readonly BuilderLine[],
  pool: Pick<Pool, 'lines'>,
  format: DeckFormat,
): Promise<CardsOfTime> {
  const { rules, sets: taken } = formatById(format);
  const read = <T>(path: string): Promise<T> => queryClient.fetchQuery<T>({ queryKey: [path] });
  const all = await read<CardSetJson[]>('/api/card-sets');
  const isBegun = lines.some(({ card }) => !isBasicEnergy(card));
  const sets = setsOfTime(
    isBegun ? lines : pool.lines,
    all.filter(({ id }) => taken?.includes(id) ?? true),
  );
  const [plays, cards] = await Promise.all([
    rules === 'official' ? read<CardPlaysAnswer>(CARD_PLAYS_KEY) : undefined,
    Promise.all(sets.map(({ id }) => read<CardJson[]>(`/api/cards?setId=${encodeURIComponent(id)}`))),
  ]);
  const years = sets.flatMap(({ releaseDate }) => releaseDate?.slice(0, 4) ?? []);
  return {
    cards: cards.flat().map(deckCardOf),
    years: [...new Set([years[0], years.at(-1)])].join(' to '),
    playsOf: playsOfAnswer(plays),
  };
}

export function completeWithAll(
  lines: readonly BuilderLine[],
  { cards, years, playsOf }: CardsOfTime,
  { energies }: Pick<Pool, 'energies'>,
  format: DeckFormat,
): Completed {
  // Not every set has basic energy.
  const all = asIfOwned([...energies, ...cards], lines);
  const { outcome, lines: completed } =
    formatById(format).rules === 'official'
      ? completeForOfficial(lines, all, playsOf, format)
      : complete(lines, all);
  return { outcome: { ...outcome, years }, lines: completed };
}
