/** The table's menu: the speed of animations, chosen beside the log, kept by the browser; and Space, which skips wherever the focus is. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, lost } from '../../../../../testing/api.ts';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { focusOn, message, toast } from '../../../../../testing/pages.ts';
import { showPage } from '../../../../../testing/show.tsx';
import { toasts } from '../../../../../ui/toast.ts';
import { battleSpeed } from '../../../animation/speed.ts';

const endTurn = page.getByRole('button', { name: 'END TURN' });
const overlay = page.getByTestId('animation');
const speed = (name: string) => page.getByRole('radio', { name, exact: true });
const battle = positionOf({
  you: { active: baseCard('Pikachu'), deck: ['Bill', 'Bill', 'Bill'].map(baseCard) },
  opponent: { active: baseCard('Onix'), deck: ['Onix', 'Onix', 'Onix'].map(baseCard) },
});

test('the chosen speed is kept, and «off» shows nothing to wait for', async () => {
  serveBattle(battle);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.element(speed('Normal')).toBeChecked();
  await page.getByCss('label').getByText('Off', { exact: true }).click();
  await expect.element(speed('Off')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(localStorage.getItem('pokesol.battle-speed')).toBe('off');
  await endTurn.click();
  await expect.element(page.getByText(/You draw Bill\./).first()).toBeInTheDocument();
  await expect.element(toast('Turn Ended')).toBeVisible();
});

test('the menu says which game is played and leads to its rules', async () => {
  serveBattle(battle);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  const rules = page.getByRole('link', { name: 'How it is played' });
  await expect.element(rules).toHaveAttribute('href', '/rules#classic');
});

test('Space skips with the focus on END TURN, and does not press it', async () => {
  serveBattle(battle);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await endTurn.click();
  await expect.element(overlay).toBeInTheDocument();
  await focusOn(endTurn);
  await userEvent.keyboard(' ');
  await expect.element(overlay).not.toBeInTheDocument();
  // What was shown and stands in the log is not said once more.
  await expect.element(message).not.toBeInTheDocument();
  expect(api.calls('POST /api/battles/*/actions')).toHaveLength(1);
});

test('what ends the own turn is shown without the next turn being open yet', async () => {
  serveBattle(
    positionOf({
      you: { active: { card: baseCard('Onix'), statuses: ['poison'] } },
      opponent: { active: baseCard('Onix') },
    }),
  );
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await endTurn.click();
  await expect.element(page.getByCss('.animation-caption')).toHaveTextContent(/poison/i);
  expect(endTurn.element().getAttribute('aria-disabled')).toBe('true');
});

test.for([
  ['normal', 0],
  ['off', 1],
] as const)(
  'at the speed «%s» the end is shown by its own screen, and by a message only where nothing was shown',
  async ([chosen, messages]) => {
    battleSpeed.set(chosen);
    serveBattle(battle, { result: 'defeat' });
    api.answer('GET /api/battles/*/replay', lost);
    const titles: string[] = [];
    const unsubscribe = toasts.subscribe(() => titles.push(toasts.get()?.title ?? ''));
    await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
    await endTurn.click();
    await expect.element(page.getByRole('dialog', { name: 'DEFEAT' })).toBeVisible();
    unsubscribe();
    expect(titles.filter((title) => title === 'Defeat')).toHaveLength(messages);
  },
);
