/** From the first visit to a bought pack that is opened and put into the binder; and the lesson. */
import { setTimeout } from 'node:timers/promises';
import { ending, settle } from '../battlePages.ts';
import { pad, sheet } from '../officialMoves.ts';
import { header, packCard } from '../pages.ts';
import { road } from './road.ts';

road('Newcomer', async ({ page, at, press, arrives, lookAt, isWide }) => {
  await page.goto(at('/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Without a graphics card some engines fall back to the plain shelf.
  const plain = page.getByRole('button', { name: 'Classic', exact: true });
  if ((await plain.getAttribute('aria-pressed')) !== 'true') await press(plain);
  await packCard(page, 'Base Set Mini Pack').waitFor();
  await lookAt('store', 'first visit');

  await press(header(page).getByRole('button', { name: /^Connect/ }));
  await press(page.getByRole('button', { name: 'Claim Free Pack' }));
  const opening = page.getByRole('dialog');
  await opening.getByText('60 new cards').first().waitFor();
  await press(opening.getByRole('button', { name: 'Skip', exact: true }));
  await opening.getByRole('link', { name: 'Battle now' }).waitFor();
  await lookAt('opening', 'free pack');
  await page.keyboard.press('Escape');
  await opening.waitFor({ state: 'detached' });

  await press(packCard(page, 'Base Set Mini Pack').getByRole('button', { name: 'Buy Pack' }));
  await opening.getByText('5 new cards').first().waitFor();
  await press(opening.getByRole('button', { name: 'Next', exact: true }));
  await opening.getByRole('alert').waitFor();
  await lookAt('opening', 'card alone');
  // Its buttons are deaf when they have just lit, and nothing in the page says so.
  await setTimeout(1_000);
  await press(opening.getByRole('button', { name: 'Skip', exact: true }));
  const collection = opening.getByRole('link', { name: 'View in Collection' });
  await collection.waitFor();
  await lookAt('bought pack', 'opening');

  await press(collection);
  await arrives(/^\/collection/);
  const pocket = page.locator('[data-pocket]').first();
  await pocket.waitFor();
  await lookAt('binder', isWide ? 'binder' : 'binder of a phone');
  const name = await pocket.getAttribute('aria-label');
  await press(pocket);
  // Which card it is depends on the wallet's signature: `Binder` measures the window.
  await page.getByRole('dialog', { name: name ?? '', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

road('Lesson', async ({ page, at, way, press, lookAt, isWide }) => {
  const { choose = press } = way;
  /** The coach stands beside a wide table; on a phone it is a dialog over the table. */
  const readStep = async (place: number, title: string) => {
    await page.getByText(`Step ${place} of 15`, { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: title, exact: true }).first().waitFor();
    if (isWide) return;
    const read = page.getByRole('button', { name: 'Got it' });
    await press(read);
    await read.waitFor({ state: 'detached' });
  };
  const card = (name: string) => page.locator('[data-hand-card]').filter({ hasText: name }).first();
  const pokemon = (name: string) => page.locator('[data-pokemon]').filter({ hasText: name }).first();
  const lay = async (name: string) => {
    await press(card(name));
    await press(pad(page, 'do'));
  };
  const putOn = async (name: string, target: string) => {
    await press(card(name));
    await choose(pokemon(target));
  };
  const attack = async (attacker: string, place: number) => {
    await press(pokemon(attacker));
    await press(page.locator(`[data-option="attack ${place}"]`));
    await press(pad(page, 'do'));
    await settle(page, way.skip);
  };
  await page.goto(at('/learn'));
  await page.getByText('Step 1 of 15', { exact: true }).first().waitFor();
  await lookAt('table', 'lesson, first step');
  await readStep(1, 'Who goes first?');
  await press(sheet(page).getByRole('button', { name: 'Go second' }));
  await press(sheet(page).locator('[data-answer]'));
  await readStep(2, 'Your first Pokémon');
  await lay('Charmander');
  await lay('Rattata');
  await press(pad(page, 'end'));
  await readStep(3, 'A Trainer card');
  await lay('Bill');
  await page.getByText('Step 4 of 15', { exact: true }).first().waitFor();
  await lookAt('table', 'lesson, fourth step');
  await readStep(4, 'Energy');
  await putOn('Fire Energy', 'Charmander');
  await readStep(5, 'The first attack');
  await attack('Charmander', 0);
  await readStep(6, 'Poisoned!');
  await lay('Potion');
  await readStep(7, 'A stronger attack');
  await putOn('Fire Energy', 'Charmander');
  await readStep(8, 'Ember');
  await attack('Charmander', 1);
  await readStep(9, 'A Prize, and evolution');
  await putOn('Charmeleon', 'Charmander');
  await readStep(10, 'Special energy');
  await putOn('Double Colorless', 'Charmeleon');
  await readStep(11, 'Slash');
  await attack('Charmeleon', 0);
  await readStep(12, 'Weakness hurts');
  await putOn('Fire Energy', 'Rattata');
  await readStep(13, 'Retreat');
  await press(pokemon('Charmeleon'));
  await press(page.locator('[data-option=retreat]'));
  await press(pad(page, 'do'));
  await press(sheet(page).getByRole('button', { name: /^Fire Energy/ }));
  await press(sheet(page).locator('[data-answer]'));
  await readStep(14, 'Bite');
  await attack('Rattata', 0);
  await readStep(15, 'The last blow');
  await attack('Rattata', 0);
  await ending(page).waitFor();
  await lookAt('ending', 'lesson’s end');
});
