/** The gauntlet's screens: which deck, how it goes, what it wins, whether a swap is better; without a wallet, too. */
import { type Outcome, playGauntletBattle } from '@pokesol/ai/gauntlet';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { cardById } from '@pokesol/cards/catalogue';
import { deckFacts } from '@pokesol/cards/classic';
import { themeDeckById } from '@pokesol/decks/themeDecks';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { api, refused } from '../../testing/api.ts';
import { CARD_SETS, cardsOfSet, deckOf, summaryOf } from '../../testing/examples.ts';
import { dialog, expectNoSidewaysScroll, main, toast } from '../../testing/pages.ts';
import { PHONE, showPage } from '../../testing/show.tsx';
import { gauntletCommand } from './command.ts';
import { type GauntletRun, keptGauntlets } from './gauntletRun.ts';
import { type FactsById, gauntletsOf, idsOf } from './gauntlets.ts';

const CARDS = ['base1-46', 'base1-98'].flatMap((id) => cardById(id) ?? []);
const PLAYED: { readonly [R in AnyRules]: readonly TypeOf<AnyRules, 'card'>[] } = {
  classic: deckFacts(CARDS),
  official: CARDS.map((card) => baseSetFacts(card)),
};
/** Every second card is played as a Charmander, the others as Fire Energy. */
const factsOf = (rules: AnyRules, ids: readonly string[]): FactsById =>
  Object.fromEntries(
    ids.map((id) => {
      const card = PLAYED[rules][Number(id.at(-1)) % 2];
      if (card === undefined) throw new Error('There are two cards');
      return [id, { ...card, id }];
    }),
  );

const SIX = ['base1-overgrowth', 'base1-brushfire', 'base1-blackout', 'base2-water-blast'].concat([
  'base2-power-reserve',
  'base3-lockdown',
]);
const outcome = (result: Outcome['result'], battle: number): Outcome => ({
  result,
  ending: result === 'won' ? 'prizes_taken' : 'opponent_deck_empty',
  turn: 10 + (battle % 5),
  isFirst: battle % 2 === 0,
});
/** So many won of the first battles, and all others lost. */
const outcomes = (won: (battle: number) => boolean, count = 200) =>
  Array.from({ length: count }, (_, battle) => outcome(won(battle) ? 'won' : 'lost', battle));

function keptRun(theme: string, more: Partial<GauntletRun> = {}): GauntletRun {
  const deck = themeDeckById(theme);
  if (deck === undefined) throw new Error(`There is no ${theme}`);
  const run: GauntletRun = {
    deckKey: `theme:${theme}`,
    deckName: deck.name,
    lines: deck.lines,
    seed: 'a1b2c3d4',
    rules: 'classic',
    level: 'easy',
    battles: 200,
    opponents: SIX,
    rulesVersion: null,
    outcomes: outcomes((battle) => battle % 25 < 14),
    swap: null,
    isPaused: false,
    ...more,
  };
  keptGauntlets.write(run);
  return run;
}

const button = (name: string | RegExp) => main.getByRole('button', { name });
const result = main.getByRole('region', { name: 'Result' });
const row = (name: RegExp) => main.getByRole('listitem').filter({ hasText: name });

beforeEach(() => {
  api.answer('GET /api/card-sets', CARD_SETS);
  api.answer('GET /api/battle-cards', ({ query }) => {
    const rules = query.get('rules') === 'official' ? 'official' : 'classic';
    return { cards: Object.values(factsOf(rules, (query.get('ids') ?? '').split(','))) };
  });
});

describe('which deck', () => {
  test('without a wallet: a theme deck, the starter deck, or a pasted list', async () => {
    api.answer('GET /api/cards', cardsOfSet('base1'));
    await showPage('/gauntlet');
    await expect.element(main.getByRole('radio', { name: /^Starter Deck/ })).toBeVisible();
    await expectAccessible();
    await button(/^Paste a list/).click();
    await dialog.getByRole('textbox', { name: 'Deck list' }).fill('4 Charmander BS 46\n56 Fire Energy');
    await dialog.getByRole('button', { name: 'Practice with it' }).click();
    await expect.element(main.getByRole('radio', { name: /^Charmander list/ })).toBeChecked();
    await button('Try it out').click();
    await expect.element(main.getByText(/^Charmander list plays 200 battles/)).toBeVisible();
    expect(window.location.search).toMatch(/^\?list=/);
    await button(/^Pause/).click();
    await main.getByRole('link', { name: /^Stop/ }).click();
    await expect.element(main.getByRole('radio', { name: /^Charmander list/ })).toBeChecked();
  });

  test('a wallet’s deck, which only its wallet can try out', async () => {
    const deck = deckOf({ name: 'Mine' });
    api.answer('GET /api/users/*/decks', [summaryOf(deck)]);
    api.answer('GET /api/users/*/decks/*', deck);
    await showPage('/gauntlet', { wallet: true });
    await main.getByRole('radio', { name: /^Mine/ }).click();
    await button('Try it out').click();
    await expect.element(main.getByText(/^Mine plays 200 battles/)).toBeVisible();
    expect(window.location.search).toBe(`?deck=${deck.id}`);
    await button(/^Pause/).click();
  });

  test('of a wallet, without one the page asks for it', async () => {
    await showPage(`/gauntlet?deck=${deckOf().id}`);
    await expect.element(main.getByText('Connect Your Wallet')).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['/gauntlet?list=none', 'This deck is not here'],
    ['/gauntlet?theme=none', 'This deck is not here'],
    ['/gauntlet/replay?theme=base1-zap&battle=3', 'This battle is not in this browser'],
  ])('%s says that it is not here', async (address, title) => {
    await showPage(address);
    await expect.element(main.getByText(title)).toBeVisible();
    await expectAccessible();
  });
});

