/** The dashboard around its tabs: the keyboard's way through it, the sample data, a session that ends. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { expectNoSidewaysScroll, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';
import { ADMIN_PACKS, adminCardOf, auditEntryOf, NOTHING_SOLD, setOf, statsOf } from './testing/examples.ts';
import { keepCards, keepPacks, keepSets } from './testing/kept.ts';
import { dialogNamed, gateField, PASSWORD, showAdmin, tab, unsaved } from './testing/pages.ts';

const LOGIN = 'POST /api/admin/login';
const OPENED = { token: 'another', expiresAt: '2026-03-01T12:30:00.000Z' };
const make = page.getByRole('button', { name: 'Create New Set' });
const form = dialogNamed('Create New Set');
const name = form.getByLabelText('Name');
const create = form.getByRole('button', { name: 'Create Set' });
const ended = dialogNamed('Your admin session has ended.');
const actions = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');

beforeEach(() => {
  api.answer(LOGIN, OPENED);
  api.answer('GET /api/admin/stats', NOTHING_SOLD);
  keepSets();
});

describe('the keyboard', () => {
  test('reaches everything, and closes no form by mistake', async () => {
    await showPage('/admin');
    await expect.element(gateField).toHaveFocus();
    await userEvent.keyboard(`${PASSWORD}{Enter}`);
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toHaveFocus();
    await expect.element(toast('Welcome to the admin panel')).toBeVisible();
    for (const key of ['Seed Sample Data', 'Lock']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: key })).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(tab('Overview')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Sets')).toHaveFocus();
    await expect.element(page.getByRole('article', { name: 'Base', exact: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(make).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
    // Nothing entered: nothing to ask.
    await userEvent.keyboard('{Escape}');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(make).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('By Hand{Escape}');
    await expect.element(unsaved).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(unsaved).not.toBeInTheDocument();
    await expect.element(name).toHaveValue('By Hand');
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Card set created successfully')).toBeVisible();
    await expect.element(make).toHaveFocus();
  });
});

test('a step back out of a half-filled form is asked about, and leads on once the input is thrown away', async () => {
  // Where the last step back leads to: the store.
  api.answer('GET /api/pack-types', []);
  await showAdmin('Sets');
  await make.click();
  await name.fill('Half a name');
  window.history.back();
  await expect.element(unsaved).toBeVisible();
  expect(window.location.search).toBe('?tab=sets');
  await unsaved.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(name).toHaveValue('Half a name');
  window.history.back();
  await unsaved.getByRole('button', { name: 'Throw away' }).click();
  await expect.element(form).not.toBeInTheDocument();
  // The window took a step of its own as it closed; a browser may make one of both, and then the next one leads on.
  const stepBack = () => {
    if (window.location.search === '?tab=sets') window.history.back();
    return window.location.search;
  };
  await expect.poll(stepBack, { interval: 2_000, timeout: 20_000 }).not.toBe('?tab=sets');
});

test('sample data: the message says what was missing, that nothing was, or that it failed', async () => {
  const SEED = 'POST /api/admin/seed-data';
  const seed = page.getByRole('button', { name: 'Seed Sample Data' });
  api.answer(SEED, { sets: 0, cards: 0, packTypes: 1 });
  await showAdmin('Overview');
  await seed.click();
  await expect.element(toast('Sample data has been seeded successfully. New: 1 pack type.')).toBeVisible();
  api.answer(SEED, { sets: 0, cards: 0, packTypes: 0 });
  await seed.click();
  await expect.element(toast('Sample data has been seeded successfully. Nothing was missing.')).toBeVisible();
  const answer = api.hold(SEED);
  await seed.click();
  await expect.element(page.getByRole('button', { name: 'Seeding...' })).toBeVisible();
  answer.answer(new Response('<html>Bad Gateway</html>', { status: 502 }));
  await expect.element(toast('Failed to seed data')).toBeVisible();
});

describe('a session that ends', () => {
  test('in the middle of a form takes nothing of it away', async () => {
    const CREATE = 'POST /api/admin/card-sets';
    api.answer(CREATE, refused('not-an-admin'));
    await showAdmin('Sets');
    await make.click();
    await name.fill('Half Moon');
    await form.getByLabelText('Description').fill('Half of it.');
    await create.click();
    await expect.element(ended).toHaveTextContent('Enter the password to go on.');
    await expect.element(gateField).toHaveFocus();
    await expectAccessible();
    // Neither Escape nor a stray click puts it away; its key does, and the form is there to be read.
    await userEvent.keyboard('{Escape}');
    await expect.element(ended).toBeVisible();
    await ended.getByRole('button', { name: 'Close' }).click();
    await expect.element(name).toHaveValue('Half Moon');
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent('Your admin session ended before this was saved.');
    await create.click();
    await gateField.fill(PASSWORD);
    keepSets();
    await userEvent.keyboard('{Enter}');
    await expect.element(ended).not.toBeInTheDocument();
    await expect.element(form.getByLabelText('Description')).toHaveValue('Half of it.');
    await create.click();
    await expect.element(toast('Card set created successfully')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Half Moon', exact: true })).toBeVisible();
    expect(api.calls(CREATE).at(-1)?.body).toMatchObject({ name: 'Half Moon', description: 'Half of it.' });
  });

  test('gives a list once it is open again', async () => {
    api.answer('GET /api/admin/audit', refused('not-an-admin'));
    await showAdmin('Sets');
    await tab('Audit').click();
    await expect.element(ended).toBeVisible();
    api.answer('GET /api/admin/audit', { entries: [auditEntryOf(1, { action: 'admin.login' })] });
    await gateField.fill(PASSWORD);
    await userEvent.keyboard('{Enter}');
    await expect.element(actions.first()).toHaveTextContent('Entered the admin area');
  });
});

test('on a phone no tab scrolls sideways, whatever names and texts there are', async () => {
  const long = 'A set whose name is far too long for any telephone of this world and the next';
  const description = 'x'.repeat(300);
  keepSets([setOf(long, { description })]);
  keepCards([adminCardOf('base1-4'), adminCardOf('base1-58')]);
  keepPacks(ADMIN_PACKS);
  api.answer('GET /api/admin/stats', statsOf({ packs: 12, poke: 1234.5 }));
  api.answer('GET /api/admin/audit', {
    entries: [
      auditEntryOf(1, { action: 'card-set.create', subject: long, after: { name: long, description } }),
    ],
  });
  const shown = {
    Overview: page.getByTestId('day-readout'),
    Sets: page.getByRole('article', { name: long }),
    Cards: page.getByRole('heading', { name: 'Charizard' }),
    Packs: page.getByRole('article', { name: 'Base Set Mini Pack' }),
    Audit: actions.first(),
  };
  await showAdmin('Overview', { size: PHONE });
  for (const each of ['Overview', 'Sets', 'Cards', 'Packs', 'Audit'] as const) {
    await tab(each).click();
    await expect.element(shown[each]).toBeVisible();
    await expectNoSidewaysScroll();
  }
  await page.getByCss('summary').first().click();
  await expect.element(page.getByRole('row', { name: /^Description/ })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});
