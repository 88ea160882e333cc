/** The last card on its stage, at every size: its light comes from behind it, its words beside or below it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cardOf } from '../../testing/examples.ts';
import { expectNoSidewaysScroll } from '../../testing/pages.ts';
import { DESK, PHONE, resize, show, takeAway } from '../../testing/show.tsx';
import { LastCard } from './LastCard.tsx';

const TABLET = { width: 768, height: 1024 };

const middleOf = (selector: string) => {
  const { x, y, width, height } = page.getByCss(selector).element().getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

test.for(['Uncommon', 'Rare Holo', 'Ultra Rare', 'Special Illustration Rare'])(
  'the light of «%s» has the card in its middle',
  async (rarity) => {
    for (const size of [DESK, TABLET, PHONE]) {
      await resize(size);
      show(
        <LastCard
          revealed={{ card: { ...cardOf('base1-4'), rarity }, rarity, count: 1 }}
          owned={undefined}
          onPick={() => undefined}
        />,
      );
      await expect.element(page.getByRole('alert')).toHaveTextContent(rarity);
      await expect.poll(() => middleOf('.last-light')).toEqual(middleOf('.last-place'));
      const words = page.getByRole('alert').element().getBoundingClientRect();
      const card = page.getByCss('.last-place').element().getBoundingClientRect();
      if (size === DESK) expect(words.left).toBeGreaterThan(card.right);
      else expect(words.top).toBeGreaterThan(card.bottom);
      await expectNoSidewaysScroll();
      takeAway();
    }
  },
);
