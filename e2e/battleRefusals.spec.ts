/** Every reason against a click in the arena that a player can meet: what the page says, and what it offers instead. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { attack, chosen, endTurn, hand, play, question, settle } from './battlePages.ts';
import { sitDown, test } from './battleServer.ts';
import { expectSaid, forgetMessages } from './pages.ts';

type Attempt = {
  readonly does: string;
  /** Of the hand, selected first. */
  readonly card?: string;
  readonly press: (page: Page) => Promise<void>;
  readonly title: string;
  readonly message: string;
};

const onOwnActive = (page: Page) => page.getByRole('button', { name: /^Your active: / }).click();
const onOpponent = (page: Page) => page.getByRole('button', { name: /^Opponent's active: / }).click();
const onBench = (page: Page) => page.getByRole('button', { name: /^Your bench 2: / }).click();
const byPlaying = (page: Page) => play(page).click();
const byAttack = (page: Page) => attack(page).click();
/** It says that it is off, takes the click all the same, and tells why. */
const byEndTurn = async (page: Page) => {
  await expect(endTurn(page)).toHaveAttribute('aria-disabled', 'true');
  await endTurn(page).click({ force: true });
};

async function expectRefused(page: Page, { does, card, press, title, message }: Attempt): Promise<void> {
  await test.step(does, async () => {
    await forgetMessages(page);
    if (card !== undefined)
      await hand(page)
        .and(page.getByRole('button', { name: new RegExp(`^${card},`) }))
        .first()
        .click();
    await press(page);
    await expectSaid(page, title);
    await expectSaid(page, message);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-hand-card][aria-pressed=true]'), does).toHaveCount(0);
  });
}

const STANDING: readonly Attempt[] = [
  {
    does: 'attack without energy',
    press: byAttack,
    title: 'Cannot Attack',
    message: 'Not enough energy for attack',
  },
  {
    does: 'a sixth on the bench',
    card: 'Charmander',
    press: byPlaying,
    title: 'Cannot Play Card',
    message: 'Bench is full',
  },
  {
    does: 'a second active',
    card: 'Charmander',
    press: onOwnActive,
    title: 'Cannot Play Card',
    message: 'Active position is already occupied',
  },
  {
    does: 'an evolution from the hand',
    card: 'Charmeleon',
    press: byPlaying,
    title: 'Cannot Play Card',
    message: 'Only basic Pokemon can be played from your hand',
  },
  {
    does: 'energy for the opponent',
    card: 'Lightning Energy',
    press: onOpponent,
    title: 'Cannot Attach Energy',
    message: 'That Pokemon is not yours',
  },
  {
    does: 'Potion for the opponent',
    card: 'Potion',
    press: onOpponent,
    title: 'Invalid Target',
    message: 'Cannot use Potion on this Pokemon',
  },
  {
    does: 'Potion without damage',
    card: 'Potion',
    press: onOwnActive,
    title: 'Trainer Card Failed',
    message: 'This Pokemon has no damage to heal',
  },
  {
    does: 'Super Potion without energy',
    card: 'Super Potion',
    press: onOwnActive,
    title: 'Trainer Card Failed',
    message: 'This Pokemon has no energy attached',
  },
  {
    does: 'Switch with who is active',
    card: 'Switch',
    press: onOwnActive,
    title: 'Invalid Target',
    message: 'Switch can only target benched Pokemon',
  },
  {
    does: 'Energy Removal from an own Pokemon',
    card: 'Energy Removal',
    press: onOwnActive,
    title: 'Invalid Target',
    message: 'Cannot use Energy Removal on this Pokemon',
  },
  {
    does: 'Energy Removal without energy',
    card: 'Energy Removal',
    press: onOpponent,
    title: 'Trainer Card Failed',
    message: 'This Pokemon has no energy attached',
  },
  {
    does: 'Gust of Wind on who is active',
    card: 'Gust of Wind',
    press: onOpponent,
    title: 'Invalid Target',
    message: 'Gust of Wind can only target benched Pokemon',
  },
  {
    does: 'Super Energy Removal without own energy',
    card: 'Super Energy Removal',
    press: onOpponent,
    title: 'Trainer Card Failed',
    message: 'None of your Pokemon has energy attached',
  },
  {
    does: 'Energy Retrieval with nothing in the discard pile',
    card: 'Energy Retrieval',
    press: byPlaying,
    title: 'Trainer Card Failed',
    message: 'There is no such card in your discard pile',
  },
];

test('a player on turn is told why', async ({ page, server }) => {
  await sitDown(page, server, 'refused');
  // The page says it before anybody tries.
  await expect(page.getByRole('region', { name: 'Attack' })).toContainText('It needs an energy to attack.');
  await expect(attack(page)).toHaveAttribute('aria-describedby', /./);
  for (const attempt of STANDING) await expectRefused(page, attempt);

  const energy = hand(page).and(page.getByRole('button', { name: /^Lightning Energy,/ }));
  await energy.first().click();
  await onOwnActive(page);
  await expectSaid(page, 'Energy Attached');
  await expect(energy).toHaveCount(1);
  await expectRefused(page, {
    does: 'a second energy',
    card: 'Lightning Energy',
    press: onOwnActive,
    title: 'Cannot Attach Energy',
    message: 'Already attached energy to this Pokemon this turn',
  });

  // A trainer the rules do not know fails, stays in the hand, and fails at once the second time.
  const heal = hand(page).and(page.getByRole('button', { name: /^Full Heal,/ }));
  await forgetMessages(page);
  await heal.click();
  await play(page).click();
  await expectSaid(page, 'Trainer Card Failed');
  await expectSaid(page, 'Full Heal had no effect');
  await expect(heal).toBeVisible();
  await expect(page.getByTestId('film')).toHaveCount(0);
  await expectRefused(page, {
    does: 'a trainer that failed before',
    card: 'Full Heal',
    press: byPlaying,
    title: 'Trainer Card Failed',
    message: 'Full Heal already failed this turn',
  });
});

test('a Pokemon acts once a turn', async ({ page, server }) => {
  await sitDown(page, server, 'quiet');
  await hand(page)
    .and(page.getByRole('button', { name: /^Lightning Energy,/ }))
    .first()
    .click();
  await onOwnActive(page);
  await attack(page).click();
  await expectSaid(page, 'Attack Used');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Attack' })).toContainText('It has attacked this turn.');
  await expectRefused(page, {
    does: 'a second attack',
    press: byAttack,
    title: 'Cannot Attack',
    message: 'Pokemon already used action this turn',
  });
});

test('without an active Pokemon the turn does not end, and nobody can attack', async ({ page, server }) => {
  await sitDown(page, server, 'fallen');
  await expect(
    page.getByText('Your active position is empty: move a benched Pokemon up, or play a basic one.'),
  ).toBeVisible();
  await expect(attack(page)).toHaveCount(0);
  for (const attempt of [
    {
      does: 'end the turn',
      press: (of: Page) => endTurn(of).click(),
      title: 'Turn Error',
      message: 'Move a Pokemon to the active position first',
    },
    {
      does: 'energy on an empty place',
      card: 'Lightning Energy',
      press: onBench,
      title: 'Unsupported Card',
      message: 'This card type is not yet supported',
    },
    {
      does: 'Switch with nobody',
      card: 'Switch',
      press: (of: Page) => of.getByRole('button', { name: /^Your bench 1: / }).click(),
      title: 'Trainer Card Failed',
      message: 'There is no active Pokemon to change places with',
    },
  ])
    await expectRefused(page, attempt);
  await chosen(page).first().click();
  await expect(attack(page)).toBeVisible();
});

test('nothing is drawn from an empty deck', async ({ page, server }) => {
  await sitDown(page, server, 'exhausted');
  for (const attempt of [
    {
      does: 'Bill with an empty deck',
      card: 'Bill',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'Your deck is empty',
    },
    {
      does: 'Computer Search with an empty deck',
      card: 'Computer Search',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'There is no such card in your deck',
    },
  ])
    await expectRefused(page, attempt);
});

test('a question is answered first, also when it was put aside; two cards to discard must be there', async ({
  page,
  server,
}) => {
  await sitDown(page, server, 'asked');
  await expectRefused(page, {
    does: 'Computer Search with one other card',
    card: 'Computer Search',
    press: byPlaying,
    title: 'Trainer Card Failed',
    message: 'You need 2 other cards in your hand to discard',
  });
  for (let bills = 0; bills < 2; bills += 1) {
    await hand(page)
      .and(page.getByRole('button', { name: /^Bill,/ }))
      .first()
      .click();
    await byPlaying(page);
    await settle(page);
  }
  await hand(page)
    .and(page.getByRole('button', { name: /^Computer Search,/ }))
    .click();
  await byPlaying(page);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expect(question(page).getByRole('status')).toHaveText('0 of 2 chosen');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expectRefused(page, {
    does: 'another card before the answer',
    card: 'Bill',
    press: byPlaying,
    title: 'Trainer Card Failed',
    message: 'Answer the open question first',
  });
  await expectRefused(page, {
    does: 'the end of the turn before the answer',
    press: byEndTurn,
    title: 'Turn Error',
    message: 'Answer the open question first',
  });
  await page.getByRole('button', { name: 'Answer the question' }).click();
  await expect(question(page)).toBeVisible();
});

test('before the first turn only a basic Pokemon is played', async ({ page, server }) => {
  await sitDown(page, server, 'dealt');
  await expect(attack(page)).toHaveCount(0);
  for (const attempt of [
    {
      does: 'a trainer',
      card: 'Bill',
      press: byPlaying,
      title: 'Cannot Play Card',
      message: 'Game is not in active state',
    },
    {
      does: 'an evolution',
      card: 'Charmeleon',
      press: byPlaying,
      title: 'Cannot Play Card',
      message: 'Only basic Pokemon can be played from your hand',
    },
    {
      does: 'the bench first',
      card: 'Pikachu',
      press: onBench,
      title: 'Cannot Play Card',
      message: 'Place your active Pokemon first',
    },
    {
      does: 'the end of no turn',
      press: byEndTurn,
      title: 'Turn Error',
      message: 'Game is not in active state',
    },
  ])
    await expectRefused(page, attempt);
});

for (const [notice, title, message] of [
  ['error', 'AI Turn Error', 'AI encountered an error, turn ended'],
  ['actionLimit', 'AI Turn Timeout', 'AI reached action limit, turn ended'],
] as const)
  test(`the AI's trouble is told: ${title}`, async ({ page, server }) => {
    await sitDown(page, server, 'quiet');
    await page.route('**/actions', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), aiNotice: notice } });
    });
    await endTurn(page).click();
    await expectSaid(page, title);
    await expectSaid(page, message);
  });
