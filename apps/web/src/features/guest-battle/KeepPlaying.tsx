/**
 * At the end of a guest's battle: a wallet connects, the battle moves to its battles, it claims its free pack, and its deck waits in
 * the lobby. A wallet that is connected already keeps the battle alone.
 */
import type { PackType } from '@pokesol/protocol';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError } from '../../platform/api.ts';
import { fetched } from '../../platform/lazily.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { packTypesKey } from '../packs/index.ts';
import { loadFreePack } from '../store/index.ts';
import { ConnectButton, useWallet } from '../wallet/index.ts';
import type { GuestBattle } from './guestBattle.ts';
import { sendGuestBattle } from './sendGuestBattle.ts';

const KEPT = 'A guest battle pays no points; it stays in this browser until the next one begins.';

type Kept = { readonly kept: () => GuestBattle | undefined };

export function KeepPlaying({ kept }: Kept) {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  // A player whose wallet is connected is no guest.
  const [isGuest, setGuest] = useState(address === undefined);
  useEffect(() => {
    if (wallet.status !== 'resuming' && address === undefined) setGuest(true);
  }, [wallet.status, address]);
  const { keep, claim, state } = useKeep(kept);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!isGuest || address === undefined || asked.current === address) return;
    asked.current = address;
    void claim(address);
  }, [address, isGuest, claim]);
  if (wallet.status === 'resuming') return null;
  const again = address !== undefined && (() => void (isGuest ? claim : keep)(address));
  return (
    <section className="keep-playing" aria-labelledby="keep-playing">
      <h2 id="keep-playing" className="pixel-title keep-playing-title">
        {isGuest ? 'Keep playing as yourself' : 'Keep this battle'}
      </h2>
      <p>
        {isGuest
          ? 'Connect a wallet: the replay moves to your battles. Its first pack is free, and holds the sixty cards that you just played with.'
          : 'Its replay moves to your battles, marked as a guest’s.'}
      </p>
      {again === false ? (
        <ConnectButton>Keep this</ConnectButton>
      ) : state.kind === 'kept' ? (
        <Link href={`/battle/${state.battleId}/replay`} className={buttonClass('primary')}>
          Kept: watch the replay
        </Link>
      ) : (
        <Button busy={state.kind === 'busy'} onClick={again}>
          {TEXTS[state.kind]}
        </Button>
      )}
      {state.kind === 'failed' && <p role="alert">{state.why}</p>}
      <p className="quiet">{KEPT}</p>
    </section>
  );
}

type Keeping =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'kept'; readonly battleId: string };

const TEXTS = { idle: 'Keep this', busy: 'Keeping...', failed: 'Try again' } as const;
const NOT_KEPT = 'The battle was not kept. It is still here.';

/** Asked once more, each of the two finds what was done before. */
function useKeep(kept: Kept['kept']) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [state, setState] = useState<Keeping>({ kind: 'idle' });
  const keep = useCallback(
    async (address: string) => {
      setState({ kind: 'busy' });
      try {
        const battle = kept();
        if (battle === undefined) throw new Error('No battle is open');
        setState({ kind: 'kept', battleId: await sendGuestBattle(client, address, battle) });
      } catch (error) {
        console.warn('The guest battle was not kept', error);
        setState({ kind: 'failed', why: refusalIn(error) ?? NOT_KEPT });
      }
    },
    [client, kept],
  );
  const claim = useCallback(
    async (address: string) => {
      setState({ kind: 'busy' });
      try {
        await keepOrSay(client, address, kept());
      } catch (error) {
        console.warn('The guest battle was not kept', error);
        return setState({ kind: 'failed', why: NOT_KEPT });
      }
      try {
        const { claimFreePack } = await fetched(loadFreePack);
        const packTypes = await client.fetchQuery<PackType[]>({ queryKey: packTypesKey });
        const { deckId = '' } = await claimFreePack(client, packTypes, address);
        navigate(`/battle?deck=${deckId}`);
      } catch (error) {
        // Its sixty cards are there already.
        if (error instanceof ApiError && error.code === 'free-pack-claimed') return navigate('/battle?deck=');
        console.warn('The free pack was not claimed', error);
        setState({ kind: 'failed', why: 'The free pack did not come. Your battle is still here.' });
      }
    },
    [client, navigate, kept],
  );
  return { keep, claim, state };
}

/** Of a battle that the server never will keep, the guest reads why, and the free pack comes all the same. */
async function keepOrSay(
  client: QueryClient,
  address: string,
  battle: GuestBattle | undefined,
): Promise<void> {
  if (battle === undefined) return;
  try {
    await sendGuestBattle(client, address, battle);
    toast('Battle kept', 'Its replay is among your battles, marked as a guest’s.');
  } catch (error) {
    const why = refusalIn(error);
    if (why === undefined) throw error;
    toast('The battle was not kept', why);
  }
}

/** What asking again will not change. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiError && (error.status === 409 || error.status === 422) ? error.sentence : undefined;
