/** A challenge to a friend: made in the lobby, waited for, accepted, and what any other visitor of its link sees. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, refused } from '../../testing/api.ts';
import { battleAnswer } from '../../testing/battle.ts';
import { cardsOfSet, deckOf, OPPONENTS, summaryOf } from '../../testing/examples.ts';
import { expectNoSidewaysScroll, main, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const PATH = `/challenge/${ID}`;
const CHALLENGE = 'GET /api/challenges/*';
const ACCEPT = 'POST /api/challenges/*/accept';
const BATTLES = 'GET /api/users/*/battles';
const OPEN: FriendChallengeAnswer = {
  id: ID,
  by: 'Maya…4242',
  rules: 'official',
  anyCards: false,
  state: 'open',
  isYours: false,
  expiresAt: '2026-03-01T12:30:00.000Z',
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => main.getByRole('link', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 2, name });

beforeEach(() => {
  api.answer(CHALLENGE, OPEN);
  api.answer(BATTLES, []);
  api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
  api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
  api.answer('GET /api/users/*/free-pack-eligible', { eligible: false });
  api.answer('GET /api/battles/*', battleAnswer());
  api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
});

/** The page asks anew at least so often. */
const ASKED_WITHIN_MS = 3_000;

describe('who makes a challenge', () => {
  const own = { ...OPEN, isYours: true };

  test('gets its link from the lobby, and comes back to it from there', async () => {
    api.answer('POST /api/challenges', { id: ID, expiresAt: OPEN.expiresAt });
    api.answer(CHALLENGE, own);
    await showPage('/battle', { wallet: true });
    await button('Find Battle').click();
    await page.getByRole('radio', { name: 'Official', exact: true }).click();
    await page.getByRole('radio', { name: 'A friend', exact: true }).click();
    await button('Get the Link').click();
    await expect.element(title('Waiting for your friend')).toHaveFocus();
    expect(api.calls('POST /api/challenges')[0]?.body).toEqual({
      deckId: deckOf().id,
      rules: 'official',
      format: 'official',
      anyCards: false,
    });
    await expect.element(page.getByText(`${window.location.origin}${PATH}`)).toBeVisible();
    await expectAccessible();
    await link('To the Battle Arena').click();
    await expect.element(link('To its link')).toHaveAttribute('href', PATH);
    await expect.element(page.getByText(/Your challenge by Official rules waits/)).toBeVisible();
  });

  test('is led to the battle once a friend has accepted', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer(CHALLENGE, own);
    await showPage(PATH, { wallet: true });
    await expect.element(title('Waiting for your friend')).toBeVisible();
    const { id: battleId } = battleAnswer();
    api.answer(CHALLENGE, { ...own, state: 'accepted', battleId });
    await vi.advanceTimersByTimeAsync(ASKED_WITHIN_MS);
    await expect.element(toast('Challenge Accepted!')).toBeVisible();
    await expect.poll(() => window.location.pathname).toBe(`/battle/${battleId}`);
  });

  test('is led there from the lobby too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer('POST /api/challenges', { id: ID, expiresAt: OPEN.expiresAt });
    api.answer(CHALLENGE, own);
    await showPage('/battle', { wallet: true });
    await button('Find Battle').click();
    await page.getByRole('radio', { name: 'A friend', exact: true }).click();
    await button('Get the Link').click();
    await link('To the Battle Arena').click();
    await expect.element(link('To its link')).toBeVisible();
    const { id: battleId } = battleAnswer();
    api.answer(CHALLENGE, { ...own, state: 'accepted', battleId });
    await vi.advanceTimersByTimeAsync(ASKED_WITHIN_MS);
    await expect.poll(() => window.location.pathname).toBe(`/battle/${battleId}`);
  });

  test('can withdraw it', async () => {
    api.answer(CHALLENGE, own);
    api.answer('DELETE /api/challenges/*', () => {
      api.answer(CHALLENGE, { ...own, state: 'withdrawn' });
      return { withdrawn: true };
    });
    await showPage(PATH, { wallet: true, size: PHONE });
    await expect.element(title('Waiting for your friend')).toBeVisible();
    await expectNoSidewaysScroll();
    await button('Withdraw Challenge').click();
    // The key is gone, and the focus with what is said instead.
    await expect.element(page.getByText(/Its link no longer works/)).toHaveFocus();
    await expectAccessible();
  });
});

test('a challenge that no friend came to is made again with the same deck and rules', async () => {
  const next = '22222222-2222-4222-8222-222222222222';
  let id = ID;
  api.answer('POST /api/challenges', () => ({ id, expiresAt: OPEN.expiresAt }));
  api.answer(CHALLENGE, { ...OPEN, isYours: true, state: 'expired' });
  await showPage('/battle', { wallet: true });
  await button('Find Battle').click();
  await page.getByRole('radio', { name: 'Official', exact: true }).click();
  await page.getByRole('radio', { name: 'A friend', exact: true }).click();
  await button('Get the Link').click();
  await expect.element(title('No one came')).toBeVisible();
  id = next;
  api.answer(CHALLENGE, { ...OPEN, id: next, isYours: true });
  await button('Challenge again').click();
  await expect.poll(() => window.location.pathname).toBe(`/challenge/${next}`);
  await expect.element(title('Waiting for your friend')).toBeVisible();
  const [first, second] = api.calls('POST /api/challenges').map(({ body }) => body);
  expect(second).toEqual(first);
});

