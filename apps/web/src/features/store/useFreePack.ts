/** The free pack of a wallet, and the demo pack of a visitor without one. */
import type { EligibleAnswer, FreePackAnswer, PackType } from '@pokesol/protocol';
import { DEMO_USER, isFreePrice } from '@pokesol/protocol/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, post } from '../../platform/api.ts';
import { playSound } from '../../platform/sound.ts';
import { toast } from '../../ui/toast.ts';
import { collectionKey } from '../collection/queries.ts';
import type { OpeningRequest } from '../opening/openedPack.ts';
import { refetchBalance } from '../wallet/balance.ts';
import { givenPackType } from './packGroups.ts';

const eligibleKey = (address: string) => ['/api/users', address, 'free-pack-eligible'];

export function useEligible(address: string | undefined): boolean {
  const { data } = useQuery<EligibleAnswer>({
    queryKey: eligibleKey(address ?? ''),
    enabled: address !== undefined,
  });
  return address !== undefined && data?.eligible === true;
}

type FreePackDeps = {
  packTypes: readonly PackType[] | undefined;
  onOpened: (request: OpeningRequest) => void;
};

export function useFreePack({ packTypes = [], onOpened }: FreePackDeps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function ask(packType: PackType | undefined, walletAddress: string) {
    if (packType === undefined) throw new Error('No pack selected');
    return post<FreePackAnswer>('/api/pack-purchases/free', { packTypeId: packType.id, walletAddress });
  }

  async function attempt(run: () => Promise<void>) {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      console.warn('The free pack did not open', error);
      toast('Error', 'Failed to open free pack', 'destructive');
      return error;
    } finally {
      setBusy(false);
    }
  }

  async function claim(address: string) {
    const noLongerEligible = () => client.setQueryData(eligibleKey(address), { eligible: false });
    const error = await attempt(async () => {
      const answer = await ask(
        packTypes.find(({ price }) => isFreePrice(price)),
        address,
      );
      noLongerEligible();
      void refetchBalance(client, address);
      void client.invalidateQueries({ queryKey: collectionKey(address) });
      playSound('purchase');
      toast(
        'Free Pack Claimed!',
        `${answer.cards.length} cards are yours: a complete deck, ready to battle.`,
      );
      onOpened({ kind: 'free', packType: givenPackType(packTypes, answer), cards: answer.cards });
    });
    if (error instanceof ApiError && error.code === 'free-pack-claimed') noLongerEligible();
  }

  async function tryDemo(packType: PackType) {
    await attempt(async () => {
      const { cards } = await ask(packType, DEMO_USER);
      toast(
        'Demo Pack',
        'These cards are for show and are not kept. Connect a wallet to keep what you open.',
      );
      onOpened({ kind: 'demo', packType, cards });
    });
  }

  return { claim, tryDemo, busy };
}
