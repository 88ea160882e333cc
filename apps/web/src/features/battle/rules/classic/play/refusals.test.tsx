/** Every reason against a click in the arena that a player can meet: what the page says, and where. */
import { positionOf, type SidePosition } from '@pokesol/engine/classic/testing';
import type { BattleUpdate } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../../testing/accessible.ts';
import { BATTLE_ID, baseCard, dealtHand, serveBattle } from '../../../../../testing/battle.ts';
import { inBothFaces } from '../../../../../testing/faces.ts';
import { cutIn } from '../../../../../testing/measure.ts';
import { message, toast } from '../../../../../testing/pages.ts';
import { DESK, showPage } from '../../../../../testing/show.tsx';

type Attempt = {
  readonly does: string;
  /** Of the hand, selected first. */
  readonly card?: string;
  readonly press: () => Promise<void>;
  readonly title: string;
  readonly message: string;
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const inHand = (card: string) => hand.and(button(new RegExp(`^${card},`))).first();
const attack = button(/^ATTACK/);
const endTurn = button('END TURN');
const play = button(/^Play (?!on$)/);
/** Where the options stand; nothing lies over the table. */
const refused = page.getByRole('alert');
const question = page.getByRole('dialog', { name: /^(Choose|Put the top)/ });

const onOwnActive = () => button(/^Your active: /).click();
const onOpponent = () => button(/^Opponent's active: /).click();
const byPlaying = () => play.click();
/** They say that they are off, take the click all the same, and tell why. */
const byAttack = async () => {
  await expect.element(attack).toHaveAttribute('aria-disabled', 'true');
  await attack.click({ force: true });
};
const byEndTurn = async () => {
  await expect.element(endTurn).toHaveAttribute('aria-disabled', 'true');
  await endTurn.click({ force: true });
};

/** Whose turn it is, with these cards; the opponent has one Pokémon, without energy. */
async function showTable(
  you: SidePosition,
  more?: Partial<BattleUpdate<'classic'>>,
  size = DESK,
): Promise<void> {
  serveBattle(positionOf({ you, opponent: { active: baseCard('Onix') } }), more);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true, size });
  await expect.element(hand.first()).toBeVisible();
}

const cards = (...names: readonly string[]) => names.map(baseCard);

/** Each is refused, and leaves the table as it was: the next one finds it so. */
async function expectAllRefused(attempts: readonly Attempt[]): Promise<void> {
  for (const attempt of attempts) await expectRefused(attempt);
}

async function expectRefused({ card, press, title, message: why }: Attempt): Promise<void> {
  if (card !== undefined) await inHand(card).click();
  await inBothFaces(async (face) => expect(cutIn('.options'), face).toEqual([]));
  await press();
  await expect.element(refused.getByText(title, { exact: true })).toBeVisible();
  await expect.element(refused.getByText(why, { exact: true })).toBeVisible();
  await inBothFaces(async (face) => expect(cutIn('.options'), face).toEqual([]));
  await userEvent.keyboard('{Escape}');
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(page.getByCss('[data-hand-card][aria-pressed=true]')).not.toBeInTheDocument();
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

const FULL_BENCH: SidePosition = {
  active: baseCard('Growlithe'),
  bench: cards('Pikachu', 'Pikachu', 'Growlithe', 'Growlithe', 'Growlithe'),
  hand: cards(
    ...['Charmander', 'Charmeleon', 'Lightning Energy', 'Lightning Energy', 'Potion', 'Super Potion'],
    ...['Switch', 'Energy Removal', 'Gust of Wind', 'Super Energy Removal', 'Energy Retrieval', 'Full Heal'],
  ),
};

describe('a player on turn sees why', () => {
  test('at each attempt, and before the attack is tried', async () => {
    await showTable(FULL_BENCH);
    await expect
      .element(page.getByRole('region', { name: 'Attack' }))
      .toHaveTextContent('It needs an energy to attack.');
    await expect.element(attack).toHaveAttribute('aria-describedby');
    await expectAllRefused(STANDING);
  });

  test('on a phone, and no word of it is cut', async () => {
    await showTable(FULL_BENCH, undefined, { width: 390, height: 844 });
    await expectAllRefused(STANDING);
  });

  test('a second energy', async () => {
    await showTable(FULL_BENCH);
    await inHand('Lightning Energy').click();
    await onOwnActive();
    await expect.element(hand.and(button(/^Lightning Energy,/))).toHaveLength(1);
    await expectRefused({
      does: 'a second energy',
      card: 'Lightning Energy',
      press: onOwnActive,
      title: 'Cannot Attach Energy',
      message: 'Already attached energy to this Pokemon this turn',
    });
  });

  test('a trainer the rules do not know fails, stays in the hand, and fails at once the second time', async () => {
    await showTable(FULL_BENCH);
    await inHand('Full Heal').click();
    await play.click();
    await expect.element(toast('Trainer Card Failed')).toBeVisible();
    await expect.element(toast('Full Heal had no effect')).toBeVisible();
    await expect.element(inHand('Full Heal')).toBeVisible();
    await expect.element(page.getByTestId('animation')).not.toBeInTheDocument();
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expectRefused({
      does: 'a trainer that failed before',
      card: 'Full Heal',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'Full Heal already failed this turn',
    });
  });

  test('a Pokemon acts once a turn', async () => {
    await showTable({
      active: { card: baseCard('Pikachu'), energy: cards('Lightning Energy') },
      hand: cards('Bill'),
    });
    await attack.click();
    await expect.element(page.getByTestId('animation')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('region', { name: 'Attack' }))
      .toHaveTextContent('It has attacked this turn.');
    await expectRefused({
      does: 'a second attack',
      press: byAttack,
      title: 'Cannot Attack',
      message: 'Pokemon already used action this turn',
    });
  });
});

test('in the first turn of a battle the table says that attacks come later, and refuses one', async () => {
  const active = { card: baseCard('Pikachu'), energy: cards('Lightning Energy') };
  serveBattle(positionOf({ you: { active, hand: cards('Bill') }, opponent: { active }, turn: 1 }));
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true, size: DESK });
  await expect
    .element(page.getByText('Choose a card, or end your turn: attacks begin in the next one.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Attack' }))
    .toHaveTextContent('Attacks begin in turn 2.');
  await expectRefused({
    does: 'an attack',
    press: byAttack,
    title: 'Cannot Attack',
    message: 'No Pokemon can attack in the first turn of a battle',
  });
});

