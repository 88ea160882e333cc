/** Leads the focus of who plays by keys: from what is selected to its first option or target, from an option to «Do it», to a new question. */
import { type RefObject, useEffect } from 'react';
import type { OfficialSelection } from '../board/interaction.ts';

const OPTION = '.option[data-chosen] .option-choose';
const DO = '[data-pad="do"]';
/** On a phone the hand lies under what is selected. */
const OF_HAND = ['[data-target]', `${DO}:not(.pad-button-off)`, OPTION];
const OF_TABLE = [OPTION, DO];

export function useLedFocus(board: RefObject<HTMLElement | null>, selection: OfficialSelection | null): void {
  // A key that is held down does not commit where the focus has just come.
  useEffect(() => {
    const root = board.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    };
    root?.addEventListener('keydown', onKey);
    return () => root?.removeEventListener('keydown', onKey);
  }, [board]);

  useEffect(() => {
    const focused = document.activeElement;
    if (selection === null || focused === null || !focused.matches(':focus-visible')) return;
    if (selection.kind === 'hand') {
      if (focused.matches('[data-hand-card]')) focusFirst(board.current, OF_HAND);
    } else if (focused.matches('.spot, [data-place="stadium"]')) focusFirst(board.current, OF_TABLE);
  }, [board, selection]);
}

/** A question that the table asks leads there; a finger or mouse stays where it is. */
export function useLedToQuestion(board: RefObject<HTMLElement | null>, question: object | null): void {
  useEffect(() => {
    if (question === null) return;
    const focused = document.activeElement;
    const isByKeys = focused === null || focused === document.body || focused.matches(':focus-visible');
    if (isByKeys) focusFirst(board.current, ['[data-pokemon][data-target]', DO]);
  }, [board, question]);
}

function focusFirst(root: HTMLElement | null, selectors: readonly string[]): void {
  const found = selectors.map((selector) => root?.querySelector<HTMLElement>(selector));
  found.find((each) => each != null)?.focus({ preventScroll: true });
}

/** A key chooses an option and goes on to the button that does it; a finger or mouse stays where it is. */
export function leadToDo(event: { readonly detail: number; readonly currentTarget: Element }): void {
  if (event.detail > 0) return;
  focusFirst(event.currentTarget.closest<HTMLElement>('[data-board]'), [DO]);
}
