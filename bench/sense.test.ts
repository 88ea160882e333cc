/** A small sample of self-play with decks of the Base set: what the bench counts, and that players with sense do none of it. */
import { THINKING } from '@pokesol/ai/official';
import { type OfficialPlayer, thinkingPlayer } from '@pokesol/ai/official/testing';
import type { CardFacts } from '@pokesol/engine/official';
import { attack, energy, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { noSenseCount, playCounted } from './senseCount.ts';

const FIRE = energy('Fire', 'R');
const times = (count: number, card: CardFacts): readonly CardFacts[] =>
  Array.from({ length: count }, () => card);
const SEEKER = trainer('Seeker', [
  {
    do: 'chooseCards',
    from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['stage2'] } },
    min: 0,
    max: 1,
    as: 'it',
  },
  { do: 'move', cards: { bound: 'it' }, to: 'hand' },
  { do: 'shuffle', whose: 'own' },
]);
const DRAW = trainer('Draw', [{ do: 'draw', whose: 'own', cards: 2 }]);
const HITTER = pokemon('Hitter', { hp: 80, attacks: [attack('Hit', 'R', 40)] });
/** No card of the deck is what the one trainer looks for; the other one draws. */
const DECK = [...times(16, HITTER), ...times(20, FIRE), ...times(12, SEEKER), ...times(12, DRAW)];

const counted = (player: () => OfficialPlayer, battles: number) => {
  const count = noSenseCount();
  for (let battle = 0; battle < battles; battle += 1)
    playCounted([DECK, DECK], [player(), player()], `sense ${battle}`, count);
  return count;
};

/** Attaches and plays trainers as soon as it can, in that order. */
const senseless: OfficialPlayer = (_view, legal, random) => {
  for (const type of ['bench', 'attach', 'trainer', 'attack', 'choose'])
    for (const move of legal) if (move.type === type) return move;
  const move = legal[random.below(legal.length)];
  if (move === undefined) throw new RangeError('There is no move');
  return move;
};

test('who plays without sense is counted', () => {
  const { barren, searches, late, draws } = counted(() => senseless, 2);
  expect(searches).toBeGreaterThan(0);
  expect(barren).toBe(searches);
  expect(late).toBeGreaterThan(0);
  expect(draws).toBeGreaterThanOrEqual(late);
});

/** The beginner does what it likes, and the expert thinks for long: the bench plays them. */
test.each(['medium', 'hard'] as const)(
  '%s draws before it attaches, and searches for nothing that is nowhere',
  (level) => {
    const { searches, late, draws } = counted(() => thinkingPlayer(THINKING[level]), 1);
    expect(draws).toBeGreaterThan(0);
    expect({ searches, late }).toEqual({ searches: 0, late: 0 });
  },
);
