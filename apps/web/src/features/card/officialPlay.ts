/** What the server says of how cards play by their text in official battles: of one card, and of all that do not in full. */
import type { CardPlaysAnswer, CardTextAnswer, Plays } from '@pokesol/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export const PLAYS_NAMES: Readonly<Record<Plays, string>> = {
  full: 'Plays in full',
  part: 'Plays in part',
  none: 'Text not read',
};

export const PLAYS_TONES: Readonly<Record<Plays, 'mint' | 'sun' | 'rose'>> = {
  full: 'mint',
  part: 'sun',
  none: 'rose',
};

/** What it is for a card by its id; `undefined` until the server has said it. */
export type PlaysOf = (cardId: string) => Plays | undefined;

export const cardTextQuery = (cardId: string) =>
  queryOptions<CardTextAnswer>({ queryKey: ['/api/cards', encodeURIComponent(cardId), 'text'] });

export const useCardText = (cardId: string) => useQuery(cardTextQuery(cardId));

/** Of one list for all cards there are. */
export const CARD_PLAYS_KEY = '/api/card-plays';

export function playsOfAnswer(answer: CardPlaysAnswer | undefined): PlaysOf {
  if (answer === undefined) return () => undefined;
  const [part, none] = [new Set(answer.part), new Set(answer.none)];
  return (cardId) => (none.has(cardId) ? 'none' : part.has(cardId) ? 'part' : 'full');
}

/** Asked for only when `wanted`. */
export function useOfficialPlay(wanted: boolean): PlaysOf {
  const { data } = useQuery<CardPlaysAnswer>({ queryKey: [CARD_PLAYS_KEY], enabled: wanted });
  return useMemo(() => playsOfAnswer(data), [data]);
}
