/** How often each level does what a player with sense does not: by age of the theme decks, of self-play with fixed seeds. */
import { OFFICIAL_LEVELS, type OfficialLevel, THINKING } from '@pokesol/ai/official';
import { thinkingPlayer } from '@pokesol/ai/official/testing';
import type { CardFacts } from '@pokesol/engine/official';
import { expectFigure } from './expectFigure.ts';
import { noSenseCount, playCounted, type SenseCount } from './senseCount.ts';
import { AGE_NAMES, themeBattleDecks } from './themeBattleDecks.ts';

/** Of each level and age; the expert thinks for long. */
const BATTLES = Number(process.env.BATTLES ?? 12);
const SLOWER = 4;

export function benchSense(): void {
  console.log('\nSense, theme decks: searches known to find nothing, draws after an attachment');
  for (const age of AGE_NAMES) {
    const decks = themeBattleDecks(age);
    for (const level of OFFICIAL_LEVELS) {
      const { turns, searches, barren, draws, late } = countOf(level, age, decks);
      console.log(
        `  ${age.padEnd(6)} ${level.padEnd(6)} ${turns} turns: ${barren} of ${searches} searches, ${late} of ${draws} draws`,
      );
      if (level !== 'easy')
        expectFigure(`${level} searches no deck that it knows to be empty, ${age} decks`, barren === 0);
    }
  }
}

function countOf(level: OfficialLevel, age: string, decks: readonly (readonly CardFacts[])[]): SenseCount {
  const count = noSenseCount();
  const battles = level === 'expert' ? Math.ceil(BATTLES / SLOWER) : BATTLES;
  for (let battle = 0; battle < battles; battle += 1) {
    const [first, second] = [decks[battle % decks.length], decks[(battle * 5 + 1) % decks.length]];
    if (first === undefined || second === undefined) throw new RangeError('There are no decks');
    const players = [thinkingPlayer(THINKING[level]), thinkingPlayer(THINKING[level])] as const;
    playCounted([first, second], players, `sense ${age} ${battle}`, count);
  }
  return count;
}
