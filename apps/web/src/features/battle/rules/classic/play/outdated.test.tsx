/** A page that was open before an update: it meets what it does not know, goes on, and offers to load the new page. */
import type { Choice } from '@pokesol/engine/classic';
import { positionOf } from '@pokesol/engine/classic/testing';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../../testing/api.ts';
import { BATTLE_ID, baseCard, battleAnswer, serveBattle } from '../../../../../testing/battle.ts';
import { CONFIG } from '../../../../../testing/examples.ts';
import { dialog, header } from '../../../../../testing/pages.ts';
import { showPage } from '../../../../../testing/show.tsx';

const ACTIONS = 'POST /api/battles/*/actions';
const updated = header.getByText('PokeSol has been updated.');
const reload = header.getByRole('button', { name: 'Reload' });
const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
const bench = page.getByRole('list', { name: 'Your bench' }).getByCss('[data-pokemon]');

const POSITION = {
  you: { active: baseCard('Pikachu'), hand: ['Pikachu', 'Lightning Energy'].map(baseCard) },
  opponent: { active: baseCard('Onix') },
};

test('an answer of another version offers a reload, and the same version does not', async () => {
  const saying = (version: number) =>
    api.answer('GET /api/config', () =>
      Response.json(CONFIG, { headers: { [PROTOCOL_HEADER]: String(version) } }),
    );
  saying(PROTOCOL_VERSION);
  await showPage('/campaign');
  await expect.poll(() => api.read('GET /api/config')).toBeGreaterThan(0);
  await expect.element(updated).not.toBeInTheDocument();
  saying(PROTOCOL_VERSION + 1);
  await (await import('../../../../../platform/queryClient.ts')).queryClient.refetchQueries();
  await expect.element(updated).toBeVisible();
  await expect.element(reload).toBeVisible();
});

test('an event of an unknown kind is passed over: the board after it is shown, and the battle goes on', async () => {
  const act = serveBattle(positionOf(POSITION));
  api.answer(ACTIONS, (call) => {
    const answer = act(call);
    if (answer instanceof Response) return answer;
    const { events } = answer as unknown as { events: object[] };
    return { ...answer, events: [{ id: 900, type: 'stadiumPlayed', seat: 0 }, ...events] } as typeof answer;
  });
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await hand.and(page.getByRole('button', { name: /^Pikachu,/ })).click();
  await page.getByRole('button', { name: /^Play (?!on$)/ }).click();
  await expect.element(bench).toHaveLength(1);
  await expect.element(updated).toBeVisible();
  await page.getByRole('button', { name: 'END TURN' }).click();
  await expect.poll(() => api.calls(ACTIONS).length).toBe(2);
});

test('a question of an unknown kind says that only a new page can ask it', async () => {
  const answer = battleAnswer(positionOf(POSITION));
  serveBattle(positionOf(POSITION));
  const choice = { kind: 'pickType', seat: 0, types: ['Fire', 'Water'] } as unknown as Choice;
  api.answer('GET /api/battles/*', { ...answer, view: { ...answer.view, choice } });
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect
    .element(dialog.getByText(/^PokeSol has been updated since you opened this page/))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
});
