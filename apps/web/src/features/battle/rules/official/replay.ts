/** Replays of battles by the official rules. */
import { commitmentPreimage, isQuiet, OFFICIAL_VERSION, replay, viewFor } from '@pokesol/engine/official';
import type { ReplayRules } from '../../screen/replayRules.ts';
import { OFFICIAL_ANIMATION } from './animation/animation.ts';
import { OFFICIAL_ENDINGS } from './ending/endings.ts';

export const OFFICIAL_REPLAY: ReplayRules<'official'> = {
  name: 'official',
  verbs: { version: OFFICIAL_VERSION, replay, viewFor, commitmentPreimage },
  animation: OFFICIAL_ANIMATION,
  isQuiet,
  conditionOf: ({ state }) => state.ending,
  endings: OFFICIAL_ENDINGS,
};
