/** Practice: what can be played against what, what is sent, and what stands in the way. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { battleAnswer } from '../../testing/battle.ts';
import { CARD_SETS, cardsOfSet, deckOf, STARTER_CARDS, summaryOf } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, main, toast } from '../../testing/pages.ts';
import { PHONE, showPage, takeAway } from '../../testing/show.tsx';

const BEGIN = 'POST /api/battles';
const OWN = summaryOf(deckOf({ name: 'Mine' }));
const LISTED = summaryOf(
  deckOf(
    {
      id: 'b6a51e3c-0000-4000-8000-000000000002',
      name: 'Zard list',
      cards: [
        { cardId: 'sv3pt5-4', quantity: 4 },
        { cardId: 'base1-98', quantity: 56 },
      ],
    },
    STARTER_CARDS,
  ),
);

const radio = (name: string | RegExp) => main.getByRole('radio', { name });
const button = (name: string) => main.getByRole('button', { name, exact: true });
const begin = async () => {
  await button('Start Practice').click();
  await expect.poll(() => api.calls(BEGIN).length).toBe(1);
  return api.calls(BEGIN)[0]?.body;
};

beforeEach(() => {
  localStorage.removeItem('pokesol.practice');
  localStorage.removeItem('pokesol.pasted-lists');
  api.answer('GET /api/users/*/decks', [OWN, LISTED]);
  api.answer('GET /api/users/*/battles', []);
  api.answer('GET /api/users/*/cards', STARTER_CARDS);
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
  api.answer('GET /api/pack-types', []);
  api.answer(BEGIN, { ...battleAnswer(), mode: 'practice', opponentDeck: 'own' });
  api.answer('GET /api/battles/*', battleAnswer());
});

