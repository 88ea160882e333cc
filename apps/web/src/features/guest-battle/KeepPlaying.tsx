/** At the end of a guest's battle: a wallet connects, claims its free pack, and its deck waits in the lobby. */
import type { PackType } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError } from '../../platform/api.ts';
import { fetched } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { packTypesKey } from '../packs/queries.ts';
import { ConnectButton } from '../wallet/ConnectButton.tsx';
import { useWallet } from '../wallet/useWallet.ts';

const KEPT = 'A guest battle pays no points; it stays in this browser until the next one begins.';

export function KeepPlaying() {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  // A player whose wallet is connected is no guest.
  const [isGuest, setGuest] = useState(address === undefined);
  const { claim, hasFailed } = useClaim();
  const claimed = useRef<string>(undefined);
  useEffect(() => {
    if (wallet.status === 'resuming') return;
    if (address === undefined) return setGuest(true);
    if (!isGuest || claimed.current === address) return;
    claimed.current = address;
    void claim(address);
  }, [wallet.status, address, isGuest, claim]);
  if (!isGuest || wallet.status === 'resuming') return null;
  return (
    <section className="keep-playing" aria-labelledby="keep-playing">
      <h2 id="keep-playing" className="pixel-title keep-playing-title">
        Keep playing as yourself
      </h2>
      <p>Connect a wallet: its first pack is free, and holds the sixty cards that you just played with.</p>
      {address === undefined ? (
        <ConnectButton>Connect and claim my deck</ConnectButton>
      ) : (
        <Button busy={!hasFailed} onClick={() => void claim(address)}>
          {hasFailed ? 'Try again' : 'Claiming...'}
        </Button>
      )}
      {hasFailed && <p role="alert">The free pack did not come. Your battle is still here.</p>}
      <p className="quiet">{KEPT}</p>
    </section>
  );
}

function useClaim() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const claim = useCallback(
    async (address: string) => {
      setFailed(false);
      try {
        const { claimFreePack } = await fetched(() => import('../store/freePack.ts'));
        const packTypes = await client.fetchQuery<PackType[]>({ queryKey: packTypesKey });
        const { deckId = '' } = await claimFreePack(client, packTypes, address);
        navigate(`/battle?deck=${deckId}`);
      } catch (error) {
        // Its sixty cards are there already.
        if (error instanceof ApiError && error.code === 'free-pack-claimed') return navigate('/battle?deck=');
        console.warn('The free pack was not claimed', error);
        setFailed(true);
      }
    },
    [client, navigate],
  );
  return { claim, hasFailed };
}
