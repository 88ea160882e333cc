/** The admin area: sign-in, and changes to a set, a card and a pack. No other road depends on what it leaves behind. */
import { ADMIN_PASSWORD } from '@pokesol/server/testing';
import { road } from './road.ts';

road('Admin', async ({ page, at, press, write, lookAt, turn }) => {
  const dialog = page.getByRole('dialog');
  const choose = async (tab: string) => {
    await press(page.getByRole('tab', { name: tab, exact: true }));
    await page.getByRole('tabpanel', { name: tab }).waitFor();
  };
  /** Waits for the typed text, which stays on the page; a message could disappear before a slow machine looks for it. */
  const save = async (typed: string) => {
    await press(dialog.getByRole('button', { name: 'Save', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(typed).first().waitFor();
  };
  await page.goto(at('/admin'));
  await write(page.getByLabel('Password', { exact: true }), ADMIN_PASSWORD);
  await press(page.getByRole('button', { name: 'Access Admin Panel' }));
  await page.getByRole('tabpanel', { name: 'Overview' }).getByText('Total Packs Sold').waitFor();
  await lookAt('admin', 'admin overview');

  await choose('Sets');
  await page.getByRole('article', { name: 'Base', exact: true }).waitFor();
  await lookAt('admin', 'admin sets');
  await press(page.getByRole('button', { name: 'Edit Base', exact: true }));
  await write(dialog.getByLabel('Description'), `Where it began, ${turn}`);
  await save(`Where it began, ${turn}`);

  await choose('Cards');
  await write(page.getByRole('searchbox', { name: 'Search cards' }), 'Charizard');
  const charizard = page.getByRole('button', { name: 'Edit Charizard #4' });
  await press(charizard);
  await dialog.waitFor();
  await lookAt('admin', 'admin card');
  await write(dialog.getByLabel('HP'), String(130 + 10 * turn));
  await press(dialog.getByRole('button', { name: 'Save', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await press(charizard);
  await dialog
    .locator(`input[value="${130 + 10 * turn}"]`)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await choose('Packs');
  await press(page.getByRole('button', { name: 'Edit 151 Mini Pack' }));
  await write(dialog.getByLabel('Price (POKE)'), String(70 + turn));
  await save(`${70 + turn} POKE`);
  await lookAt('admin', 'admin packs');
});
