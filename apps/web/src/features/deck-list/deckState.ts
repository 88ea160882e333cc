/** What a deck's card says of it: the badge, and the names that copies and imports get. */
import { DECK_SIZE } from '@pokesol/decks';
import type { DeckJson } from '@pokesol/protocol';
import { DECK_NAME_LENGTH } from '@pokesol/protocol/constants';

export type DeckBadge = { readonly text: string; readonly tone: 'mint' | 'rose' | 'sun' };

export function badgeOf({ isValid, totalCards }: Pick<DeckJson, 'isValid' | 'totalCards'>): DeckBadge {
  if (isValid) return { text: 'Tournament Legal', tone: 'mint' };
  if (totalCards === DECK_SIZE) return { text: 'Rules Violations', tone: 'rose' };
  return { text: `${totalCards}/${DECK_SIZE} Cards`, tone: 'sun' };
}

/** Without the invisible signs that turn a text around: decks of old may hold them, new ones may not. */
export const withoutBidi = (text: string): string => text.replaceAll(/\p{Bidi_Control}/gu, '');

/** 'Fire (copy)'; a long name gives up its end, never half a sign. */
export const nameOfCopy = (name: string): string => withEnding(name, ' (copy)');

/** The name itself, or with the first number from 2 up that no other deck has. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = withEnding(name, ` ${number}`);
  return free;
}

function withEnding(name: string, ending: string): string {
  const room = DECK_NAME_LENGTH - ending.length;
  let kept = '';
  for (const sign of name) {
    if (kept.length + sign.length > room) break;
    kept += sign;
  }
  return `${kept.trimEnd()}${ending}`;
}
