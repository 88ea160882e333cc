/** An animation without scenes: the newest board is shown at once. */
import { applyEvent, readyToPlay } from '@pokesol/engine/official';
import type { AnimatedRules } from '../battle-animation/animatedRules.ts';

export const STILL: AnimatedRules<'official'> = { applyEvent, readyToPlay, stepsOf: () => [] };
