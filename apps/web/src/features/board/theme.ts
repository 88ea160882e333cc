/** Which cloth lies on the table: it goes by the opponent's name, and changes as the battle grows long. */

import { hashOf } from '@pokesol/pixel-art';

export const BOARD_THEMES = ['dusk', 'meadow', 'harbor', 'ember', 'cavern', 'storm'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

const TURNS_TOGETHER = 8;

/** A class such as 'board-harbor', the same for the same opponent and stretch of turns. */
export function boardTheme(opponent: string, turn: number): `board-${BoardTheme}` {
  const step = hashOf(opponent) + Math.floor(Math.max(0, turn) / TURNS_TOGETHER);
  return `board-${BOARD_THEMES[step % BOARD_THEMES.length] ?? 'dusk'}`;
}
