/** What the cards' dialogs read, and what is read anew after they have written. */
import type { AdminCardsAnswer } from '@pokesol/protocol';
import type { QueryClient } from '@tanstack/react-query';
import { useAdminQuery } from '../adminApi.ts';
import type { CardsView } from './cardsView.ts';

export const CARDS_PATH = '/api/admin/cards';

export const useAdminCards = ({ search, setId, rarity, state, page }: CardsView) =>
  useAdminQuery<AdminCardsAnswer>(CARDS_PATH, { search: search.trim(), setId, rarity, state, page });

/** Cards came, went or changed: every list that shows them, or counts them, is out of date. */
export const refreshCards = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/(cards|pack-types|stats|audit)|card-sets|cards|pack-types)\b/.test(String(path)),
  });
