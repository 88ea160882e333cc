/** The log beside the table: whole, under its turns, and read out once, in the order of play. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { api } from '../../../testing/api.ts';
import { BATTLE_ID, baseCard, battleAnswer, serveBattle } from '../../../testing/battle.ts';
import { showPage } from '../../../testing/show.tsx';

const log = page.getByRole('region', { name: 'Battle log' });
const voice = () => document.querySelector('[data-voice]')?.textContent ?? '';
const battle = positionOf({
  you: { active: baseCard('Pikachu'), hand: [baseCard('Lightning Energy')], deck: [baseCard('Bill')] },
  opponent: { active: baseCard('Onix'), deck: ['Onix', 'Onix'].map(baseCard) },
});
const entry = (id: number, type: string, description: string) =>
  ({ id, type, description, timestamp: 0, playerId: '', data: { id, type, seat: 1 } }) as never;
const HEARD = [entry(12, 'cardsDrawn', 'You draw a card.'), entry(11, 'turnStarted', 'Turn 2: You.')];
const OLDER = [
  entry(10, 'turnEnded', 'Sparky ends the turn.'),
  entry(1, 'turnStarted', 'Turn 1: Sparky.'),
  entry(0, 'coinFlipped', 'You flip a coin.'),
];

test('the whole battle stands under its turns, the newest on top for the eye and in order for a reader', async () => {
  serveBattle(battle);
  api.answer('GET /api/battles/*', { ...battleAnswer(battle), battleLog: HEARD });
  api.answer('GET /api/battles/*/log', { entries: [...HEARD, ...OLDER] });
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  await expect
    .poll(() =>
      log
        .getByRole('heading')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['Before the first turn', 'Turn 1: Sparky', 'Turn 2: You']);
  const top = (text: string) => log.getByText(text).element().getBoundingClientRect().top;
  expect(top('You draw a card.')).toBeLessThan(top('Sparky ends the turn.'));
  expect(top('Sparky ends the turn.')).toBeLessThan(top('You flip a coin.'));
  await expectAccessible();
});

test('what happens is read out once, and the own card that is drawn is named', async () => {
  serveBattle(battle);
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  const endTurn = page.getByRole('button', { name: 'END TURN' });
  await expect.element(endTurn).toBeVisible();
  expect(voice()).toBe('');
  await endTurn.click();
  await expect.poll(voice, { timeout: 20_000 }).toMatch(/You draw Bill\./);
  const said = voice();
  expect(said).toMatch(
    /You end the turn\..*Turn \d+: Sparky.*draws 1 card\..*ends the turn\..*Turn \d+: You/s,
  );
  expect(said.match(/Bill/g)).toHaveLength(1);
  expect(said.match(/Turn \d+: Sparky/g)).toHaveLength(1);
});
