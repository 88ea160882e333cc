/** Replays of battles by the official rules. */
import {
  commitmentPreimage,
  type Ending,
  isQuiet,
  OFFICIAL_VERSION,
  replay,
  viewFor,
} from '@pokesol/engine/official';
import type { ReplayRules } from '../../screen/replayRules.ts';
import { OFFICIAL_ANIMATION } from './animation/animation.ts';

const WON_BY: Readonly<Record<Ending, (loser: string) => string>> = {
  prizes_taken: (loser) => `The last Prize was taken from ${loser}.`,
  opponent_no_pokemon: (loser) => `${loser} had no Pokémon left in play.`,
  opponent_deck_empty: (loser) => `${loser} had no card to draw at the beginning of the turn.`,
  effect: (loser) => `A card said that ${loser} loses.`,
  tie: (loser) => `Both sides won at once, ${loser} in fewer ways.`,
  opponent_conceded: (loser) => `${loser} conceded.`,
  opponent_timed_out: (loser) => `${loser} ran out of time three turns in a row.`,
};

const isKnown = (condition: string): condition is Ending => Object.hasOwn(WON_BY, condition);

export const OFFICIAL_REPLAY: ReplayRules<'official'> = {
  name: 'official',
  verbs: { version: OFFICIAL_VERSION, replay, viewFor, commitmentPreimage },
  animation: OFFICIAL_ANIMATION,
  isQuiet,
  conditionOf: ({ state }) => state.ending,
  wonBy: (condition, loser) => (isKnown(condition) ? WON_BY[condition](loser) : ''),
  drawn: 'A draw: both sides won at the same time.',
};
