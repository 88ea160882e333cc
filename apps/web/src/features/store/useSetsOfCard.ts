/** In which sets cards have a text in their name. */
import type { SetsOfCardAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';

/** A single letter names too many cards: it looks for packs alone. */
const LEAST_OF_CARD = 2;

export const looksForCards = (text: string): boolean => text.length >= LEAST_OF_CARD;

export const useSetsOfCard = (text: string) =>
  useQuery<SetsOfCardAnswer>({
    queryKey: [`/api/pack-types/of-card?name=${encodeURIComponent(text)}`],
    enabled: looksForCards(text),
  });
