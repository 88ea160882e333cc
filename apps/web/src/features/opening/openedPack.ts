/** One pack to be opened: what it looks like and where its cards come from. */
import type { CardJson, OpenAnswer, PackType, Purchase } from '@pokesol/protocol';
import { post } from '../../platform/api.ts';

export type OpenedPack = {
  /** Tells the packs of one dialog apart, and decides the ball. */
  key: string;
  name: string;
  art: { name: string; setName?: string; artworkUrl?: string | undefined };
  isFree: boolean;
  /** Said above the cards, such as that a demo's are not kept. */
  note?: string | undefined;
  purchase?: Purchase;
  fetchCards: () => Promise<readonly CardJson[]>;
};

export type OpeningRequest = {
  packType: PackType | undefined;
  /** One paid pack. */
  purchase?: Purchase | undefined;
  /** «Open all»: one after another. */
  purchases?: readonly Purchase[] | undefined;
  /** Cards that are known already, such as those of a claimed free pack: nothing is asked of the server. */
  cards?: readonly CardJson[] | undefined;
  isFree?: boolean | undefined;
  note?: string | undefined;
};

/** The packs that a dialog opens, in their order. `packTypes` gives those of «Open all» their own looks. */
export function packsToOpen(
  { packType, purchase, purchases, cards, isFree = false, note }: OpeningRequest,
  packTypes: readonly PackType[],
  wallet: string | undefined,
): readonly OpenedPack[] {
  const bought = purchases ?? (purchase === undefined ? [] : [purchase]);
  if (cards === undefined && bought.length > 0) {
    return bought.map((one) => ({
      key: one.id,
      name: one.packName,
      art: [packType, ...packTypes].find((type) => type?.id === one.packTypeId) ?? { name: one.packName },
      isFree,
      purchase: one,
      fetchCards: async () => (await post<OpenAnswer>(`/api/pack-purchases/${one.id}/open`)).cards,
    }));
  }
  const name = packType?.name ?? 'Booster Pack';
  const fetchCards = async () => cards ?? (await openLatest(packType, wallet));
  const key = `${name} ${cards?.map(({ id }) => id).join(' ')}`;
  return [{ key, name, art: packType ?? { name }, isFree, note, fetchCards }];
}

async function openLatest(packType: PackType | undefined, wallet: string | undefined) {
  if (wallet === undefined) throw new Error('Wallet not connected');
  if (packType === undefined) throw new Error('No pack selected');
  const body = { userId: wallet, packTypeId: packType.id };
  return (await post<OpenAnswer>('/api/pack-purchases/latest/open', body)).cards;
}
