/** What the other player must not see: whatever lies hidden can be changed without a change of that player's view. */
import { expect, test } from 'vitest';
import { at } from '../kernel/at.ts';
import { otherSeat, SEATS, type Seat } from '../kernel/ids.ts';
import { type Random, seedRandom, shuffle } from '../kernel/random.ts';
import { eventsFor } from './model/events.ts';
import type { Battle } from './model/state.ts';
import { viewFor } from './project/view.ts';
import { allMoves, must, randomStart } from './testing/randomPlay.ts';

const BATTLES = Number(process.env.VIEWED_BATTLES ?? 3);

/** The same battle with other cards in all that the seat does not see. */
function scrambled({ state, ...battle }: Battle, seat: Seat, random: Random): Battle {
  const other = otherSeat(seat);
  const theirs = state.sides[other];
  const hidden = shuffle(random, [...theirs.hand, ...theirs.deck, ...theirs.prizes]);
  const own = state.sides[seat];
  const mine = shuffle(random, [...own.deck, ...own.prizes]);
  const counts = [theirs.hand.length, theirs.hand.length + theirs.deck.length] as const;
  const ownChanged = {
    ...own,
    deck: mine.slice(0, own.deck.length),
    prizes: mine.slice(own.deck.length),
  };
  const theirsChanged = {
    ...theirs,
    hand: hidden.slice(0, counts[0]),
    deck: hidden.slice(counts[0], counts[1]),
    prizes: hidden.slice(counts[1]),
  };
  const sides = seat === 0 ? ([ownChanged, theirsChanged] as const) : ([theirsChanged, ownChanged] as const);
  // The chance of what is still to come, and questions of the other seat, are hidden as well.
  const choice = state.choice?.seat === other ? null : state.choice;
  const frames = state.frames.map((frame) => {
    const secret = Object.entries(frame.secrets ?? {}).filter(([, knows]) => knows === other);
    const others = secret.map(([name]) => [
      name,
      shuffle(random, hidden).slice(0, frame.bound[name]?.length),
    ]);
    return { ...frame, bound: { ...frame.bound, ...Object.fromEntries(others) } };
  });
  return { ...battle, state: { ...state, sides, choice, frames } };
}

test(`${BATTLES} battles: nothing hidden shows in a view`, () => {
  for (let number = 0; number < BATTLES; number += 1) {
    const random = seedRandom(`hidden ${number}`);
    let { battle } = randomStart(`hidden ${number}`);
    for (let step = 0; battle.state.phase !== 'ended'; step += 1) {
      for (const seat of SEATS)
        if (step % 5 === 0) {
          const seen = viewFor(battle, seat);
          expect({ ...viewFor(scrambled(battle, seat, random), seat), yourMove: seen.yourMove }).toEqual(
            seen,
          );
          for (const card of battle.state.sides[otherSeat(seat)].hand)
            if (battle.state.choice?.seat !== seat) expect(seen.cards).not.toHaveProperty(String(card));
        }
      const moves = allMoves(battle);
      const { battle: next, events } = must(battle, at(moves, random.below(moves.length)));
      for (const seat of SEATS)
        for (const event of eventsFor(events, seat)) {
          if (event.type === 'cardsDrawn' || event.type === 'prizesTaken')
            expect(event.cards === null).toBe(event.seat !== seat);
          if (event.type === 'cardsMoved' && !event.open)
            expect(event.cards === null).toBe(event.seat !== seat);
        }
      battle = next;
    }
  }
});