describe('practice', () => {
  test('begins with the deck that the address names, and says how much of it is owned', async () => {
    await showPage(`/practice?deck=${LISTED.id}`, { wallet: true });
    await expect.element(radio(/^Zard list: practice: you own 56 of 60$/)).toBeChecked();
    await expect.element(radio(/^Mine: Tournament Legal$/)).toBeVisible();
    await expectAccessible();
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { deckId: LISTED.id },
      rules: 'official',
      format: 'official',
      opponent: { level: 'easy', deck: { trainerId: 'joey' } },
    });
    await expect.poll(() => window.location.pathname).toBe(`/battle/${battleAnswer().id}`);
  });

  test('gives the AI a trainer’s deck, an own one, or the same; of a chosen level and rules', async () => {
    await showPage('/practice', { wallet: true });
    await radio('Giovanni').click();
    await expect.element(main.getByText('Giovanni’s deck')).toBeVisible();
    await main.getByRole('radio', { name: 'Mine', exact: true }).click();
    await radio(/^Zard list/)
      .last()
      .click();
    await radio('Classic').click();
    await radio('Hard').click();
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { deckId: OWN.id },
      rules: 'classic',
      format: 'classic',
      opponent: { level: 'hard', deck: { deckId: LISTED.id } },
    });
  });

  test('who begins and open hands are arranged, and offered again', async () => {
    await showPage('/practice', { wallet: true });
    await radio(/^AI$/).click();
    await page.getByRole('checkbox', { name: /^Open hands/ }).click();
    await expectAccessible();
    expect(await begin()).toMatchObject({ begins: 'ai', openHands: true });
    await takeAway();
    await showPage('/practice', { wallet: true });
    await expect.element(radio(/^AI$/)).toBeChecked();
    await radio(/^Coin$/).click();
    await radio(/^A friend$/).click();
    await expect.element(page.getByRole('radiogroup', { name: 'Who begins' })).not.toBeInTheDocument();
  });

  test('an open hand is a press away at the table', async () => {
    const openHand = [
      { id: 'base1-58', name: 'Pikachu' },
      { id: 'no-such-card', name: 'Card of no set' },
    ];
    api.answer('GET /api/battles/*', { ...battleAnswer(), openHand });
    await showPage(`/battle/${battleAnswer().id}`, { wallet: true, size: PHONE });
    await page.getByRole('button', { name: /^Hand of .*: 2 cards$/ }).click();
    await expect.element(dialog.getByText('Card of no set')).toBeVisible();
    expect(dialog.getByRole('listitem').elements()).toHaveLength(2);
    await expectAccessible();
    await expectNoSidewaysScroll();
  });

  test('takes a pasted list for the AI, and swaps the sides', async () => {
    await showPage('/practice', { wallet: true });
    await radio('A list').click();
    await expect.element(main.getByText('Paste a list for the AI.')).toBeVisible();
    await main
      .getByRole('button', { name: /^Paste a list/ })
      .last()
      .click();
    await dialog.getByRole('textbox', { name: 'Deck list' }).fill('4 Charmander BS 46\n56 Fire Energy');
    await dialog.getByRole('button', { name: 'Practice with it' }).click();
    await expect.element(radio(/^Charmander list/).last()).toBeChecked();
    await button('Swap sides').click();
    const cards = [
      { cardId: 'base1-46', quantity: 4 },
      { cardId: 'base1-98', quantity: 56 },
    ];
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { cards },
      rules: 'official',
      format: 'official',
      opponent: { level: 'easy', deck: { deckId: OWN.id } },
    });
  });

  test('lends a theme deck to either side', async () => {
    await showPage('/practice', { wallet: true });
    await main.getByRole('button', { name: /^Choose a theme deck/ }).click();
    await dialog.getByRole('searchbox', { name: 'Deck, set or year' }).fill('base 1999 zap');
    await expect.element(dialog.getByText('1 deck', { exact: true })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('searchbox').fill('no such deck');
    await dialog.getByRole('button', { name: 'Show all' }).click();
    await dialog.getByRole('button', { name: /^Zap!/ }).click();
    await expect.element(radio('Zap!: a theme deck of Base, 1999')).toBeChecked();
    await main.getByRole('radio', { name: 'Theme decks', exact: true }).click();
    await expect.element(radio('Overgrowth: a theme deck of Base, 1999')).toBeChecked();
    await main
      .getByRole('button', { name: /^Choose a theme deck/ })
      .last()
      .click();
    await dialog.getByRole('button', { name: /^Blackout/ }).click();
    await button('Swap sides').click();
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { themeDeckId: 'base1-blackout' },
      rules: 'official',
      format: 'official',
      opponent: { level: 'easy', deck: { themeDeckId: 'base1-zap' } },
    });
  });

  test('in a format leaves out what that does not take, of either side, and offers it again next time', async () => {
    await showPage('/practice', { wallet: true });
    const format = main.getByRole('combobox', { name: 'Format' });
    await format.selectOptions('Base to Neo');
    await expect.element(format).toHaveAccessibleDescription(/^The sets from Base to Neo Destiny/);
    await expect.element(main.getByText(/^Not for Base to Neo: Zard list/)).toBeVisible();
    await expect.element(radio('Mine: Tournament Legal')).toBeChecked();
    await expect.element(radio('Trainers')).not.toBeInTheDocument();
    await expect.element(radio('Theme decks')).toBeChecked();
    await main
      .getByRole('button', { name: /^Choose a theme deck/ })
      .last()
      .click();
    await dialog.getByRole('searchbox').fill('rillaboom');
    await expect.element(dialog.getByText('No theme deck matches these words.')).toBeVisible();
    await dialog.getByRole('searchbox').fill('koga');
    await dialog.getByRole('button', { name: /^Koga/ }).click();
    await expectAccessible();
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { deckId: OWN.id },
      rules: 'official',
      format: 'base-neo',
      opponent: { level: 'easy', deck: { themeDeckId: 'gym2-koga' } },
    });
    takeAway();
    await showPage('/practice', { wallet: true, size: PHONE });
    await expect.element(format).toHaveValue('base-neo');
    await expectNoSidewaysScroll();
    await format.selectOptions('Standard 2024');
    await expect.element(radio('Theme decks')).not.toBeInTheDocument();
    await expect.element(radio('Zard list: practice: you own 56 of 60').first()).toBeChecked();
  });

  test('in a format without trainers and theme decks begins against the own deck, and says what is not to be had', async () => {
    api.answer('GET /api/users/*/decks', [LISTED]);
    await showPage('/practice', { wallet: true });
    await expect.element(main.getByRole('button', { name: /^Choose a theme deck 90 decks/ })).toBeVisible();
    await main.getByRole('combobox', { name: 'Format' }).selectOptions('Standard 2024');
    await expect.element(radio('Mirror')).toBeChecked();
    await expect.element(main.getByText('No theme deck is legal in Standard 2024.')).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Choose a theme deck/ })).not.toBeInTheDocument();
    expect(await begin()).toEqual({
      mode: 'practice',
      deck: { deckId: LISTED.id },
      rules: 'official',
      format: 'standard-2024',
      opponent: { level: 'easy', deck: { deckId: LISTED.id } },
    });
  });

  test('against an own deck, where a format takes none, says so beside the choice', async () => {
    api.answer('GET /api/users/*/decks', [LISTED]);
    await showPage('/practice', { wallet: true });
    await main.getByRole('combobox', { name: 'Format' }).selectOptions('Base to Neo');
    await expect.element(radio('Theme decks')).toBeChecked();
    await expect
      .element(main.getByRole('button', { name: /^Choose a theme deck (?!90)\d+ decks, ready/ }).first())
      .toBeVisible();
    await main.getByRole('radio', { name: 'Mine', exact: true }).click();
    await expect.element(main.getByText('No saved deck of yours fits Base to Neo.')).toBeVisible();
  });

  test('begins with the theme deck of the last time', async () => {
    localStorage.setItem('pokesol.practice', JSON.stringify({ own: 'theme:base1-blackout' }));
    await showPage('/practice', { wallet: true });
    await expect.element(radio('Blackout: a theme deck of Base, 1999')).toBeChecked();
  });

  test('a theme deck becomes a deck for a friend’s link', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    api.answer('POST /api/users/*/decks', ({ body }) => deckOf({ ...(body as object), id: OWN.id }));
    api.answer('POST /api/challenges', { id, expiresAt: '2026-03-01T12:30:00.000Z' });
    api.answer('GET /api/challenges/*', {
      id,
      by: 'You',
      rules: 'official',
      anyCards: true,
      state: 'open',
      isYours: true,
      expiresAt: '2026-03-01T12:30:00.000Z',
    });
    await showPage('/practice', { wallet: true });
    await main.getByRole('button', { name: /^Choose a theme deck/ }).click();
    await dialog.getByRole('button', { name: /^Zap!/ }).click();
    await radio('A friend').click();
    await button('Get the Link').click();
    await expect.poll(() => api.calls('POST /api/challenges').length).toBe(1);
    expect(api.calls('POST /api/users/*/decks')[0]?.body).toMatchObject({ name: 'Zap!' });
  });

  test('against a friend is a link for any cards, for which a list becomes a deck', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    api.answer('POST /api/challenges', { id, expiresAt: '2026-03-01T12:30:00.000Z' });
    api.answer('GET /api/challenges/*', {
      id,
      by: 'You',
      rules: 'official',
      anyCards: true,
      state: 'open',
      isYours: true,
      expiresAt: '2026-03-01T12:30:00.000Z',
    });
    await showPage(`/practice?deck=${LISTED.id}`, { wallet: true });
    await radio('A friend').click();
    await button('Get the Link').click();
    await expect.element(page.getByText(/for practice with any cards/)).toBeVisible();
    expect(api.calls('POST /api/challenges')[0]?.body).toEqual({
      deckId: LISTED.id,
      rules: 'official',
      format: 'official',
      anyCards: true,
    });
  });

  test('shows what holds for the battle above its keys, and on a ground of their own whatever else lies there', async () => {
    await showPage('/practice', { wallet: true });
    const term = main.getByText('Any cards; no points, no record');
    await expect.element(term).toBeInViewport();
    const start = button('Start Practice').element();
    await expect.element(start).toBeInViewport();
    expect(term.element().getBoundingClientRect().bottom).toBeLessThan(start.getBoundingClientRect().top);
    const { right, top, height } = start.getBoundingClientRect();
    const between = document.elementFromPoint(right + 4, top + height / 2);
    expect(between?.closest('.matchup-facts')).toBeNull();
    await radio('A list').click();
    const reason = main.getByText('Paste a list for the AI.').element().getBoundingClientRect();
    expect(reason.bottom).toBeLessThan(start.getBoundingClientRect().top);
    expect(reason.top).toBeGreaterThan(0);
  });

  test('on a tablet its keys are one low row, under which nothing that is chosen stays', async () => {
    await showPage('/practice', { wallet: true, size: { width: 768, height: 1024 } });
    await expect.element(button('Start Practice')).toBeInViewport();
    const summary = page.getByCss('.matchup-summary').element();
    expect(summary.getBoundingClientRect().height).toBeLessThan(100);
    for (const choice of main.getByRole('radio').elements()) {
      if (!(choice instanceof HTMLElement)) continue;
      choice.focus();
      const { bottom } = choice.getBoundingClientRect();
      const { top } = summary.getBoundingClientRect();
      expect(bottom, choice.ariaLabel ?? choice.closest('label')?.textContent).toBeLessThanOrEqual(top);
    }
  });

  test('that the server refuses says why, and stays', async () => {
    api.answer(BEGIN, refused('card-unknown', { card: 'sv3pt5-4' }));
    await showPage('/practice', { wallet: true });
    await button('Start Practice').click();
    await expect.element(toast('Practice Did Not Start')).toBeVisible();
    await expect.element(button('Start Practice')).toBeVisible();
  });

  test('on a phone needs no sideways scrolling; without a deck it asks for a list', async () => {
    api.answer('GET /api/users/*/decks', []);
    await showPage('/practice', { wallet: true, size: PHONE });
    await expect.element(main.getByText(/No deck or list of yours fits Official: paste one/)).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});
