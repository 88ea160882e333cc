/** This browser keeps to which setup the server committed, by whichever road it comes to a battle. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../../testing/api.ts';
import { BATTLE_ID, baseCard, battleAnswer, serveBattle } from '../../../../../testing/battle.ts';
import { showPage } from '../../../../../testing/show.tsx';
import { battleCommitments } from '../../../data/commitments.ts';
import { beginBattle, fetchBattle, noteBattle } from '../../../data/queries.ts';

const battle = positionOf({
  you: { active: baseCard('Pikachu'), hand: [baseCard('Pikachu')] },
  opponent: { active: baseCard('Onix') },
});
const committedTo = (setupHash: string) => ({ ...battleAnswer(battle), setupHash });

test('the table keeps it as it loads, and a changed one that comes later changes nothing', async () => {
  serveBattle(battle);
  api.answer('GET /api/battles/*', committedTo('a'.repeat(64)));
  expect(battleCommitments.of(BATTLE_ID)).toBeUndefined();
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect.element(page.getByRole('button', { name: 'END TURN' })).toBeVisible();
  expect(battleCommitments.of(BATTLE_ID)).toBe('a'.repeat(64));
  api.answer('GET /api/battles/*', committedTo('b'.repeat(64)));
  await fetchBattle(BATTLE_ID);
  expect(battleCommitments.of(BATTLE_ID)).toBe('a'.repeat(64));
});

test('a battle that begins without a search is kept with the answer that began it', async () => {
  api.answer('POST /api/battles', { ...committedTo('c'.repeat(64)), opponentDeck: 'own' });
  await beginBattle({ mode: 'campaign', deckId: 'deck', opponentId: 'joey' });
  expect(battleCommitments.of(BATTLE_ID)).toBe('c'.repeat(64));
});

test('nothing was promised by a battle that is over already', () => {
  noteBattle({ ...committedTo('d'.repeat(64)), result: 'defeat' });
  expect(battleCommitments.of(BATTLE_ID)).toBeUndefined();
});
