/** Making and changing cards; every screen that shows them hears of a change. */
import type { AdminCard, CardEdit, NewCard } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { adminApi } from '../adminApi.ts';
import { CARDS_PATH, refreshCards } from './queries.ts';

export function useCardWrites() {
  const client = useQueryClient();
  /** A failed write may have been done all the same, or somebody else was faster. */
  const heard = <Answer>(write: Promise<Answer>): Promise<Answer> =>
    write.finally(() => void refreshCards(client));
  const edit = (id: string, change: CardEdit) =>
    heard(adminApi.patch<AdminCard>(`${CARDS_PATH}/${encodeURIComponent(id)}`, change));
  return {
    create: (card: NewCard) => heard(adminApi.post<AdminCard>(CARDS_PATH, card)),
    edit,
    /** As the server has it now: an edit of nothing changes nothing, and answers with the card. */
    again: (id: string) => edit(id, {}),
  };
}
