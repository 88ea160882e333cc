/** On a small window targets, and the mat on which the opponent plays, may lie out of sight: they come into it. */
import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../../platform/lessMotion.ts';

export function useTargetsInSight(board: RefObject<HTMLElement | null>, selected: number | null): void {
  useEffect(() => {
    const targets = selected === null ? [] : [...(board.current?.querySelectorAll('[data-target]') ?? [])];
    // The last one lies nearest to the hand. Nothing moves under the finger while all are in sight.
    show(targets.filter(isHidden).at(-1));
  }, [board, selected]);
}

export function useMatInSight(board: RefObject<HTMLElement | null>, isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) show(board.current?.querySelector('.mat'));
  }, [board, isPlaying]);
}

const show = (element: Element | null | undefined) =>
  element?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });

/** Beyond the window, or under what sticks to its edges. */
function isHidden(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isSeen = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
  return !isSeen(top + 2) || !isSeen(bottom - 2);
}
