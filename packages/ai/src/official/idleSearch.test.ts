/** A search is left out only where its player knows that it finds nothing: the cards are elsewhere, or the deck was seen. */
import { type Battle, legalActions, viewFor } from '@pokesol/engine/official';
import { attack, energy, game, pokemon, trainer } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { withoutIdleSearches } from './idleSearch.ts';
import { prizedIn } from './prized.ts';
import { NO_MEMORY } from './question.ts';

const HITTER = pokemon('Hitter', { attacks: [attack('Hit', 'R', 50)] });
const WANTED = pokemon('Wanted', { stage: 'stage1', line: ['Hitter'] });
const FIRE = energy('Fire', 'R');
const seeker = trainer('Seeker', [
  {
    do: 'chooseCards',
    from: { pile: 'deck', whose: 'own', where: { kind: 'pokemon', stages: ['stage1'] } },
    min: 0,
    max: 1,
    as: 'it',
  },
  { do: 'move', cards: { bound: 'it' }, to: 'hand' },
  { do: 'shuffle', whose: 'own' },
]);
/** A deck without a Stage 1 but those that are named. */
const holding = (...named: readonly (typeof WANTED)[]): Battle =>
  game({
    you: {
      active: HITTER,
      bench: [HITTER],
      hand: [seeker],
      deck: [...named, ...Array.from({ length: 20 }, () => FIRE)],
      prizes: Array.from({ length: 6 }, () => FIRE),
    },
    opponent: { active: HITTER },
  }).battle();
const types = (battle: Battle, prized: Parameters<typeof withoutIdleSearches>[2] = null) =>
  withoutIdleSearches(viewFor(battle, 0), legalActions(battle, 0), prized).map(({ type }) => type);

test('with what it looks for among the unseen cards it is played, without it not', () => {
  expect(types(holding(WANTED))).toContain('trainer');
  expect(types(holding())).not.toContain('trainer');
});

test('the only copy is known to be a Prize once the deck was seen', () => {
  const battle = holding(WANTED);
  const { unseen, prizeCount } = viewFor(battle, 0).you;
  const wanted = unseen.filter((card) => battle.printed[battle.printing[card] ?? -1]?.name === 'Wanted');
  const prized = [...wanted, ...unseen.filter((card) => !wanted.includes(card))].slice(0, prizeCount);
  expect(types(battle, prized)).not.toContain('trainer');
  const memory = { ...NO_MEMORY, prized };
  expect(prizedIn(viewFor(battle, 0), memory)).toEqual(prized);
  // Prizes that are not all known are not known.
  expect(prizedIn(viewFor(battle, 0), { ...NO_MEMORY, prized: prized.slice(1) })).toBeNull();
});
