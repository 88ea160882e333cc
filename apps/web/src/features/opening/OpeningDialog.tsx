/** Opens one purchase before the player's eyes and deals out what was in it. */
import type { CardJson, OpenAnswer, PackType, Purchase } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { ApiError, post } from '../../platform/api.ts';
import { Button, keyClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CardTile } from '../collection/CardTile.tsx';
import { collectionKey } from '../collection/queries.ts';
import { purchasesKey } from '../store/queries.ts';
import { browserClock, createOpening, type OpeningState, REVEAL_STAGGER_MS } from './openingMachine.ts';
import { PackStage } from './PackStage.tsx';

type OpeningDialogProps = { purchase: Purchase; packType: PackType | undefined; onClose: () => void };

export default function OpeningDialog({ purchase, packType, onClose }: OpeningDialogProps) {
  const client = useQueryClient();
  const [opening] = useState(() =>
    createOpening<CardJson>(
      browserClock,
      async () => (await post<OpenAnswer>(`/api/pack-purchases/${purchase.id}/open`)).cards,
      (error) => console.warn('The pack did not open', error),
    ),
  );
  const state = useSyncExternalStore(opening.subscribe, opening.get);

  useEffect(() => {
    opening.start();
    return opening.close;
  }, [opening]);

  const opened = state.phase === 'complete';
  useEffect(() => {
    if (!opened) return;
    void client.invalidateQueries({ queryKey: purchasesKey(purchase.userId) });
    void client.invalidateQueries({ queryKey: collectionKey(purchase.userId) });
  }, [opened, client, purchase.userId]);

  return (
    <Dialog title={titleOf(state, purchase.packName)} onClose={onClose} wide>
      <div aria-live="polite" className="min-h-80">
        {opened ? (
          <Reveal cards={state.cards} />
        ) : (
          <PackStage phase={state.phase} art={packType ?? { setId: purchase.packTypeId }} />
        )}
        {state.failure !== undefined && (
          <div className="mt-4 flex flex-col items-center gap-4 text-center text-mist">
            <p>{failureSentence(state.failure)}</p>
            <Button onClick={opening.open}>Try again</Button>
          </div>
        )}
      </div>
      {opened && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link href="/collection" onClick={onClose} className={keyClass('primary')}>
            View in Collection
          </Link>
        </div>
      )}
    </Dialog>
  );
}

function failureSentence(failure: unknown): string {
  return failure instanceof ApiError
    ? failure.sentence
    : 'The pack did not open. It is still yours and nothing was lost.';
}

function titleOf({ phase, failure }: OpeningState<CardJson>, packName: string): string {
  if (failure !== undefined) return 'That did not work';
  switch (phase) {
    case 'waiting':
      return packName;
    case 'jumping':
      return 'Here it comes...';
    case 'exploding':
      return 'Tearing it open!';
    case 'revealing':
      return 'Almost there...';
    case 'complete':
      return 'Your new cards';
  }
}

function Reveal({ cards }: { cards: readonly CardJson[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3 md:grid-cols-4 lg:grid-cols-5">
      {cards.map((card, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice and never reorders
          key={`${index}-${card.id}`}
          className="animate-deal in-turn"
          style={{ '--delay': `${index * REVEAL_STAGGER_MS}ms` } as CSSProperties}
        >
          <CardTile card={card} />
        </li>
      ))}
    </ul>
  );
}
