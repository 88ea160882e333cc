/** Replays of Classic battles. */
import {
  CLASSIC_VERSION,
  commitmentPreimage,
  replay,
  type VictoryCondition,
  viewFor,
} from '@pokesol/engine/classic';
import type { ReplayRules } from '../../screen/replayRules.ts';
import { CLASSIC_ANIMATION } from './animation/animation.ts';

const WON_BY: Readonly<Record<VictoryCondition, (loser: string) => string>> = {
  opponent_no_pokemon: (loser) => `${loser} had no Pokémon left.`,
  opponent_deck_empty: (loser) => `${loser} had no card left to draw.`,
  turn_limit: (loser) => `The turn limit was reached, and ${loser} had the weaker board.`,
  opponent_conceded: (loser) => `${loser} conceded.`,
  opponent_timed_out: (loser) => `${loser} ran out of time.`,
};

const isKnown = (condition: string): condition is VictoryCondition => Object.hasOwn(WON_BY, condition);

export const CLASSIC_REPLAY: ReplayRules<'classic'> = {
  name: 'classic',
  verbs: { version: CLASSIC_VERSION, replay, viewFor, commitmentPreimage },
  animation: CLASSIC_ANIMATION,
  isQuiet: () => false,
  conditionOf: ({ state }) => state.victoryCondition,
  wonBy: (condition, loser) => (isKnown(condition) ? WON_BY[condition](loser) : ''),
  drawn: 'A draw: at the turn limit both sides were equal.',
};
