/** One pack to be opened: what it looks like and where its cards come from. */
import type { CardJson, OpenAnswer, PackType, Purchase } from '@pokesol/protocol';
import { post } from '../../platform/api.ts';

export type OpenedPack = {
  /** Tells the packs of one dialog apart, and decides the ball. */
  key: string;
  name: string;
  art: { name: string; setName?: string; artworkUrl?: string | undefined };
  isFree: boolean;
  /** For show: its cards are not kept. */
  isDemo: boolean;
  purchase?: Purchase;
  fetchCards: () => Promise<readonly CardJson[]>;
};

/** Paid packs, one after another; or one whose cards are known already, so that nothing is asked of the server. */
export type OpeningRequest =
  | { kind: 'paid'; purchases: readonly Purchase[] }
  | { kind: 'free' | 'demo'; packType: PackType | undefined; cards: readonly CardJson[] };

/** The packs that a dialog opens, in their order. `packTypes` gives the paid ones their looks. */
export function packsToOpen(request: OpeningRequest, packTypes: readonly PackType[]): readonly OpenedPack[] {
  if (request.kind === 'paid') {
    return request.purchases.map((purchase) => ({
      key: purchase.id,
      name: purchase.packName,
      art: packTypes.find(({ id }) => id === purchase.packTypeId) ?? { name: purchase.packName },
      isFree: false,
      isDemo: false,
      purchase,
      fetchCards: async () => (await post<OpenAnswer>(`/api/pack-purchases/${purchase.id}/open`)).cards,
    }));
  }
  const { kind, packType, cards } = request;
  const isDemo = kind === 'demo';
  const name = `${isDemo ? 'Demo: ' : ''}${packType?.name ?? 'Booster Pack'}`;
  const key = `${name} ${cards.map(({ id }) => id).join(' ')}`;
  const art = packType ?? { name };
  return [{ key, name, art, isFree: !isDemo, isDemo, fetchCards: async () => cards }];
}
