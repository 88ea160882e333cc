/** The header: its ways by mouse, thumb and keyboard, its windows, the sound, the token. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { api } from '../testing/api.ts';
import { CONFIG, OPPONENTS, PACK_TYPES } from '../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, focusOn, header, main, mainNav } from '../testing/pages.ts';
import { DESK, resize, showPage } from '../testing/show.tsx';
import { LESSONS } from './navigation.ts';

const PHONE = { width: 375, height: 740 };

const SCREENS = [
  { label: 'Store', path: '/', heading: 'Booster Pak Collection', title: 'PokeSol · Store' },
  { label: 'Collection', path: '/collection', heading: 'Your Collection', title: 'PokeSol · Collection' },
  { label: 'Deck Builder', path: '/deck-list', heading: 'My Decks', title: 'PokeSol · My Decks' },
  { label: 'Battle', path: '/battle', heading: 'Battle', title: 'PokeSol · Battle' },
  { label: 'Campaign', path: '/campaign', heading: 'Campaign', title: 'PokeSol · Campaign' },
] as const;

const SOON = "We're working hard to bring you this exciting feature. Stay tuned for updates!";

describe('the ways to the screens', () => {
  test('each link leads to its screen, from its top and with its heading in focus', async () => {
    localStorage.setItem('pokesol.shelf-view', 'classic');
    api.answer('GET /api/pack-types', PACK_TYPES);
    await showPage('/battle');
    for (const { label, path, heading, title } of SCREENS) {
      window.scrollTo(0, 400);
      await mainNav.getByRole('link', { name: label, exact: true }).click();
      const shown = page.getByRole('heading', { level: 1, name: heading });
      await expect.element(shown).toBeVisible();
      if (label !== 'Store') await expect.element(shown).toHaveFocus();
      expect(window.location.pathname).toBe(path);
      await expect.poll(() => document.title).toBe(title);
      expect(window.scrollY).toBe(0);
      await expect.element(mainNav.getByCss('[aria-current=page]')).toHaveTextContent(label);
      await expectNoSidewaysScroll();
    }
  });

  test.for([
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const)('the lesson and the rules are linked from header and foot on %s', async ([device, size]) => {
    await showPage('/battle', { size });
    const foot = page.getByRole('navigation', { name: 'Ways in' });
    for (const [name, href] of [
      ['Learn in ten minutes', '/learn'],
      ['The rules, with pictures', '/rules'],
    ] as const)
      await expect.element(foot.getByRole('link', { name })).toHaveAttribute('href', href);
    if (device === 'a phone') await header.getByRole('button', { name: 'More' }).click();
    const place = device === 'a phone' ? dialog : mainNav;
    await expect.element(place.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/learn');
    await place.getByRole('link', { name: 'Rules' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/rules');
  });

  test('the deck builder belongs to the decks', async () => {
    await showPage('/deck-builder');
    await expect.element(mainNav.getByCss('[aria-current=page]')).toHaveTextContent('Deck Builder');
  });

  test('a keyboard alone walks from the skip link through the header and back out of a dialog', async () => {
    await showPage('/battle');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stops: string[] = [];
    for (let step = 0; step < 14 && stops.at(-1) !== 'Cash Out'; step += 1) {
      await userEvent.tab();
      stops.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    }
    expect(stops).toEqual([
      'Skip to content',
      'PokeSol',
      expect.stringContaining('Connect'),
      'Sound',
      ...SCREENS.map(({ label }) => label),
      ...LESSONS.map(({ label }) => label),
      'Trading',
      'Cash Out',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(header.getByRole('button', { name: 'Cash Out' })).toHaveFocus();
    for (let step = 0; step < 4; step += 1) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Campaign' })).toHaveFocus();
  });

  test('the skip link leads past the header', async () => {
    await showPage('/battle');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(main.getByRole('radio', { name: 'Classic' })).toHaveFocus();
  });
});

describe.for([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', ([device, size]) => {
  test.for(['Trading', 'Cash Out'])('%s says that it is coming', async (feature) => {
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await showPage('/campaign', { size });
    if (device === 'phone') await header.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: feature, exact: true }).click();
    const soon = page.getByRole('dialog', { name: 'Coming Soon!' });
    await expect.element(soon.getByText(SOON, { exact: true })).toBeVisible();
    await expect.element(soon.getByText(feature, { exact: true })).toBeVisible();
    await expect.element(soon.getByText(/^Keep collecting: /)).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(soon).not.toBeInTheDocument();
    const opener = device === 'phone' ? 'More' : feature;
    await expect.element(header.getByRole('button', { name: opener, exact: true })).toHaveFocus();
    expect(window.location.pathname).toBe('/campaign');
  });
});

test('the sound is switched and set by keyboard, and remembered', async () => {
  await showPage('/battle');
  const speaker = header.getByRole('button', { name: /^Sound/ });
  await focusOn(speaker);
  await userEvent.keyboard('{Enter}');
  const panel = page.getByRole('dialog', { name: 'Sound' });
  const volume = panel.getByRole('slider', { name: 'Volume' });
  await expect.element(volume).toHaveValue('0.5');
  await expect.element(panel.getByRole('switch', { name: 'Sound' })).toHaveFocus();
  await expectAccessible();
  await userEvent.tab();
  await expect.element(volume).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(panel.getByText('60 %')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(volume).toHaveValue('1');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('[Space]');
  await expect.element(panel.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(speaker).toHaveFocus();
  await expect.element(speaker).toHaveAccessibleName('Sound, muted');
  // What `sound.test.ts` reads back.
  expect(localStorage.getItem('pokesol.sound')).toBe('{"enabled":false,"volume":1}');
  await speaker.click();
  await expect.element(volume).toHaveValue('1');
  await speaker.click();
  await expect.element(panel).not.toBeInTheDocument();

  await resize(PHONE);
  await header.getByRole('button', { name: 'More' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'More' }).getByRole('switch', { name: 'Sound' }))
    .not.toBeChecked();
  await expectAccessible();
});

test('the token says its name, its address and what it is for', async () => {
  api.answer('GET /api/pack-types', PACK_TYPES);
  localStorage.setItem('pokesol.shelf-view', 'classic');
  await showPage('/');
  const sign = page.getByRole('complementary', { name: 'Promotions' });
  await expect.element(sign.getByText('PokeSol', { exact: true })).toBeVisible();
  await expect.element(sign.getByText(CONFIG.mint)).toBeVisible();
  await sign.getByRole('button', { name: 'Copy contract address' }).click();
  expect(await navigator.clipboard.readText()).toBe(CONFIG.mint);
  await expect.element(sign.getByText('PokeSol Autobattler')).toBeVisible();
  await expect.element(sign.getByRole('link')).not.toBeInTheDocument();
  // At the foot of every screen, not over it.
  expect(main.element().compareDocumentPosition(sign.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const token = page.getByRole('region', { name: /^PokeSol \$POKESOL/ });
  await expect.element(token.getByRole('listitem')).toHaveLength(6);
  await expect.element(token.getByText(CONFIG.mint)).toBeVisible();
  await expect.element(token.getByText('6', { exact: true })).toBeVisible();
});
