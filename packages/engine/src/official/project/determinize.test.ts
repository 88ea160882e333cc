/** A battle that is guessed behind a view shows that view, holds all cards, and plays on like any other. */
import { expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import { otherSeat, SEATS } from '../../kernel/ids.ts';
import { seedRandom } from '../../kernel/random.ts';
import type { Battle } from '../model/state.ts';
import { game } from '../testing/game.ts';
import { assertSound } from '../testing/invariants.ts';
import { allMoves, must, randomStart } from '../testing/randomPlay.ts';
import { determinize } from './determinize.ts';
import { viewFor } from './view.ts';

const BATTLES = Number(process.env.VIEWED_BATTLES ?? 1);
const LONGEST_MS = 3_600_000;

const cardsOf = ({ printed, printing }: Battle) => printing.map((place) => at(printed, place));

test(
  `${BATTLES} battles guessed every few moves, by the seat that is to move`,
  () => {
    let guessed = 0;
    for (let number = 0; number < BATTLES; number += 1) {
      const random = seedRandom(`guess ${number}`);
      let { battle } = randomStart(`guess ${number}`);
      for (let step = 0; battle.state.phase !== 'ended'; step += 1) {
        for (const seat of SEATS)
          if (step % 4 === seat) {
            const view = viewFor(battle, seat);
            const possible = determinize(view, cardsOf(battle), `seed ${step}`);
            assertSound(possible);
            if (!view.yourMove) continue;
            guessed += 1;
            expect(viewFor(possible, seat)).toEqual(view);
          }
        const moves = allMoves(battle);
        ({ battle } = must(battle, at(moves, random.below(moves.length))));
      }
    }
    expect(guessed).toBeGreaterThan(BATTLES * 10);
  },
  LONGEST_MS,
);

test('a guess is one of many: another seed lays other cards, and none reveals the real ones', () => {
  const { battle } = randomStart('guess 0');
  const seat = battle.state.choice?.seat ?? 0;
  const view = viewFor(battle, seat);
  const decks = [1, 2, 3].map((seed) => {
    const { state } = determinize(view, cardsOf(battle), `seed ${seed}`);
    return JSON.stringify([state.sides[seat].deck, state.sides[otherSeat(seat)].hand, state.random]);
  });
  expect(new Set(decks).size).toBe(3);
});

test('what a question is about lies where it says', () => {
  const { you, battle } = game({
    you: { active: 'Mosslamb', hand: ['Spyglass'], deck: ['Fire', 'Water', 'Grass', 'Rock'] },
    opponent: { active: 'Mosslamb' },
  });
  you.use('Spyglass');
  const possible = determinize(viewFor(battle(), 0), cardsOf(battle()), 'any');
  expect(possible.state.sides[0].deck.slice(-3)).toEqual(battle().state.sides[0].deck.slice(-3));
});
