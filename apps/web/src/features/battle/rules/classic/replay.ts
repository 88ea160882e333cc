/** Replays of Classic battles. */
import { CLASSIC_VERSION, commitmentPreimage, replay, viewFor } from '@pokesol/engine/classic';
import type { ReplayRules } from '../../screen/replayRules.ts';
import { CLASSIC_ANIMATION } from './animation/animation.ts';
import { CLASSIC_ENDINGS } from './ending/endings.ts';

export const CLASSIC_REPLAY: ReplayRules<'classic'> = {
  name: 'classic',
  verbs: { version: CLASSIC_VERSION, replay, viewFor, commitmentPreimage },
  animation: CLASSIC_ANIMATION,
  isQuiet: () => false,
  conditionOf: ({ state }) => state.victoryCondition,
  endings: CLASSIC_ENDINGS,
};
