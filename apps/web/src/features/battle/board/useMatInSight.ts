/** On a small window the mat of a replay may lie out of sight while a battle plays on it: this scrolls it there. */
import { type RefObject, useEffect } from 'react';
import { wantsLessMotion } from '../../../platform/lessMotion.ts';

export function useMatInSight(board: RefObject<HTMLElement | null>, isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) show(board.current?.querySelector('.mat'));
  }, [board, isPlaying]);
}

const show = (element: Element | null | undefined) =>
  element?.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
