/** The cloth on the table goes by opponent and turn. */
import { expect, test } from 'vitest';
import { BOARD_THEMES, boardTheme } from './Board.tsx';

test('the same opponent and turn have the same cloth; opponents and stretches of turns differ', () => {
  expect(boardTheme('Misty', 3)).toBe(boardTheme('Misty', 3));
  expect(boardTheme('Misty', 0)).toBe(boardTheme('Misty', 7));
  expect(boardTheme('Misty', 8)).not.toBe(boardTheme('Misty', 7));
  const names = Array.from({ length: 60 }, (_, number) => `Trainer ${number}`);
  expect(new Set(names.map((name) => boardTheme(name, 1))).size).toBe(BOARD_THEMES.length);
});
