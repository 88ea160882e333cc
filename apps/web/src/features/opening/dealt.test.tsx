/** The cards of a pack keep one size from the first dealt to the last, whatever text appears under them. */
import { STARTER_DECK } from '@pokesol/decks';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { queryClient } from '../../platform/queryClient.ts';
import { api } from '../../testing/api.ts';
import { cardOf, PACK_TYPES } from '../../testing/examples.ts';
import { openingOf, purchaseOf, STARTER_PACK } from '../../testing/packs.ts';
import { dialog } from '../../testing/pages.ts';
import { showPage, takeAway } from '../../testing/show.tsx';

const SIXTY = STARTER_DECK.flatMap(({ cardId, quantity }) =>
  Array.from({ length: quantity }, () => cardOf(cardId)),
);

const KINDS = ['demo', 'base1-mini', 'base1-booster', 'base1-premium', 'starter-pack'] as const;
type Kind = (typeof KINDS)[number];

/** The button that opens the pack. */
function offer(kind: Kind): string {
  localStorage.setItem('pokesol.shelf-view', 'classic');
  api.answer('GET /api/pack-types', [...PACK_TYPES, STARTER_PACK]);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: kind === STARTER_PACK.id });
  api.answer('GET /api/users/*/cards', { cards: [] });
  api.answer('GET /api/users/*/pack-purchases', []);
  if (kind === 'demo') {
    const { cards } = openingOf(1);
    api.answer('POST /api/pack-purchases/free', { packTypeId: 'base1-booster', cards });
    return 'Demo pack';
  }
  if (kind === STARTER_PACK.id) {
    api.answer('POST /api/pack-purchases/free', { packTypeId: kind, cards: SIXTY });
    return 'Claim Free Pack';
  }
  const purchase = purchaseOf(1, 'confirmed', kind);
  api.answer('GET /api/users/*/pack-purchases', [purchase]);
  api.answer('POST /api/pack-purchases/*/open', openingOf(1, kind));
  return `Open ${purchase.packName}`;
}

/** Every width that dealt cards have, in px, from when they appear; turning a card does not change it. */
function widthsFromNow(): { seen: Set<number>; stop: () => void } {
  const seen = new Set<number>();
  const look = () => {
    for (const card of document.querySelectorAll<HTMLElement>('.deal > .reveal-card'))
      seen.add(card.offsetWidth);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return { seen, stop: () => observer.disconnect() };
}

const isInSight = () => {
  const stage = document.querySelector('.deal-stage');
  return stage !== null && stage.scrollHeight <= stage.clientHeight && stage.scrollWidth <= stage.clientWidth;
};

test.for([
  [1440, 900, 200, 110],
  [768, 1024, 150, 110],
  [390, 844, 100, 90],
  [320, 568, 60, 60],
  [720, 450, 90, 90],
] as const)(
  'in a window of %i × %i a pack deals cards of one width, at least %i, all of them in sight; sixty are at least %i',
  async ([width, height, least, leastOfSixty]) => {
    await commands.emulateMotion('no-preference');
    for (const kind of KINDS) {
      const name = offer(kind);
      await showPage('/', { wallet: kind !== 'demo', size: { width, height } });
      const open = page.getByRole('button', { name }).first();
      await expect.element(open).toBeVisible();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await open.click();
      await dialog.first().getByRole('button', { name: 'Tear' }).click();
      const { seen, stop } = widthsFromNow();
      // The animation, then one card after the other until only the last one is left on the stage.
      await expect
        .poll(() => {
          vi.advanceTimersToNextTimer();
          return document.querySelectorAll('.reveal-card:not([data-shown])').length;
        })
        .toBe(1);
      vi.useRealTimers();
      if (kind !== STARTER_PACK.id) expect(isInSight(), kind).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog.first().getByRole('listitem').last().getByRole('heading')).toBeVisible();
      stop();
      expect([...seen], kind).toHaveLength(1);
      expect(Math.min(...seen), kind).toBeGreaterThanOrEqual(kind === STARTER_PACK.id ? leastOfSixty : least);
      takeAway();
      queryClient.clear();
    }
  },
);
