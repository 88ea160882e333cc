/** Reading and writing pack types; the store and every list that shows them hear of a change. */
import type {
  AdminPackType,
  CardSetJson,
  NewPackType,
  OddsAnswer,
  PackPoolAnswer,
  PackTypeEdit,
} from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { adminApi, useAdminQuery } from '../adminApi.ts';

const PACKS_PATH = '/api/admin/pack-types';

export const useAdminPacks = () => useAdminQuery<AdminPackType[]>(PACKS_PATH);
export const useSetsToChoose = () => useAdminQuery<CardSetJson[]>('/api/card-sets');

/** The pool of a pack that is sold, or, without one, what the set would give a pack made now. */
export function usePool(setId: string, packId: string | undefined) {
  const [path, params] =
    packId === undefined
      ? (['/api/admin/pack-pool', { setId }] as const)
      : ([`/api/pack-types/${packId}/odds`, {}] as const);
  const { data, isPlaceholderData, ...query } = useAdminQuery<PackPoolAnswer | OddsAnswer>(path, params);
  // The old answer is another set's, or another version's.
  const answer = isPlaceholderData ? undefined : data;
  return {
    ...query,
    pool: answer === undefined ? undefined : 'pool' in answer ? answer.pool : answer.definition.pool,
  };
}

const TOUCHED = [PACKS_PATH, '/api/pack-types', '/api/admin/audit'];

export function usePackWrites() {
  const client = useQueryClient();
  async function thenRefresh<Answer>(write: Promise<Answer>): Promise<Answer> {
    try {
      return await write;
    } finally {
      // After a failure too: its answer may have been lost, or another admin was faster.
      for (const path of TOUCHED) void client.invalidateQueries({ queryKey: [path] });
    }
  }
  return {
    create: (pack: NewPackType) => thenRefresh(adminApi.post<AdminPackType>(PACKS_PATH, pack)),
    edit: (id: string, edit: PackTypeEdit) =>
      thenRefresh(adminApi.patch<AdminPackType>(`${PACKS_PATH}/${encodeURIComponent(id)}`, edit)),
    /** As the server has it now. Throws when it cannot be read. */
    async again(id: string): Promise<AdminPackType> {
      const packs = await adminApi.get<AdminPackType[]>(PACKS_PATH);
      const found = packs.find((pack) => pack.id === id);
      if (found === undefined) throw new Error(`pack type ${id} is not listed any more`);
      return found;
    },
  };
}