test('without an active Pokemon there is no attack until one is moved up, and the turn does not end', async () => {
  await showTable({ bench: cards('Pikachu'), hand: cards('Lightning Energy', 'Charmander', 'Switch') });
  await expect
    .element(page.getByText('Your active position is empty: move a benched Pokemon up, or play a basic one.'))
    .toBeVisible();
  await expect.element(attack).not.toBeInTheDocument();
  await expectAllRefused([
    {
      does: 'the turn does not end',
      press: byEndTurn,
      title: 'Turn Error',
      message: 'Move a Pokemon to the active position first',
    },
    {
      does: 'energy does nothing on an empty place',
      card: 'Lightning Energy',
      press: () => button(/^Your bench 2: /).click(),
      title: 'Unsupported Card',
      message: 'This card type is not yet supported',
    },
    {
      does: 'no Pokemon changes places',
      card: 'Switch',
      press: () => button(/^Your bench 1: /).click(),
      title: 'Trainer Card Failed',
      message: 'There is no active Pokemon to change places with',
    },
  ]);
  await button(/can be chosen$/)
    .first()
    .click();
  await expect.element(attack).toBeVisible();
});

test('nothing comes from an empty deck', async () => {
  const you = { active: baseCard('Pikachu'), deck: [] };
  await showTable({ ...you, hand: cards('Bill', 'Computer Search', 'Potion', 'Potion') });
  await expectAllRefused([
    {
      does: 'Bill',
      card: 'Bill',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'Your deck is empty',
    },
    {
      does: 'Computer Search',
      card: 'Computer Search',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'There is no such card in your deck',
    },
  ]);
});

describe('a question', () => {
  test('needs two cards to discard', async () => {
    await showTable({ active: baseCard('Pikachu'), hand: cards('Computer Search', 'Bill') });
    await expectRefused({
      does: 'Computer Search with one other card',
      card: 'Computer Search',
      press: byPlaying,
      title: 'Trainer Card Failed',
      message: 'You need 2 other cards in your hand to discard',
    });
  });

  test('is answered first, also when it was put aside', async () => {
    await showTable({
      active: baseCard('Pikachu'),
      hand: cards('Computer Search', 'Bill', 'Charmander', 'Lightning Energy', 'Lightning Energy'),
    });
    await inHand('Computer Search').click();
    await byPlaying();
    await expect.element(question).toBeVisible();
    await expect.element(question.getByRole('button', { name: /^Discard/ })).toBeDisabled();
    // Not at what closes the window.
    await expect.poll(() => document.activeElement?.matches('[data-choice-card]')).toBe(true);
    // The cards to choose from can be read in full.
    await question.getByRole('button', { name: 'Bill, Trainer' }).hover();
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('dialog', { name: 'Bill' })).toHaveTextContent('Draw 2 cards.');
    await userEvent.keyboard('{Escape}');
    await expect.element(question.getByRole('status')).toHaveTextContent('0 of 2 chosen');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    // Another card waits for the answer: the last button asks for it.
    await inHand('Bill').click();
    await expect.element(play).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expectRefused({
      does: 'the end of the turn before the answer',
      press: byEndTurn,
      title: 'Turn Error',
      message: 'Answer the open question first',
    });
    await button('Answer the question').click();
    await expect.element(question).toBeVisible();
  });
});

test('before the first turn only basic Pokemon are placed, the active one first', async () => {
  serveBattle(dealtHand('Charmander', 'Charmeleon', 'Bill'));
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(hand.first()).toBeVisible();
  await expect.element(attack).not.toBeInTheDocument();
  await expectAllRefused([
    {
      does: 'a trainer is not played',
      card: 'Bill',
      press: byPlaying,
      title: 'Cannot Play Card',
      message: 'Game is not in active state',
    },
    {
      does: 'an evolution is not played',
      card: 'Charmeleon',
      press: byPlaying,
      title: 'Cannot Play Card',
      message: 'Only basic Pokemon can be played from your hand',
    },
    {
      does: 'the bench comes second',
      card: 'Charmander',
      press: () => button(/^Your bench 2: /).click(),
      title: 'Cannot Play Card',
      message: 'Place your active Pokemon first',
    },
    { does: 'no turn ends', press: byEndTurn, title: 'Turn Error', message: 'Game is not in active state' },
  ]);
});

test.for([
  ['error', 'AI Turn Error', 'AI encountered an error, turn ended'],
  ['actionLimit', 'AI Turn Timeout', 'AI reached action limit, turn ended'],
] as const)("the AI's trouble is shown: %s", async ([aiNotice, title, text]) => {
  await showTable({ active: baseCard('Growlithe'), hand: cards('Bill') }, { aiNotice });
  await endTurn.click();
  await expect.element(toast(title)).toBeVisible();
  await expect.element(toast(text)).toBeVisible();
});
