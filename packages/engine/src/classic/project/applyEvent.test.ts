/** Events alone bring every board to where the view has it, for both seats: random battles, hundreds in the soak. */
import { expect, test } from 'vitest';
import { SEATS } from '../../kernel/ids.ts';
import type { Applied } from '../actions/apply.ts';
import { eventsFor } from '../model/events.ts';
import { boardOf, boardsByEvents, randomStart } from '../testing/index.ts';
import { applyEvent } from './applyEvent.ts';
import { type BattleView, viewFor } from './view.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.PLAYBACK_BATTLES ?? 12);
const LONGEST_MS = 600_000;

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
  `${BATTLES} battles with every kind of card there is`,
  () => {
    let played = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `made up ${number}`;
      const start = randomStart(seed);
      if (start !== null) played += follow(start, seed);
    }
    expect(played).toBeGreaterThan(BATTLES * 100);
  },
  LONGEST_MS,
);

test('the deal itself can be played on an empty table', () => {
  for (let number = 0; number < 40; number += 1) {
    const start = randomStart(`deal ${number}`);
    if (start === null) continue;
    for (const seat of SEATS) {
      const after = viewFor(start.battle, seat);
      const reached = eventsFor(start.events, seat).reduce(applyEvent, emptyTable(after));
      expect(boardOf(reached)).toEqual(boardOf(after));
    }
  }
});

function emptyTable(view: BattleView): BattleView {
  const all = [...view.you.unseen, ...view.you.hand].sort((a, b) => a - b);
  return {
    ...view,
    turn: 0,
    current: 0,
    you: { ...view.you, hand: [], handCount: 0, unseen: all, deckCount: all.length, mulligans: 0 },
    opponent: { ...view.opponent, handCount: 0, deckCount: 60, mulligans: 0 },
  };
}
