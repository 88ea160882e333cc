/** The easy level against the spec's order, decision by decision through whole battles, and its scoring. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, legalActions, type Move, viewFor } from '@pokesol/engine/classic';
import { attacking, pokemon } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { NEUTRAL } from '../personality.ts';
import { chooseAction } from './chooseAction.ts';
import { pokemonScore, rarityBonus } from './scoring.ts';
import { filler, MIXED, spark } from './testing/cards.ts';
import { deal } from './testing/match.ts';
import { situation, waitedFor } from './testing/situation.ts';
import { table } from './testing/table.ts';

const STEPS = ['active', 'bench', 'attach', 'rest'] as const;

/** The step of the spec's order a move belongs to. */
function stepOf(move: Move): (typeof STEPS)[number] {
  if (move.type === 'promote' || (move.type === 'play' && move.to === 'active')) return 'active';
  if (move.type === 'play') return 'bench';
  return move.type === 'attach' ? 'attach' : 'rest';
}

test('an active Pokémon first, then the bench, then energy, and only then anything else', () => {
  const taken = new Set<string>();
  for (const seed of ['a', 'b', 'c']) {
    const random = seedRandom(seed);
    let { battle } = deal(MIXED, seed);
    while (battle.state.phase !== 'ended') {
      const seat = waitedFor(battle);
      const legal = legalActions(battle, seat);
      const move = chooseAction({
        view: viewFor(battle, seat),
        legal,
        random,
        level: 'easy',
        personality: NEUTRAL,
      });
      const firstOpen = STEPS.find((step) => legal.some((other) => stepOf(other) === step));
      expect(stepOf(move)).toBe(firstOpen);
      taken.add(move.type);
      const applied = applyAction(battle, move);
      if (isRefusal(applied)) throw new Error(applied.code);
      battle = applied.battle;
    }
  }
  expect([...taken].sort()).toEqual(['attach', 'attack', 'choose', 'endTurn', 'play', 'promote', 'trainer']);
});

test('mostly the best by HP, damage and rarity; now and then another: the same seed always the same', () => {
  const strong = attacking('Strong', 30);
  const battle = table(
    [{ hand: [filler, strong, filler, filler] }, { active: { card: filler } }],
    filler,
    spark,
  );
  const chosen = Array.from({ length: 100 }, (_, seed) => {
    const ask = () => chooseAction({ ...situation(battle, 0, String(seed)), level: 'easy' });
    expect(ask()).toEqual(ask());
    const move = ask();
    return move.type === 'play' && move.card === battle.state.sides[0].hand[1];
  });
  const best = chosen.filter(Boolean).length;
  expect(best).toBeGreaterThan(75);
  expect(best).toBeLessThan(100);
});

test('HP, damage, rarity and the favourite type raise a score', () => {
  const score = (facts: Partial<Parameters<typeof pokemon>[1]>, favoriteType = '') =>
    pokemonScore({ rules: 'classic' }, pokemon('Any', facts), { ...NEUTRAL, favoriteType });
  const plain = score({});
  expect(score({ hp: 70 })).toBeGreaterThan(plain);
  expect(score({ attacks: [] })).toBe(plain + 20);
  expect(score({ rarity: 'Rare Holo' })).toBeGreaterThan(score({ rarity: 'Rare' }));
  expect(score({ rarity: 'Rare' })).toBeGreaterThan(plain);
  expect(score({ types: ['Fire'] }, 'Fire')).toBeGreaterThan(score({ types: ['Fire'] }, 'Water'));
});

test('rarities of every set and those made by hand have their bonus', () => {
  expect(
    ['Common', 'Uncommon', 'Rare', 'Rare Holo', 'Hyper Rare', 'epic', 'made up'].map(rarityBonus),
  ).toEqual([0, 5, 10, 15, 25, 20, 0]);
});
