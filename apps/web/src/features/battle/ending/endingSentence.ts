/** Why a battle is over: from the reader's side, and in a replay, where the reader plays neither, by the loser's name. */
import type { AbandonedBecause, BattleResult } from '@pokesol/protocol';

const ABANDONED: Readonly<Record<AbandonedBecause, string>> = {
  untouched: 'No player moved for a day, so the battle was closed without a winner.',
  'other-rules': 'The rules have changed since this battle began, so it was closed without a winner.',
};

type EndingText = {
  readonly won: string;
  readonly lost: string;
  readonly lostBy: (loser: string) => string;
};

/** How battles end by any rules. */
export const COMMON_ENDINGS = {
  opponent_no_pokemon: {
    won: 'Your opponent has no Pokémon left in play.',
    lost: 'You have no Pokémon left in play.',
    lostBy: (loser) => `${loser} had no Pokémon left in play.`,
  },
  opponent_deck_empty: {
    won: 'Your opponent had no card left to draw.',
    lost: 'You had no card left to draw.',
    lostBy: (loser) => `${loser} had no card left to draw.`,
  },
  opponent_conceded: {
    won: 'Your opponent conceded.',
    lost: 'You conceded.',
    lostBy: (loser) => `${loser} conceded.`,
  },
  opponent_timed_out: {
    won: 'Your opponent ran out of time three turns in a row.',
    lost: 'You ran out of time three turns in a row.',
    lostBy: (loser) => `${loser} ran out of time three turns in a row.`,
  },
} as const satisfies Readonly<Record<string, EndingText>>;

/** What a rule set says of each way to end. */
export type EndingTexts = {
  readonly ways: Readonly<Record<string, EndingText>>;
  readonly drawn: string;
};

/** `condition` is the word that the server keeps; one of a later build says nothing. */
const wayOf = ({ ways }: EndingTexts, condition: string): EndingText | undefined =>
  Object.hasOwn(ways, condition) ? ways[condition] : undefined;

export function endingSentence(
  texts: EndingTexts,
  result: BattleResult,
  condition: string | null,
  abandonedBecause: AbandonedBecause = 'untouched',
): string {
  if (result === 'abandoned') return ABANDONED[abandonedBecause];
  if (result === 'draw' || condition === null) return texts.drawn;
  return wayOf(texts, condition)?.[result === 'victory' ? 'won' : 'lost'] ?? '';
}

export const replayEnding = (texts: EndingTexts, condition: string, loser: string): string =>
  wayOf(texts, condition)?.lostBy(loser) ?? '';
