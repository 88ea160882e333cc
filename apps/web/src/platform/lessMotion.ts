/** Whether the reader asks for less motion, here or in the system's settings. */
import { useSyncExternalStore } from 'react';
import { onMotionChange, sight } from './sight.ts';

export const wantsLessMotion = (): boolean => sight.isLess();

export const useLessMotion = (): boolean => useSyncExternalStore(onMotionChange, wantsLessMotion);
