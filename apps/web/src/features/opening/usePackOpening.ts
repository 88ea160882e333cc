/** Runs one opening for a component: the machine on the browser's clock, with sound, and the caches it makes stale. */
import type { UserCardsAnswer } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { useStore } from '../../platform/createStore.ts';
import { wantsLessMotion } from '../../platform/lessMotion.ts';
import { playSound } from '../../platform/sound.ts';
import { collectionKey } from '../collection/index.ts';
import { purchasesKey } from '../packs/index.ts';
import { lastPack } from './lastPack.ts';
import type { CardsOfPack, OpenedPack } from './openedPack.ts';
import { createOpening } from './openingMachine.ts';
import { isOver, SPECIAL_REST_MS } from './openingState.ts';
import { aloneOf, type RevealedCard, revealOrder, revealStageOf } from './revealOrder.ts';
import { tearByHand } from './tearByHand.ts';

/** A new pack is a new opening. Stale caches are refreshed even when the window closes before the show is over. */
export function usePackOpening(pack: OpenedPack) {
  const client = useQueryClient();
  const [counted, setCounted] = useState<{ pack: OpenedPack; owned: ReadonlyMap<string, number> }>();
  const [opened, setOpened] = useState<{
    pack: OpenedPack;
    byPack: readonly CardsOfPack[];
    closed: number;
  }>();
  const opening = useMemo(
    () =>
      createOpening<RevealedCard>({
        clock: browserClock,
        fetchCards: async () => {
          const { cards, byPack, closed } = await pack.fetchCards();
          setOpened({ pack, byPack, closed });
          // The buyer's: the wallet may have left, or another come, while the pack is on screen.
          const { owner } = pack;
          if (owner !== undefined) {
            lastPack.opened(owner, pack.name);
            void client.invalidateQueries({ queryKey: purchasesKey(owner) });
            void client.invalidateQueries({ queryKey: collectionKey(owner) });
            // The show does not wait for it: without an answer the cards go without «NEW».
            void client
              .fetchQuery<UserCardsAnswer>({ queryKey: collectionKey(owner), staleTime: 0 })
              .then((answer) => setCounted({ pack, owned: countsOf(answer) }))
              .catch(() => undefined);
          }
          return revealOrder(cards);
        },
        alone: (cards) => aloneOf(cards, pack.purchases.length),
        soundOf: ({ rarity }) => `last-${revealStageOf(rarity)}` as const,
        restOf: ({ rarity }) => (revealStageOf(rarity) === 'special' ? SPECIAL_REST_MS : 0),
        play: playSound,
        log: (error) => console.warn('The pack did not open', error),
      }),
    [pack, client],
  );
  const state = useStore(opening);

  const isSeen = isOver(state);
  useEffect(() => {
    if (isSeen) lastPack.seen();
  }, [isSeen]);
  useEffect(() => {
    opening.start({ atOnce: wantsLessMotion(), byHand: tearByHand.get() });
    return () => {
      opening.close();
      lastPack.seen();
    };
  }, [opening]);

  return {
    state,
    opening,
    owned: counted?.pack === pack ? counted.owned : undefined,
    /** What each pack held. */
    byPack: opened?.pack === pack ? opened.byPack : [],
    /** Packs that did not open with the others. */
    closed: opened?.pack === pack ? opened.closed : 0,
  };
}

const countsOf = ({ cards }: UserCardsAnswer): ReadonlyMap<string, number> =>
  new Map(cards.map(({ card, quantity }) => [card.id, quantity]));
