/** A deck's note: the lines of a pasted list that no card of this game stands for, as the server can keep them. */
import { DECK_NOTE_LENGTH } from '@pokesol/protocol/constants';

/** Whole lines as long as there is room, without signs that turn a text around or that no database holds. */
export function noteOf(lines: readonly string[]): string {
  let note = '';
  for (const line of lines) {
    const clean = line.replaceAll(/\p{Bidi_Control}|\p{Cs}|\0/gu, '').trim();
    if (clean === '') continue;
    const longer = note === '' ? clean : `${note}\n${clean}`;
    if (longer.length > DECK_NOTE_LENGTH) break;
    note = longer;
  }
  return note;
}
