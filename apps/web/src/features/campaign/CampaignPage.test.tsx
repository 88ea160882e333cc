/** The campaign's screen: whom it asks for a wallet, what a newcomer sees, how it loads and fails. */
import { resolveDeckRequest } from '@pokesol/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, broken, refused } from '../../testing/api.ts';
import { battleAnswer } from '../../testing/battle.ts';
import { cardsOfSet, deckOf, OPPONENTS, summaryOf } from '../../testing/examples.ts';
import { focusOn, toast } from '../../testing/pages.ts';
import { reopenPage, showPage } from '../../testing/show.tsx';

const opponent = (name: string) => page.getByRole('article', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const locks = page.getByRole('button', { name: 'Locked', exact: true });

describe('the campaign', () => {
  test('asks for a wallet', async () => {
    await showPage('/campaign');
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible();
    await expect
      .element(main.getByText('Please connect your wallet to access the Campaign mode.', { exact: true }))
      .toBeVisible();
    await expectAccessible();
  });

  test('shows a newcomer one open trainer, eight locks, and what the other tabs tell', async () => {
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await showPage('/campaign', { wallet: true });
    const main = page.getByRole('main');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Pokemon Campaign' })).toBeVisible();
    await expect
      .element(main.getByText('Battle AI trainers to progress through the Pokemon world'))
      .toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Battle', exact: true })).toHaveLength(1);
    await expect.element(locks).toHaveLength(8);
    for (const lock of locks.all()) await expect.element(lock).toBeDisabled();
    const joey = opponent('Youngster Joey');
    for (const fact of ['Easy', '50 points', 'Route 1'])
      await expect.element(joey.getByText(fact)).toBeVisible();
    await expect.element(joey.getByText('0W')).not.toBeInTheDocument();
    await expect
      .element(opponent('Brock').getByText('Defeat Youngster Joey and Lass Janice first.'))
      .toBeVisible();
    await expectAccessible();

    await focusOn(tab('Opponents'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Progress')).toHaveFocus();
    await expect
      .element(page.getByRole('progressbar', { name: 'Overall Progress' }))
      .toHaveAttribute('aria-valuetext', '0 of 9 opponents defeated');
    const details = page.getByRole('list', { name: 'Opponent Details' });
    await expect.element(details.getByRole('listitem')).toHaveLength(9);
    await expectAccessible();

    await userEvent.keyboard('{ArrowRight}');
    for (const points of ['50-100', '200-300', '500-1000'])
      await expect.element(page.getByText(points, { exact: true })).toBeVisible();
    await expect.element(page.getByText('Coming Soon: Poke Points Shop')).toBeVisible();
    await expectAccessible();
  });

  test('holds six places while the trainers load; a failure says its sentence and can be tried again', async () => {
    const trainers = api.hold('GET /api/users/*/campaign/opponents');
    await showPage('/campaign', { wallet: true });
    await expect.element(page.getByTestId('opponent-skeleton')).toHaveLength(6);
    trainers.answer(refused('internal-error'));
    await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
    api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(opponent('Giovanni')).toBeVisible();
  });
});

describe('a challenge', () => {
  const OPPONENT_LIST = 'GET /api/users/*/campaign/opponents';
  const challengeJoey = async () => {
    api.answer(OPPONENT_LIST, OPPONENTS);
    await showPage('/campaign', { wallet: true });
    await opponent('Youngster Joey').getByRole('button', { name: 'Battle' }).click();
  };

  test('without a legal deck says why, and leads to one or back', async () => {
    api.answer('GET /api/users/*/decks', []);
    api.answer('GET /api/users/*/battles', []);
    api.answer('GET /api/users/*/free-pack-eligible', { eligible: true });
    await challengeJoey();
    await expect.element(toast('No Valid Deck')).toBeVisible();
    await expect
      .element(toast('You need a valid 60-card deck to battle. Visit the Deck Builder.'))
      .toBeVisible();
    const main = page.getByRole('main');
    await expect.element(main.getByRole('link', { name: 'Claim your free deck' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Deck Builder' })).toBeVisible();
    await main.getByRole('button', { name: 'Back' }).click();
    await expect.element(opponent('Youngster Joey')).toBeVisible();
  });

  describe('with a legal deck', () => {
    const start = page.getByRole('button', { name: 'Start Campaign Battle' });
    const BATTLE = 'POST /api/battles';

    beforeEach(() => {
      api.answer('GET /api/users/*/decks', [summaryOf(deckOf())]);
      api.answer('GET /api/users/*/battles', []);
      api.answer('POST /api/campaign/deck/resolve', broken());
    });

    test('is handed to the arena once', async () => {
      await challengeJoey();
      await expect.element(page.getByText('Select Your Deck for Campaign Battle')).toBeVisible();
      expect(window.location.pathname).toBe('/battle');
      await expect.element(page.getByRole('heading', { name: 'Youngster Joey' })).toBeVisible();
      await expect.element(page.getByRole('main').getByText('Easy', { exact: true })).toBeVisible();
      expect(sessionStorage.getItem('campaignBattle')).toBeNull();
      await expectAccessible();
      reopenPage();
      await expect.element(page.getByRole('button', { name: 'Find Battle' })).toBeVisible();
    });

    test('whose lock the list missed is refused in words', async () => {
      const choice = {
        opponentId: 'janice',
        opponentName: 'Lass Janice',
        difficulty: 'easy',
        mode: 'campaign',
      };
      sessionStorage.setItem('campaignBattle', JSON.stringify(choice));
      const sentence = 'Complete previous challenges to unlock this opponent.';
      api.answer(BATTLE, () =>
        Response.json(
          { code: 'opponent-locked', title: 'Opponent Locked', message: sentence },
          { status: 403 },
        ),
      );
      api.answer('GET /api/users/*/campaign/opponents', OPPONENTS);
      await showPage('/battle', { wallet: true });
      await start.click();
      await expect.element(toast('Opponent Locked')).toBeVisible();
      await expect.element(toast(sentence)).toBeVisible();
      await expect.element(start).toBeEnabled();
    });

    test('begins though the page could not load the trainer’s deck, which it sends as written', async () => {
      const battle = battleAnswer();
      api.answer('GET /api/battles/*', battle);
      api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
      const begun = api.hold(BATTLE);
      await challengeJoey();
      await start.click();
      await expect.poll(() => begun.asked()).toBe(1);
      begun.answer({ ...battle, opponentDeck: 'own' });
      await expect.poll(() => window.location.pathname).toBe(`/battle/${battle.id}`);
      const [sent] = api.calls('POST /api/campaign/deck/resolve');
      const { useAPIFirst, opponentDeck } = resolveDeckRequest.parse(sent?.body);
      expect(useAPIFirst).toBe(true);
      const entries = Object.values(opponentDeck).flat();
      expect(entries.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(60);
      expect(api.calls(BATTLE)[0]?.body).toEqual({
        mode: 'campaign',
        opponentId: 'joey',
        deckId: deckOf().id,
        rules: 'classic',
      });
      expect(toast('Deck Resolution Error').query()).toBeNull();
    });

    test('against a trainer whose deck the server lacks reports it, and is played all the same', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const battle = battleAnswer();
      api.answer(BATTLE, { ...battle, opponentDeck: 'fallback' });
      api.answer('GET /api/battles/*', battle);
      api.answer('GET /api/cards', ({ query }) => cardsOfSet(query.get('setId') ?? ''));
      await challengeJoey();
      await start.click();
      await expect.element(toast('Deck Resolution Error')).toBeVisible();
      await expect.element(toast("Failed to load Youngster Joey's deck. Using fallback.")).toBeVisible();
      await vi.advanceTimersByTimeAsync(2_500);
      await expect.poll(() => window.location.pathname).toBe(`/battle/${battle.id}`);
    });
  });
});
