/** Reading and writing sets; a change refreshes every screen that shows them. */
import type { CardSetEdit, CardSetJson, NewCardSet } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { adminApi, useAdminQuery } from '../adminApi.ts';

const SETS_PATH = '/api/card-sets';

/** All sets, those that are not active too. */
export const useAdminSets = () => useAdminQuery<CardSetJson[]>(SETS_PATH);

const TOUCHED = [SETS_PATH, '/api/pack-types', '/api/admin/pack-types', '/api/admin/audit'];

export function useSetWrites() {
  const client = useQueryClient();
  /** A failed write may have been done all the same: only its answer was lost. */
  const thenRefresh = <Answer>(write: Promise<Answer>): Promise<Answer> =>
    write.finally(() => {
      for (const path of TOUCHED) void client.invalidateQueries({ queryKey: [path] });
    });
  return {
    create: (set: NewCardSet) => thenRefresh(adminApi.post<CardSetJson>('/api/admin/card-sets', set)),
    edit: (id: string, edit: CardSetEdit) =>
      thenRefresh(adminApi.patch<CardSetJson>(`/api/admin/card-sets/${encodeURIComponent(id)}`, edit)),
    /** As the server has it now. Throws when it cannot be read. */
    async again(id: string): Promise<CardSetJson> {
      const sets = await adminApi.get<CardSetJson[]>(SETS_PATH);
      const found = sets.find((set) => set.id === id);
      if (found === undefined) throw new Error(`set ${id} is not listed any more`);
      return found;
    },
  };
}
