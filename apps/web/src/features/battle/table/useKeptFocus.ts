/** Keeps the focus on the board when what had it is gone: a played card, a knocked-out Pokémon. */
import type { BattleView } from '@pokesol/engine/classic';
import { type RefObject, useEffect, useRef } from 'react';

type Trail = { readonly element: HTMLElement; readonly place: number };

/** After every change of the board: a lost focus is found at the same place of the hand, or at the prompt. */
export function useKeptFocus(board: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef<Trail>(undefined);

  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      last.current = { element: target, place: handOf(root).indexOf(target) };
    }
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, [board]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with each change of the board
  useEffect(() => {
    const root = board.current;
    const trail = last.current;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (root === null || trail === undefined || trail.element.isConnected || !isLost) return;
    const hand = handOf(root);
    const next = trail.place >= 0 ? hand[Math.min(trail.place, hand.length - 1)] : undefined;
    (next ?? root.querySelector<HTMLElement>('[data-focus-home]'))?.focus({ preventScroll: true });
  }, [board, change]);
}

/** A turn that is over leaves its button: a key that is pressed again must not end the next turn too. */
export function useTurnPassed(
  board: RefObject<HTMLElement | null>,
  { current, seat, turn }: Pick<BattleView, 'current' | 'seat' | 'turn'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn
  useEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused.dataset.pad !== 'end') return;
    board.current?.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
  }, [board, current, seat, turn]);
}

const handOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-hand-card]') ?? []),
];
