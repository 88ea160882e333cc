/** Claims the free pack of a wallet, and opens a demo pack for a visitor without one; loaded with the first press for either. */
import type { FreePackAnswer, PackType } from '@pokesol/protocol';
import { DEMO_USER, isFreePrice } from '@pokesol/protocol/constants';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, post } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { playSound } from '../../platform/sound.ts';
import { toast } from '../../ui/toast.ts';
import { collectionKey } from '../collection/index.ts';
import { decksKey } from '../deck/index.ts';
import type { GivenPack } from '../opening/index.ts';
import { eligibleKey } from '../packs/index.ts';
import { refetchBalance } from '../wallet/index.ts';
import { givenPackType } from './packGroups.ts';

/** @throws ApiError when it is not given */
export async function claimFreePack(
  client: QueryClient,
  packTypes: readonly PackType[],
  address: string,
): Promise<GivenPack> {
  const noLongerEligible = () => client.setQueryData(eligibleKey(address), { eligible: false });
  const free = packTypes.find(({ price }) => isFreePrice(price));
  const answer = await ask(free, address).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'free-pack-claimed') noLongerEligible();
    throw error;
  });
  noLongerEligible();
  void refetchBalance(client, address);
  void client.invalidateQueries({ queryKey: collectionKey(address) });
  void client.invalidateQueries({ queryKey: decksKey(address) });
  playSound('purchase');
  toast(
    'Free Pack Claimed!',
    `${counted(answer.cards.length, 'card')} are yours: a complete deck, ready to battle.`,
  );
  return {
    kind: 'free',
    packType: givenPackType(packTypes, answer),
    cards: answer.cards,
    owner: address,
    deckId: answer.deckId,
  };
}

/** @throws ApiError when there is none */
export async function openDemo(packType: PackType): Promise<GivenPack> {
  const { cards } = await ask(packType, DEMO_USER);
  toast('Demo Pack', 'These cards are for show and are not kept. Connect a wallet to keep what you open.');
  return { kind: 'demo', packType, cards };
}

async function ask(packType: PackType | undefined, walletAddress: string) {
  if (packType === undefined) throw new Error('No pack selected');
  return post<FreePackAnswer>('/api/pack-purchases/free', { packTypeId: packType.id, walletAddress });
}
