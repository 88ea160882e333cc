/** Nothing hidden moves the AI: whatever a seat cannot see is exchanged, and the decision stays. */
import { isRefusal, otherSeat, type Seat, seedRandom, shuffle } from '@pokesol/engine';
import { applyAction, type Battle, withNextCoin } from '@pokesol/engine/classic';
import { expect, test } from 'vitest';
import { chooseAction } from './chooseAction.ts';
import { LEVELS } from './levels.ts';
import { MIXED } from './testing/cards.ts';
import { deal } from './testing/match.ts';
import { situation, waitedFor } from './testing/situation.ts';

/** The same battle for that seat: its deck in another order, other cards in the opponent's hand and deck, other chance. */
function scramble(battle: Battle, seat: Seat, seed: string): Battle {
  const random = seedRandom(seed);
  const { state } = battle;
  const own = state.sides[seat];
  const other = state.sides[otherSeat(seat)];
  const hidden = shuffle(random, [...other.hand, ...other.deck]);
  const printings = shuffle(
    random,
    hidden.map((card) => battle.printing[card] ?? 0),
  );
  const printing = [...battle.printing];
  hidden.forEach((card, index) => {
    printing[card] = printings[index] ?? 0;
  });
  // An open question shows the top of the deck: that part stays.
  const shown = state.choice?.kind === 'orderCards' ? state.choice.cards.length : 0;
  const bottom = own.deck.slice(0, own.deck.length - shown);
  const sides = [
    { ...own, deck: [...shuffle(random, bottom), ...own.deck.slice(bottom.length)] },
    { ...other, hand: hidden.slice(0, other.hand.length), deck: hidden.slice(other.hand.length) },
  ] as const;
  return {
    ...battle,
    printing,
    state: {
      ...state,
      random: withNextCoin(battle, random.below(2) === 0).state.random,
      sides: seat === 0 ? sides : [sides[1], sides[0]],
    },
  };
}

/** `npm run soak` raises it. The same ones each time. */
const DECISIONS = Number(process.env.HIDDEN_DECISIONS ?? 40);

test.each(LEVELS)('%s decides the same when all that is hidden is exchanged', (level) => {
  let { battle } = deal(MIXED, `hidden ${level}`);
  let exchanged = 0;
  for (let move = 0; move < DECISIONS; move += 1) {
    if (battle.state.phase === 'ended') battle = deal(MIXED, `hidden ${level} ${move}`).battle;
    const seat = waitedFor(battle);
    const asked = chooseAction({ ...situation(battle, seat, `seed ${move}`), level });
    const other = scramble(battle, seat, `scramble ${move}`);
    if (other.printing.join() !== battle.printing.join()) exchanged += 1;
    expect(chooseAction({ ...situation(other, seat, `seed ${move}`), level })).toEqual(asked);
    const applied = applyAction(battle, asked);
    if (isRefusal(applied)) throw new Error(applied.code);
    battle = applied.battle;
  }
  expect(exchanged).toBeGreaterThan((DECISIONS * 2) / 3);
});
