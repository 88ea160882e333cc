/** The keys of the official table, as they are listed, and what those letters do that only it has. */
import type { KeyList } from '../../../table/tableKeys.ts';

export const OFFICIAL_KEYS: KeyList = [
  ['1 – 9, 0', 'Select a card of your hand'],
  ['Shift + 1 – 8', 'Your Bench'],
  ['A', 'Your Active Pokémon'],
  ['O', "The opponent's Active Pokémon"],
  ['S', 'The Stadium'],
  ['Arrows', 'To the next card, place or option'],
  ['Enter', 'Choose, do it'],
  ['Esc', 'One step back'],
  ['D', 'To the last button: do it'],
  ['E', 'To END TURN; Enter presses it'],
  ['R', 'Read the card'],
  ['?', 'What now?'],
  ['T', 'Look at the table, back to the question'],
  ['C', 'Speak the counts of both sides'],
  ['L', 'Battle log'],
  ['Space', 'Skip what is shown'],
  ['K', 'This list'],
];

export const leadToStadium = (board: HTMLElement): void =>
  board.querySelector<HTMLElement>('[data-place="stadium"]')?.focus();
