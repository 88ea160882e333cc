/** An action on its way: a server that takes its time, and a network that stays away. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api, lost } from '../../../../../testing/api.ts';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { header, toast } from '../../../../../testing/pages.ts';
import { showPage } from '../../../../../testing/show.tsx';

const ACTIONS = 'POST /api/battles/*/actions';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const energy = hand.and(button(/^Lightning Energy,/)).first();
const ownActive = button(/^Your active: /);
const play = button(/^Play (?!on$)/);
const endTurn = button('END TURN');

let act: ReturnType<typeof serveBattle>;
beforeEach(async () => {
  const names = ['Lightning Energy', 'Lightning Energy', 'Pikachu'];
  const you = { active: baseCard('Pikachu'), hand: names.map(baseCard) };
  act = serveBattle(positionOf({ you, opponent: { active: baseCard('Onix') } }));
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(hand).toHaveLength(3);
});

test('a slow server: the page says that it waits, and a second press does nothing', async () => {
  const slow = api.hold(ACTIONS);
  await hand.and(button(/^Pikachu,/)).click();
  await play.click();
  await expect.element(play).toHaveAttribute('aria-busy', 'true');
  await expect.element(endTurn).toHaveAttribute('aria-busy', 'true');
  await expect.element(header.getByText('Waiting for the server…')).toBeVisible();
  await play.click({ force: true });
  await endTurn.click({ force: true });
  await energy.click();
  await ownActive.click();
  slow.answer(act);
  await expect
    .element(page.getByRole('list', { name: 'Your bench' }).getByCss('[data-pokemon]'))
    .toHaveLength(1);
  await expect.element(header.getByText('Waiting for the server…')).not.toBeInTheDocument();
  await expect.element(page.getByCss('.turn-box')).toHaveAttribute('data-turn', 'Your Turn');
  expect(slow.asked()).toBe(1);
});

test('a network that stays away is reported, nothing was done, and the card is still selected', async () => {
  api.answer(ACTIONS, lost);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await energy.click();
  await ownActive.click();
  await expect.poll(() => api.calls(ACTIONS).length).toBe(1);
  // It tries five times more, at growing pauses; the message after the last one stays for seconds only.
  for (let second = 0; second < 20 && api.calls(ACTIONS).length < 6; second += 1)
    await vi.advanceTimersByTimeAsync(1_000);
  expect(api.calls(ACTIONS)).toHaveLength(6);
  await expect.element(toast('Action Not Sent')).toBeVisible();
  await expect.element(hand).toHaveLength(3);
  await expect.element(ownActive).not.toHaveAccessibleName(/lightning energy/);

  api.answer(ACTIONS, act);
  await ownActive.click();
  await expect.element(ownActive).toHaveAccessibleName(/1 lightning energy/);
});
