/** Nothing hidden moves the AI of the official rules: whatever a seat cannot see is exchanged, and the decision stays. */
import { OFFICIAL_DECK_NAMES, officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, otherSeat, SEATS, type Seat, seedRandom, shuffle } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  isToMove,
  legalActions,
  viewFor,
  withChance,
} from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { decideOfficial } from './decide.ts';
import { OFFICIAL_LEVELS } from './levels.ts';
import { dealOfficial } from './testing/index.ts';

/** `npm run soak` raises it. The same ones each time. */
const DECISIONS = Number(process.env.HIDDEN_DECISIONS ?? 60);

/** The same battle for that seat: deck and Prizes in another order, other cards of the opponent, other chance. */
function scramble(battle: Battle, seat: Seat, seed: string): Battle {
  const random = seedRandom(seed);
  const { state } = battle;
  const own = state.sides[seat];
  const other = state.sides[otherSeat(seat)];
  const unseen = shuffle(random, [...own.deck, ...own.prizes]);
  const hidden = [...other.hand, ...other.deck, ...other.prizes];
  const printings = shuffle(
    random,
    hidden.map((card) => battle.printing[card] ?? 0),
  );
  const printing = [...battle.printing];
  hidden.forEach((card, index) => {
    printing[card] = printings[index] ?? 0;
  });
  const mine = { ...own, prizes: unseen.slice(0, own.prizes.length), deck: unseen.slice(own.prizes.length) };
  const sides = seat === 0 ? ([mine, other] as const) : ([other, mine] as const);
  return withChance({ ...battle, printing, state: { ...state, sides } }, seed);
}

test.each(OFFICIAL_LEVELS)('%s decides the same when all that is hidden is exchanged', (level) => {
  const [first = [], second = []] = OFFICIAL_DECK_NAMES.map(officialDeckFacts);
  let battle = dealOfficial([first, second], `hidden ${level}`);
  let exchanged = 0;
  for (let number = 0; number < DECISIONS; number += 1) {
    if (battle.state.phase === 'ended') battle = dealOfficial([first, second], `hidden ${level} ${number}`);
    const now = battle;
    const seat = SEATS.find((each) => isToMove(now, each)) ?? 0;
    const legal = legalActions(now, seat);
    const decide = (real: Battle) =>
      decideOfficial({ view: viewFor(real, seat), legal, random: seedRandom(`${number}`), level });
    const decided = decide(now);
    const other = scramble(now, seat, `other ${number}`);
    // A look at the deck shows what is exchanged.
    if (JSON.stringify(viewFor(other, seat)) === JSON.stringify(viewFor(now, seat))) {
      exchanged += 1;
      expect(decide(other)).toEqual(decided);
    }
    const applied = applyAction(now, decided.move);
    if (isRefusal(applied)) throw new Error(applied.message);
    ({ battle } = applied);
  }
  expect(exchanged).toBeGreaterThan(20);
});