describe('the result', () => {
  test('stands first, with its range; each opponent’s row says the same in words and on the axis', async () => {
    const run = keptRun('base1-zap');
    await showPage('/gauntlet?theme=base1-zap');
    await expect.element(result.getByText('56%', { exact: true })).toBeVisible();
    await expect.element(main.getByText(/true rate most likely 49 to 63%/)).toBeVisible();
    await expect.element(main.getByText('200 of 200 battles, all played in this browser')).toBeVisible();
    await expect.element(row(/Overgrowth, \d+ of 34 won, likely \d+ to \d+ percent/)).toBeVisible();
    await expect.element(row(/LockDown, \d+ of 32 won/)).toBeVisible();
    expect(
      main
        .getByRole('listitem')
        .filter({ hasText: /percent/ })
        .elements(),
    ).toHaveLength(6);
    await expect.element(main.getByText(/^Lost: No card left to draw 88$/)).toBeVisible();
    await expect.element(main.getByText(/^Seed a1b2c3d4/)).toBeVisible();
    await expectAccessible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button(/^Share/).click();
    await expect.element(toast('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(gauntletCommand(run));
    copied.mockRestore();
  });

  test('on a phone needs no sideways scrolling, and every button is as large as a finger', async () => {
    keptRun('base1-blackout');
    await showPage('/gauntlet?theme=base1-blackout', { size: PHONE });
    await expect.element(button(/^Again/)).toBeVisible();
    await expect.element(result.getByText('56%', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll();
    for (const each of [button(/^Settings/), button(/^Share/), button(/^Again/)])
      expect(each.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
  });

  test('names the cards that the printed game plays in part', async () => {
    api.answer('GET /api/card-plays', { part: ['base2-56'], none: [] });
    keptRun('base2-water-blast', { rules: 'official' });
    await showPage('/gauntlet?theme=base2-water-blast');
    await expect
      .element(main.getByText(/^Played in part: .+ The numbers count only what plays\.$/))
      .toBeVisible();
  });

  test('goes on where a reload left it, and ends with the numbers of the module', async () => {
    const run = keptRun('base1-brushfire', { battles: 24, outcomes: [] });
    const { deck } = gauntletsOf(run, factsOf('classic', idsOf(run)));
    const whole = Array.from(
      { length: 24 },
      (_, battle) =>
        playGauntletBattle(deck, battle, (error) => {
          throw error;
        }).outcome,
    );
    keptRun('base1-brushfire', { battles: 24, outcomes: whole.slice(0, 9) });
    await showPage('/gauntlet?theme=base1-brushfire');
    await expect.element(main.getByText('24 of 24 battles, all played in this browser')).toBeVisible();
    expect(keptGauntlets.read('theme:base1-brushfire')?.outcomes).toEqual(whole);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  });

  test('pauses where the cards do not come, and goes on when they do', async () => {
    api.answer('GET /api/battle-cards', refused('internal-error'));
    keptRun('base3-lockdown', { battles: 24, outcomes: outcomes(() => true, 22) });
    await showPage('/gauntlet?theme=base3-lockdown');
    await expect.element(main.getByRole('alert')).toHaveTextContent('The gauntlet stopped.');
    await expect.element(main.getByText(/22 of 24 battles · paused/)).toBeVisible();
    await expectAccessible();
    api.answer('GET /api/battle-cards', ({ query }) => ({
      cards: Object.values(factsOf('classic', (query.get('ids') ?? '').split(','))),
    }));
    await button('Try again').click();
    await expect.element(main.getByText('24 of 24 battles, all played in this browser')).toBeVisible();
  });

  test('settings begin it anew, by other rules, of another length, from another seed', async () => {
    keptRun('base3-bodyguard', { isPaused: true, outcomes: outcomes(() => false, 40) });
    await showPage('/gauntlet?theme=base3-bodyguard');
    await expect.element(button(/^Share/)).toHaveAttribute('aria-disabled', 'true');
    await button(/^Settings/).click();
    await dialog.getByRole('combobox', { name: 'Rules' }).selectOptions('Classic');
    await dialog.getByRole('combobox', { name: 'Battles' }).selectOptions('24 battles');
    await dialog.getByRole('textbox', { name: 'Seed' }).fill('Pallet');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect.element(main.getByText('24 of 24 battles, all played in this browser')).toBeVisible();
    expect(keptGauntlets.read('theme:base3-bodyguard')).toMatchObject({
      seed: 'Pallet',
      battles: 24,
      rules: 'classic',
      swap: null,
      outcomes: { length: 24 },
    });
  });

  test('of a format meets its theme decks alone', async () => {
    keptRun('base3-lockdown', { rules: 'official', isPaused: true, battles: 24 });
    await showPage('/gauntlet?theme=base3-lockdown');
    await button(/^Settings/).click();
    const opponents = dialog.getByRole('combobox', { name: 'Opponents' });
    await expect.element(opponents).toHaveValue('');
    await opponents.selectOptions('Expanded');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect.element(main.getByText(/plays 24 battles against six decks of Expanded\./)).toBeVisible();
    await expect.poll(() => keptGauntlets.read('theme:base3-lockdown')?.opponents?.length).toBe(6);
    for (const id of keptGauntlets.read('theme:base3-lockdown')?.opponents ?? [])
      expect(themeDeckById(id)?.formats).toContain('expanded');
  });

  test('a lost battle opens as a replay, and leads back', async () => {
    api.answer('GET /api/cards', []);
    const run = keptRun('base2-power-reserve', { outcomes: [], battles: 24 });
    const { deck } = gauntletsOf(run, factsOf('classic', idsOf(run)));
    const first = playGauntletBattle(deck, 0, () => undefined);
    keptRun('base2-power-reserve', {
      battles: 24,
      isPaused: true,
      outcomes: [{ ...first.outcome, result: 'lost' }],
    });
    await showPage('/gauntlet?theme=base2-power-reserve');
    await main.getByRole('link', { name: /^Replay: Against Overgrowth, turn \d+$/ }).click();
    await expect.element(main.getByRole('heading', { name: /Power Reserve.*vs.*Overgrowth/ })).toBeVisible();
    await expect.element(main.getByText('Verified', { exact: true }).first()).toBeVisible();
    expect(main.getByText('Anyone with the link can watch').elements()).toEqual([]);
    await main.getByRole('link', { name: 'Back to the gauntlet' }).click();
    await expect.element(main.getByRole('heading', { name: 'Gauntlet', level: 1 })).toBeVisible();
  });
});

describe('a swap', () => {
  const swapOf = (theme: string, won: (battle: number) => boolean) => {
    const [first, ...rest] = themeDeckById(theme)?.lines ?? [];
    if (first === undefined) throw new Error(`There is no ${theme}`);
    const lines = [{ ...first, quantity: first.quantity - 1 }, ...rest, { cardId: 'base1-95', quantity: 1 }];
    return { lines, outcomes: outcomes(won) };
  };

  test('that shows no difference is too close to call, with how many battles would settle it', async () => {
    const theme = 'base4-hot-water';
    // Of 200: 96 both, 14 only the old, 25 only the new.
    keptRun(theme, {
      outcomes: outcomes((battle) => battle < 110),
      swap: swapOf(theme, (battle) => battle < 96 || (battle >= 110 && battle < 135)),
    });
    await showPage(`/gauntlet?theme=${theme}`);
    await expect.element(main.getByRole('heading', { name: 'Too close to call' })).toBeVisible();
    await expect
      .element(
        main.getByText(
          'The new list won 11 battles more in 200: +5.5 in 100, most likely between −0.6 and +11.5.',
        ),
      )
      .toBeVisible();
    await expect.element(main.getByText(/^No difference seen\. About 50 battles more/)).toBeVisible();
    expect(
      main
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual([...['96both', '14only the old', '25only the new', '65neither']]);
    await expectAccessible();
    await button(/^Back/).click();
    await expect.element(result.getByText('55%', { exact: true })).toBeVisible();
  });

  test('is better or worse where the range leaves zero out', async () => {
    const theme = 'base4-psych-out';
    keptRun(theme, {
      outcomes: outcomes((battle) => battle < 110),
      swap: swapOf(theme, (battle) => battle < 70),
    });
    await showPage(`/gauntlet?theme=${theme}`, { size: PHONE });
    await expect.element(main.getByRole('heading', { name: 'Worse', exact: true })).toBeVisible();
    await expect
      .element(main.getByText(/^The new list won 40 battles fewer in 200: −20\.0 in 100/))
      .toBeVisible();
    await expect.element(main.getByText(/Chance alone does that in 5 of 100 such runs\.$/)).toBeVisible();
    await expectNoSidewaysScroll();
  });

  describe('of a saved deck', () => {
    const theme = themeDeckById('base1-overgrowth');
    if (theme === undefined) throw new Error('There is no Overgrowth');
    const lines = theme.lines.map(({ cardId, quantity }) => ({ cardId, quantity }));
    const swapped = lines.map((line, place) => (place === 0 ? { ...line, cardId: 'base1-20' } : line));
    const deckWith = (cards: typeof lines) => deckOf({ name: 'Storm', cards });
    const DECK = deckWith(lines);
    const PATH = 'PUT /api/users/*/decks/*';
    const holds = (cards: typeof lines) => api.answer('GET /api/users/*/decks/*', deckWith(cards));
    const sent = () => api.calls(PATH).map(({ body }) => (body as { cards: unknown }).cards);
    beforeEach(async () => {
      keptRun('base1-overgrowth', {
        deckKey: `deck:${DECK.id}`,
        deckName: 'Storm',
        lines,
        battles: 24,
        opponents: SIX.slice(1),
        outcomes: outcomes((battle) => battle < 9, 24),
        swap: { lines: swapped, outcomes: outcomes((battle) => battle < 20, 24) },
      });
      holds(lines);
      api.answer(PATH, ({ body }) => {
        const { cards } = body as { cards: typeof lines };
        holds(cards);
        return deckWith(cards);
      });
      await showPage(`/gauntlet?deck=${DECK.id}`, { wallet: true });
    });

    test('the better list is kept once it is confirmed, and undone with all that was compared', async () => {
      await button(/^Keep the swap/).click();
      await expect.element(dialog.getByText(/^The comparison says: Better\.$/)).toBeVisible();
      await expectAccessible();
      expect(sent()).toEqual([]);
      await dialog.getByRole('button', { name: 'Keep the swap' }).click();
      await expect.element(main.getByText(/^The deck now has the swap/)).toBeVisible();
      expect(sent()).toEqual([swapped]);
      await expect.poll(() => keptGauntlets.read(`deck:${DECK.id}`)?.lines).toEqual(swapped);
      await button('Undo').click();
      await expect.element(main.getByRole('heading', { name: 'Better', exact: true })).toBeVisible();
      expect(sent()).toEqual([swapped, lines]);
      expect(keptGauntlets.read(`deck:${DECK.id}`)).toMatchObject({ lines, swap: { lines: swapped } });
    });

    test('where the deck was changed meanwhile, nothing is written', async () => {
      await button(/^Keep the swap/).click();
      holds(lines.slice(1));
      await dialog.getByRole('button', { name: 'Keep the swap' }).click();
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing was saved');
      expect(sent()).toEqual([]);
    });

    test('100 more deals are played by both lists', async () => {
      await button(/^100 more deals/).click();
      await expect.poll(() => keptGauntlets.read(`deck:${DECK.id}`)?.battles).toBe(224);
      await expect.element(button(/^Pause/)).toBeVisible();
      await button(/^Pause/).click();
    });
  });

  test('a theme deck stays as it is: its swap is not kept', async () => {
    keptRun('base1-zap', { swap: swapOf('base1-zap', (battle) => battle < 130) });
    await showPage('/gauntlet?theme=base1-zap');
    await expect.element(button(/^Keep the swap/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('is chosen card by card, four at most, and plays the same battles', async () => {
    api.answer('GET /api/cards', [...cardsOfSet('base1'), ...cardsOfSet('sv3pt5')]);
    const theme = 'base1-overgrowth';
    keptRun(theme, { battles: 24, opponents: SIX.slice(1), outcomes: outcomes((battle) => battle < 9, 24) });
    await showPage(`/gauntlet?theme=${theme}`);
    await button('Try a swap').click();
    await expect.element(dialog.getByText('No card is swapped yet.')).toBeVisible();
    await dialog.getByRole('searchbox').fill('electabuzz');
    await expect.element(dialog.getByRole('radio').first()).toBeChecked();
    await expectAccessible();
    for (const _ of [1, 2]) await dialog.getByRole('button', { name: 'Swap one copy' }).click();
    await expect.element(dialog.getByText(/^In: 2 × Electabuzz/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Play both lists' }).click();
    await expect.element(main.getByRole('heading', { name: 'Is the swap better?' })).toBeVisible();
    await expect
      .poll(() => keptGauntlets.read(`theme:${theme}`)?.swap?.outcomes.length, { timeout: 20_000 })
      .toBe(24);
    expect(keptGauntlets.read(`theme:${theme}`)?.outcomes).toEqual(outcomes((battle) => battle < 9, 24));
  });
});
