/** What a deck's card says of it: the badge, and the names that copies and imports get. */
import { DECK_SIZE, formatById, isFormat } from '@pokesol/decks';
import type { DeckJson, DeckSummaryJson } from '@pokesol/protocol';
import { DECK_NAME_LENGTH } from '@pokesol/protocol/constants';
import { counted } from '../../platform/format.ts';

export type DeckBadge = { readonly text: string; readonly tone: 'mint' | 'rose' | 'sun' };

type Judged = Pick<DeckJson, 'isValid' | 'isForPractice' | 'totalCards'> & {
  readonly official: Pick<DeckJson['official'], 'isLegal' | 'isForPractice'>;
};

/** Whether practice takes the deck by some rules: nothing but ownership is in its way. */
export const isForPractice = ({ isForPractice, official }: Omit<Judged, 'isValid' | 'totalCards'>): boolean =>
  isForPractice || official.isForPractice;

export function badgeOf(deck: Judged): DeckBadge {
  const { isValid, totalCards, official } = deck;
  if (isValid) return { text: 'Tournament Legal', tone: 'mint' };
  if (official.isLegal) return { text: 'Official only', tone: 'mint' };
  if (isForPractice(deck)) return { text: 'Practice only', tone: 'sun' };
  if (totalCards === DECK_SIZE) return { text: 'Rules Violations', tone: 'rose' };
  return { text: `${totalCards}/${DECK_SIZE} Cards`, tone: 'sun' };
}

type Verdicts = Pick<DeckSummaryJson, 'isValid' | 'errors' | 'errorCount' | 'official'>;

/** 'Classic: legal · Official: 2 issues, 3 cards not played in full'. */
export function formatsText({ isValid, errorCount, official }: Verdicts): string {
  const stateText = (isLegal: boolean, errors: number) => (isLegal ? 'legal' : counted(errors, 'issue'));
  const unread =
    official.unreadCount > 0 ? `, ${counted(official.unreadCount, 'card')} not played in full` : '';
  return `Classic: ${stateText(isValid, errorCount)} · Official: ${stateText(official.isLegal, official.errorCount)}${unread}`;
}

/** 'Cards legal in: Classic, Official, Base to Neo'; nothing for a deck that no format takes, or of a server that does not say. */
export function legalInText({ formats = [] }: Pick<DeckSummaryJson, 'formats'>): string | undefined {
  const names = formats.filter(isFormat).map((id) => formatById(id).name);
  return names.length === 0 ? undefined : `Cards legal in: ${names.join(', ')}`;
}

/** What the official rules alone forbid: the rest is named already. */
export const onlyOfficial = ({ errors, official }: Verdicts): readonly string[] =>
  official.errors.filter((error) => !errors.includes(error));

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
