/** Events alone bring every board of a battle with shipped cards to where the view has it. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { type Applied, createBattle, type DeckChoice } from '@pokesol/engine/classic';
import { boardsByEvents } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { BATTLE_DECK_NAMES, battleDeckFacts } from './battleDecks.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.PLAYBACK_BATTLES ?? 12);
const LONGEST_MS = 600_000;

function shippedStart(seed: string): Applied | null {
  const random = seedRandom(seed);
  const deck = (): DeckChoice => ({
    cards: battleDeckFacts(BATTLE_DECK_NAMES[random.below(BATTLE_DECK_NAMES.length)] ?? 'embers'),
    extraCard: 'onHeads',
  });
  const begun = createBattle([deck(), deck()], 'classic', seed);
  return isRefusal(begun) ? null : begun;
}

/** How many events were played; every board on the way was compared. */
function follow(start: Applied, seed: string): number {
  let played = 0;
  for (const { at, byEvents, byView, events } of boardsByEvents(start, seed)) {
    expect(byEvents, at).toEqual(byView);
    played += events;
  }
  return played;
}

test(
  `${BATTLES} battles with the shipped decks`,
  () => {
    let played = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `animation ${number}`;
      const start = shippedStart(seed);
      if (start !== null) played += follow(start, seed);
    }
    expect(played).toBeGreaterThan(BATTLES * 100);
  },
  LONGEST_MS,
);
