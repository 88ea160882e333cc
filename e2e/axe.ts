/** Whatever is on screen must be usable by everybody: no serious or critical finding. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual(
    [],
  );
}