describe('a friend', () => {
  test('reads of the format, and accepts with a deck that is legal in it alone', async () => {
    const other = {
      ...summaryOf(deckOf({ name: 'Modern' })),
      id: 'other',
      formats: ['official', 'expanded'],
    };
    api.answer('GET /api/users/*/decks', [other, summaryOf(deckOf())]);
    api.answer(CHALLENGE, { ...OPEN, format: 'base-fossil' });
    api.answer(ACCEPT, { battleId: battleAnswer().id });
    await showPage(PATH, { wallet: true });
    await expect.element(main.getByText('The first three sets: Base, Jungle and Fossil.')).toBeVisible();
    await expect.element(main.getByText('Not Base to Fossil', { exact: true })).toBeVisible();
    await expectAccessible();
    await button('Accept').click();
    await expect.poll(() => api.calls(ACCEPT)[0]?.body).toMatchObject({ deckId: deckOf().id });
  });

  test('reads of any cards, and agrees to them with a deck that need not be owned', async () => {
    const unowned = { ...summaryOf(deckOf({ name: 'Dream' })), isValid: false, ownedCards: 30 };
    const official = { ...unowned.official, isLegal: false, isForPractice: true };
    api.answer('GET /api/users/*/decks', [{ ...unowned, official }]);
    api.answer(CHALLENGE, { ...OPEN, anyCards: true });
    api.answer(ACCEPT, { battleId: battleAnswer().id });
    await showPage(PATH, { wallet: true });
    await expect.element(page.getByText(/to practice with any cards, owned or not/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /^Dream/ })).toBeChecked();
    await expectAccessible();
    await button('Agree and Accept').click();
    await expect.poll(() => api.calls(ACCEPT)[0]?.body).toEqual({ deckId: deckOf().id, anyCards: true });
  });

  test('sees who asks and by which rules, chooses a deck and accepts', async () => {
    const accepting = api.hold(ACCEPT);
    await showPage(PATH, { wallet: true });
    await expect.element(page.getByText(/Maya…4242 challenges you\. It is open until/)).toBeVisible();
    await expect.element(page.getByText('Official rules, six Prizes each')).toBeVisible();
    // The rules are the challenger's.
    await expect.element(page.getByRole('radio', { name: 'Classic' })).not.toBeInTheDocument();
    await expectAccessible();
    await button('Accept').click();
    await expect.poll(() => accepting.asked()).toBe(1);
    expect(api.calls(ACCEPT)[0]?.body).toEqual({ deckId: deckOf().id, anyCards: false });
    const { id: battleId } = battleAnswer();
    accepting.answer({ battleId });
    await expect.poll(() => window.location.pathname).toBe(`/battle/${battleId}`);
  });

  test('a friend who is too late sees that in place of the button', async () => {
    api.answer(ACCEPT, () => {
      api.answer(CHALLENGE, { ...OPEN, state: 'accepted' });
      return refused('friend-challenge-taken');
    });
    await showPage(PATH, { wallet: true });
    await button('Accept').click();
    await expect.element(title('Already taken')).toBeVisible();
    await expect.element(page.getByText(/Ask Maya…4242 for a new link/)).toBeVisible();
  });

  test('learns that the challenger plays another battle', async () => {
    api.answer(ACCEPT, () => refused('challenger-busy'));
    await showPage(PATH, { wallet: true });
    await button('Accept').click();
    await expect.element(toast('No Battle Has Begun')).toBeVisible();
    await expect.element(button('Accept')).toBeEnabled();
  });

  test('without a wallet a friend sees what to do', async () => {
    await showPage(PATH, { size: PHONE });
    await expect.element(title('Maya…4242 challenges you')).toBeVisible();
    await expect.element(button('Connect now')).toBeVisible();
    await expect.element(link('To the free starter pack')).toHaveAttribute('href', '/');
    await expectNoSidewaysScroll();
    await expectAccessible();
  });

  test('without a deck that the rules take learns why, and cannot accept', async () => {
    const deck = summaryOf(deckOf());
    const official = { ...deck.official, isLegal: false, errors: ['One ACE SPEC too many.'], errorCount: 1 };
    api.answer('GET /api/users/*/decks', [{ ...deck, official }]);
    await showPage(PATH, { wallet: true });
    await expect.element(page.getByText('One ACE SPEC too many.')).toBeVisible();
    await expect.element(page.getByText(/legal in Official battles\. Change one\.$/)).toBeVisible();
    await expect.element(button('Accept')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a link', () => {
  test.for([
    ['expired', 'Too late'],
    ['withdrawn', 'Withdrawn'],
    ['accepted', 'Already taken'],
  ] as const)('of a challenge that is %s says so', async ([state, words]) => {
    api.answer(CHALLENGE, { ...OPEN, state });
    await showPage(PATH);
    await expect.element(title(words)).toBeVisible();
    await expect.element(link('To the Battle Arena')).toBeVisible();
  });

  test('that leads to nothing says so', async () => {
    api.answer(CHALLENGE, refused('friend-challenge-unknown'));
    await showPage(PATH);
    await expect.element(title('No such challenge')).toBeVisible();
  });

  test('that does not load can be tried again', async () => {
    api.answer(CHALLENGE, broken());
    await showPage(PATH);
    await expect.element(title('The challenge did not load')).toBeVisible();
    api.answer(CHALLENGE, OPEN);
    await button('Try again').click();
    await expect.element(title('Maya…4242 challenges you')).toBeVisible();
  });
});
