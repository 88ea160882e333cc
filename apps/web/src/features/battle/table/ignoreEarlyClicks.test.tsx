/** What appears under a pointer or a focus: it takes no press before it can have been seen. */
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEAF_MS } from '../../../platform/clock.ts';
import { BATTLE_ID } from '../../../testing/battle.ts';
import { handClock } from '../../../testing/handClock.ts';
import { show } from '../../../testing/show.tsx';
import { BattleEnding } from '../ending/BattleEnding.tsx';
import { CLASSIC_ENDING } from '../rules/classic/ending/endings.ts';
import ConcedeDialog from './ConcedeDialog.tsx';
import { IgnoreEarlyClicks } from './IgnoreEarlyClicks.tsx';

const button = (name: string) => page.getByRole('button', { name });

test('presses before half a second has passed do nothing, by pointer, by keyboard, and begun too early', async () => {
  const clock = handClock();
  const onPress = vi.fn();
  show(
    <IgnoreEarlyClicks clock={clock}>
      <button type="button" onClick={onPress}>
        Rematch
      </button>
    </IgnoreEarlyClicks>,
  );
  await expect.element(button('Rematch')).toBeVisible();
  clock.advance(DEAF_MS - 1);
  await button('Rematch').click({ force: true });
  await userEvent.keyboard('{Enter}');
  const element = await button('Rematch').findElement();
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  clock.advance(1);
  await expect.element(page.getByRole('group')).not.toHaveAttribute('aria-disabled');
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(onPress).not.toHaveBeenCalled();
  await button('Rematch').click();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('so it is for the end of a battle and for giving up', async () => {
  const shared = { battleId: BATTLE_ID, seat: 0, turn: 9, opponent: 'Maya', condition: null } as const;
  show(
    <>
      <ConcedeDialog onConcede={vi.fn()} onClose={vi.fn()} />
      <BattleEnding
        rules={CLASSIC_ENDING}
        {...shared}
        of={{ mode: 'match', isMultiplayer: true }}
        result="abandoned"
      />
    </>,
  );
  for (const name of ['Concede', 'Return to Battle Selection'])
    await expect
      .poll(() => {
        const all = [...document.querySelectorAll('button')];
        const found = all.find(({ textContent }) => textContent === name);
        return found?.closest('.ignore-early-clicks') != null;
      })
      .toBe(true);
});
