/** The free pack of a wallet, and the demo pack of a visitor without one, for the screen: one at a time. */
import type { PackType } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetched } from '../../platform/lazily.tsx';
import { toast } from '../../ui/toast.ts';
import type { OpeningRequest } from '../opening/index.ts';

type FreePackDeps = {
  packTypes: readonly PackType[] | undefined;
  onOpened: (request: OpeningRequest) => void;
};

export function useFreePack({ packTypes = [], onOpened }: FreePackDeps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function attempt(run: (free: typeof import('./freePack.ts')) => Promise<OpeningRequest>) {
    setBusy(true);
    try {
      onOpened(await run(await fetched(() => import('./freePack.ts'))));
    } catch (error) {
      console.warn('The free pack did not open', error);
      toast('Error', 'Failed to open free pack', 'destructive');
    } finally {
      setBusy(false);
    }
  }

  return {
    claim: (address: string) => attempt((free) => free.claimFreePack(client, packTypes, address)),
    tryDemo: (packType: PackType) => attempt((free) => free.openDemo(packType)),
    busy,
  };
}
