/** Runs one opening for a component: the machine on the browser's clock, with sound, and the caches it makes stale. */

import type { CardJson } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { useStore } from '../../platform/createStore.ts';
import { wantsLessMotion } from '../../platform/lessMotion.ts';
import { playSound } from '../../platform/sound.ts';
import { collectionKey } from '../collection/queries.ts';
import { purchasesKey } from '../packs/queries.ts';
import type { OpenedPack } from './openedPack.ts';
import { createOpening } from './openingMachine.ts';

/** A new pack is a new opening. Stale caches are told even when the window closes before the show is over. */
export function usePackOpening(pack: OpenedPack) {
  const client = useQueryClient();
  const opening = useMemo(
    () =>
      createOpening<CardJson>({
        clock: browserClock,
        fetchCards: async () => {
          const cards = await pack.fetchCards();
          // The buyer's: the wallet may have left, or another come, while the pack is on screen.
          const owner = pack.purchase?.userId;
          if (owner !== undefined) {
            void client.invalidateQueries({ queryKey: purchasesKey(owner) });
            void client.invalidateQueries({ queryKey: collectionKey(owner) });
          }
          return cards;
        },
        play: playSound,
        log: (error) => console.warn('The pack did not open', error),
      }),
    [pack, client],
  );
  const state = useStore(opening);

  useEffect(() => {
    opening.start({ atOnce: wantsLessMotion() });
    return opening.close;
  }, [opening]);

  return { state, opening };
}
