/** On a small window a selected card's targets may lie out of sight: the nearest one comes into it. */
import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../../../platform/lessMotion.ts';

export function useTargetsInSight(board: RefObject<HTMLElement | null>, selected: number | null): void {
  useEffect(() => {
    const targets = selected === null ? [] : [...(board.current?.querySelectorAll('[data-target]') ?? [])];
    // The last one lies nearest to the hand.
    targets.at(-1)?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }, [board, selected]);
}
