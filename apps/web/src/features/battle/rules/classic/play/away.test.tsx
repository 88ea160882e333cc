/** Between two people: that the other one is away is shown with the time that is left, and said once. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../../testing/api.ts';
import { BATTLE_ID, baseCard, battleAnswer, serveBattle } from '../../../../../testing/battle.ts';
import { PHONE, showPage } from '../../../../../testing/show.tsx';
import { openStreams, sendToStreams } from '../../../../../testing/streams.ts';

const away = page.getByCss('.turn-away');
const battle = positionOf({ you: { active: baseCard('Pikachu') }, opponent: { active: baseCard('Onix') } });

test.for([undefined, PHONE])('the other player goes away in its turn, and comes back (%j)', async (size) => {
  serveBattle(battle);
  const answer = battleAnswer(battle);
  api.answer('GET /api/battles/*', {
    ...answer,
    isMultiplayer: true,
    opponent: { name: 'Maya', kind: 'player' },
    turnMsLeft: 130_000,
    view: { ...answer.view, current: 1, yourMove: false },
  });
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true, ...(size && { size }) });
  // Until the battle is there, a page may have the stream of its wallet.
  await expect.poll(openStreams).toEqual([`/api/battles/${BATTLE_ID}/events`]);
  await expect.element(page.getByText('Maya is away')).not.toBeInTheDocument();
  sendToStreams('presence', { isAway: true });
  await expect.element(away).toHaveTextContent(/away, [012]:\d\d left/);
  await expect.element(page.getByRole('status').filter({ hasText: 'Maya is away' })).toBeInTheDocument();
  const { left, right } = away.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  sendToStreams('presence', { isAway: false });
  await expect.element(away).not.toBeInTheDocument();
});
