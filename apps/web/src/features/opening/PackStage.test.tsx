/** A closed pack stands on its stage at a whole multiple of its picture, as large as the window allows. */
import { PACK_HEIGHT, PACK_WIDTH } from '@pokesol/pixel-art/packs';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { resize, show } from '../../testing/show.tsx';
import type { OpenedPack } from './openedPack.ts';
import { PackStage } from './PackStage.tsx';

const PACK: OpenedPack = {
  key: 'pack',
  about: undefined,
  packTypeId: 'base1-booster',
  fetchCards: () => Promise.reject(new Error('no card is asked for before the pack is torn')),
  name: 'Base Set Booster Pack',
  art: { name: 'Base Set Booster Pack' },
  isFree: false,
  isDemo: false,
  purchases: [],
};
const HAND = { onHold: () => undefined, onLetGo: () => undefined, onTear: () => undefined };

test.for([
  [1440, 900, 10],
  [768, 1024, 10],
  [375, 812, 7],
  [320, 568, 5],
  [720, 450, 4],
] as const)('in a window of %i × %i it stands %i times as large', async ([width, height, times]) => {
  await resize({ width, height });
  show(<PackStage phase="waiting" isLate={false} pack={PACK} ball="pokeball" hand={HAND} />);
  const pack = page.getByRole('button', { name: 'The pack: on to its cards' });
  await expect
    .poll(() => {
      const { width, height } = pack.element().getBoundingClientRect();
      return [width, height];
    })
    .toEqual([PACK_WIDTH * times, PACK_HEIGHT * times]);
});
