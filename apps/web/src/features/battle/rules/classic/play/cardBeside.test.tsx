/** Reading in the log's place: the mouse that rests, the keys that lead there, and the card that is selected. */
import { positionOf } from '@pokesol/engine/classic/testing';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BATTLE_ID, baseCard, serveBattle } from '../../../../../testing/battle.ts';
import { handClock } from '../../../../../testing/handClock.ts';
import { resize, show, showPage } from '../../../../../testing/show.tsx';
import { REST_MS, useLookedAt } from '../../../table/useLookedAt.ts';

const clock = handClock();

function Places() {
  const board = useRef<HTMLDivElement>(null);
  const looked = useLookedAt(board, clock);
  return (
    <div ref={board}>
      <button type="button" data-hand-card="1">
        One
      </button>
      <button type="button" data-hand-card="2">
        Two
      </button>
      <output>{looked?.textContent ?? 'nothing'}</output>
    </div>
  );
}

test('a mouse that passes by shows nothing, one that rests for 300 ms shows the card until it leaves', async () => {
  show(<Places />);
  const looked = page.getByRole('status');
  await page.getByRole('button', { name: 'One' }).hover();
  clock.advance(REST_MS - 1);
  await expect.element(looked).toHaveTextContent('nothing');
  await page.getByRole('button', { name: 'Two' }).hover();
  clock.advance(REST_MS - 1);
  await expect.element(looked).toHaveTextContent('nothing');
  clock.advance(1);
  await expect.element(looked).toHaveTextContent('Two');
  await looked.hover();
  document.querySelector('[data-hand-card]')?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
  await expect.element(looked).toHaveTextContent('nothing');
  await userEvent.keyboard('{Tab}');
  await expect.element(looked).toHaveTextContent('One');
});

test('from 1,000 px on the focus and the selection show the whole card over the log, and nothing else moves', async () => {
  serveBattle(
    positionOf({
      you: { active: baseCard('Pikachu'), hand: ['Charmander', 'Bill'].map(baseCard) },
      opponent: { active: baseCard('Onix') },
    }),
  );
  await showPage(`/battle/${BATTLE_ID}`, { wallet: true });
  const hand = page.getByRole('list', { name: 'Cards in your hand' }).getByRole('button');
  await expect.element(hand).toHaveLength(2);
  const beside = page.getByCss('.card-beside');
  const log = page.getByCss('.log-place').element();
  const before = log.getBoundingClientRect();
  await userEvent.keyboard('o');
  await expect.element(beside).toHaveTextContent(/Onix.*90 HP.*Rock Throw.*10.*Weak to Grass/);
  expect(log.getBoundingClientRect()).toEqual(before);
  await page.getByRole('region', { name: 'Battle log' }).getByRole('group').click({ force: true });
  await expect.element(beside).not.toBeInTheDocument();
  await hand.nth(1).click();
  await expect.element(beside).toHaveTextContent(/^Bill/);
  await resize({ width: 768, height: 1024 });
  await expect.element(beside).not.toBeInTheDocument();
});
