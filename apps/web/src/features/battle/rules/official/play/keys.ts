/** The keys of the official table, as they are listed, and what those letters do that only it has. */
import { keyList } from '../../../table/tableKeys.ts';

export const OFFICIAL_KEYS = keyList(8, {
  places: [['S', 'The Stadium']],
  does: [
    ['T', 'Look at the table, back to the question'],
    ['C', 'Speak the counts of both sides'],
  ],
});

export const leadToStadium = (board: HTMLElement): void =>
  board.querySelector<HTMLElement>('[data-place="stadium"]')?.focus();
