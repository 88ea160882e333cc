/** Whatever is on screen must be usable by everybody: no serious or critical finding. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { whileVisible } from './drawn.ts';

export async function expectAccessible(page: Page): Promise<void> {
  // What came while axe looked was still fading in: what is found then is looked at again.
  if ((await findings(page)).length > 0) expect(await findings(page)).toEqual([]);
}

/**
 * In one go, in the page itself: the other mode, which sees into frames of other sites, opens a page for each look to put
 * its parts together, and takes twice the time. We have no frames.
 */
async function findings(page: Page): Promise<{ id: string; where: string[] }[]> {
  await atRest(page);
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await whileVisible(page, () => builder.analyze());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}

/** Nothing fades in or out any more: a colour on its way is none that anybody reads. What never ends is not waited for. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = (each: Animation) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime));
    const moving = document.getAnimations().filter((each) => each.playState === 'running' && ends(each));
    return Promise.allSettled(moving.map(({ finished }) => finished.then(() => undefined)));
  });
