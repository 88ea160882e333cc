/** The last card on its stage, at every size: in the middle, its light behind it, its words below or, in a low window, beside it. */
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { cardOf } from '../../testing/examples.ts';
import { expectNoSidewaysScroll } from '../../testing/pages.ts';
import { DESK, PHONE, resize, show, takeAway } from '../../testing/show.tsx';
import { LastCard } from './LastCard.tsx';

const TABLET = { width: 768, height: 1024 };
const LOW = { width: 720, height: 450 };

const middleOf = (selector: string) => {
  const { x, y, width, height } = page.getByCss(selector).element().getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

test.for(['Uncommon', 'Rare Holo', 'Ultra Rare', 'Special Illustration Rare'])(
  'the light of «%s» has the card in its middle',
  async (rarity) => {
    // Without motion, beams are left out.
    await commands.emulateMotion('no-preference');
    for (const size of [DESK, TABLET, PHONE, LOW]) {
      await resize(size);
      show(
        <LastCard
          revealed={{ card: { ...cardOf('base1-4'), rarity }, rarity, count: 1 }}
          owned={undefined}
          packTypeId={undefined}
          onPick={() => undefined}
        />,
      );
      await expect.element(page.getByRole('alert')).toHaveTextContent(rarity);
      await expect.poll(() => middleOf('.last-light').x).toBe(middleOf('.last-place').x);
      expect(Math.abs(middleOf('.last-place').x - size.width / 2)).toBeLessThanOrEqual(1);
      const words = page.getByRole('alert').element().getBoundingClientRect();
      const card = page.getByCss('.last-place').element().getBoundingClientRect();
      if (size === LOW) expect(words.left).toBeGreaterThan(card.right);
      else expect(words.top).toBeGreaterThan(card.bottom);
      await expectNoSidewaysScroll();
      takeAway();
    }
  },
);

test('says how rare it is in the pack that it came from, as the store publishes it', async () => {
  const definition = {
    setId: 'base1',
    cardCount: 1,
    odds: { common: 0, uncommon: 0, rare: 1, epic: 0, legendary: 0 },
    pool: { common: [], uncommon: [], rare: ['base1-4', 'base1-5'], epic: [], legendary: [] },
  };
  api.answer('GET /api/pack-types/*/odds', {
    packTypeId: 'base1-mini',
    version: 1,
    packHash: '',
    definition,
  });
  show(
    <LastCard
      revealed={{ card: cardOf('base1-4'), rarity: 'Rare Holo', count: 1 }}
      owned={undefined}
      packTypeId="base1-mini"
      onPick={() => undefined}
    />,
  );
  await expect.element(page.getByText('1 in 2 packs')).toBeVisible();
});
