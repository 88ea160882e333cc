/** What the cards' dialogs read, and what is read anew after they have written. */
import type { AdminCard, AdminCardsAnswer, CardEdit, NewCard } from '@pokesol/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { adminApi, useAdminQuery } from '../adminApi.ts';
import type { CardsView } from './cardsView.ts';

const CARDS_PATH = '/api/admin/cards';

export const useAdminCards = ({ search, setId, rarity, state, page }: CardsView) =>
  useAdminQuery<AdminCardsAnswer>(CARDS_PATH, { search: search.trim(), setId, rarity, state, page });

/** Cards came, went or changed: every list that shows them, or counts them, is out of date. */
export const refreshCards = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      /^\/api\/(admin\/(cards|pack-types|stats|audit)|card-sets|cards|pack-types)\b/.test(String(path)),
  });

/** Making and changing cards; a change refreshes every screen that shows them. */
export function useCardWrites() {
  const client = useQueryClient();
  /** A failed write may have been done all the same, or another admin was faster. */
  const thenRefresh = <Answer>(write: Promise<Answer>): Promise<Answer> =>
    write.finally(() => void refreshCards(client));
  /** Its answer stands in the lists at once: a form that is opened again before they are read anew shows what was saved. */
  async function edit(id: string, change: CardEdit): Promise<AdminCard> {
    const card = await thenRefresh(
      adminApi.patch<AdminCard>(`${CARDS_PATH}/${encodeURIComponent(id)}`, change),
    );
    client.setQueriesData<AdminCardsAnswer>(
      { queryKey: [CARDS_PATH] },
      (list) => list && { ...list, cards: list.cards.map((each) => (each.id === card.id ? card : each)) },
    );
    return card;
  }
  return {
    create: (card: NewCard) => thenRefresh(adminApi.post<AdminCard>(CARDS_PATH, card)),
    edit,
    /** As the server has it now: an edit of nothing changes nothing, and answers with the card. */
    again: (id: string) => edit(id, {}),
  };
}
