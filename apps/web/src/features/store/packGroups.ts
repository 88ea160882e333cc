/** Sorts packs and purchases for the store: what is for sale, what waits to be opened, what was given for free. */
import type { FreePackAnswer, PackType, Purchase } from '@pokesol/protocol';
import { isFreePrice } from '@pokesol/protocol/constants';
import { counted } from '../../platform/format.ts';

export const forSale = (packTypes: readonly PackType[]) => packTypes.filter(({ price }) => Number(price) > 0);

export type PackGroup = { packTypeId: string; packName: string; purchases: readonly Purchase[] };

/** Purchases of one pack type stand together, in the order in which the first of each comes. */
export function groupByType(purchases: readonly Purchase[]): readonly PackGroup[] {
  const groups = new Map<string, PackGroup>();
  for (const purchase of purchases) {
    const { packTypeId, packName } = purchase;
    const before = groups.get(packTypeId)?.purchases ?? [];
    groups.set(packTypeId, { packTypeId, packName, purchases: [...before, purchase] });
  }
  return [...groups.values()];
}

export const waitingLabel = (count: number) => `${counted(count, 'pack')} to open`;

/** The pack type may stand at the top or under a purchase. */
type FreeAnswer = Omit<FreePackAnswer, 'packTypeId'> & {
  packTypeId?: string;
  purchase?: { packTypeId?: string };
};

/** The pack type that was given, else the first free one. */
export function givenPackType(packTypes: readonly PackType[], answer: FreeAnswer): PackType | undefined {
  const id = answer.packTypeId ?? answer.purchase?.packTypeId;
  return packTypes.find((type) => type.id === id) ?? packTypes.find(({ price }) => isFreePrice(price));
}
