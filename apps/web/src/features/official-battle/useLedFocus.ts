/** Leads the focus of who plays by keys from a selected Pokémon to its first option, and from an option to «Do it». */
import { type RefObject, useEffect } from 'react';
import type { OfficialSelection } from '../official-board/interaction.ts';

export function useLedFocus(board: RefObject<HTMLElement | null>, selection: OfficialSelection | null): void {
  useEffect(() => {
    const root = board.current;
    const focused = document.activeElement;
    if (root === null || selection === null || selection.kind === 'hand' || focused === null) return;
    if (!focused.matches('.spot, [data-place="stadium"]') || !focused.matches(':focus-visible')) return;
    const first = root.querySelector<HTMLElement>('.option[data-chosen] .option-choose, [data-pad="do"]');
    first?.focus({ preventScroll: true });
  }, [board, selection]);
}

/** A key chooses an option and goes on to the button that does it; a finger or mouse stays where it is. */
export function leadToDo(event: { readonly detail: number; readonly currentTarget: HTMLElement }): void {
  if (event.detail > 0) return;
  const board = event.currentTarget.closest('[data-board]');
  board?.querySelector<HTMLElement>('[data-pad="do"]')?.focus({ preventScroll: true });
}
