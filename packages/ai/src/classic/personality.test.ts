/** Each trait of a personality changes what is done, in the direction its name says. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { type Battle, createBattle } from '@pokesol/engine/classic';
import { attacking, deckOf, pokemon } from '@pokesol/engine/classic/testing';
import { describe, expect, test } from 'vitest';
import { NEUTRAL, type Personality } from '../personality.ts';
import { decide } from './chooseAction.ts';
import { LEVELS, type Level } from './levels.ts';
import { playTurn, type TurnStep } from './playTurn.ts';
import { bandage, filler, power, spark } from './testing/cards.ts';
import { situation } from './testing/situation.ts';
import { table } from './testing/table.ts';

const turnOf = (
  level: Level,
  battle: Battle,
  traits: Partial<Personality>,
  seed = 'turn',
): readonly TurnStep[] =>
  playTurn(battle, 0, { level, personality: { ...NEUTRAL, ...traits } }, seedRandom(seed));

const fire = pokemon('Fire one', { types: ['Fire'] });
const water = pokemon('Water one', { types: ['Water'] });

describe.each(LEVELS)('%s', (level) => {
  test('begins with its favourite type', () => {
    const deal = createBattle(
      [
        { cards: deckOf(...Array.from({ length: 30 }, () => fire), water), extraCard: 'always' },
        { cards: deckOf(filler), extraCard: 'always' },
      ],
      'classic',
      'favourite',
    );
    if (isRefusal(deal)) throw new Error(deal.code);
    const share = (favoriteType: string): number =>
      Array.from({ length: 40 }, (_, seed) => {
        const asked = situation(deal.battle, 0, `${seed}`);
        const { move } = decide({ ...asked, level, personality: { ...NEUTRAL, favoriteType } });
        return move.type === 'play' && asked.view.cards[move.card] === 'Fire one';
      }).filter(Boolean).length;
    expect(share('Fire')).toBeGreaterThan(28);
    expect(share('Water')).toBeLessThan(12);
  });
});

const ill = (battle: Battle): Battle => {
  const [own, other] = battle.state.sides;
  const active = own.active === null ? null : { ...own.active, statuses: ['confusion'] as const };
  return { ...battle, state: { ...battle.state, sides: [{ ...own, active }, other] } };
};

const attacks = (steps: readonly TurnStep[]): number =>
  steps.filter(({ action }) => action.type === 'attack').length;

test('who likes risk attacks in confusion, who fears it does not', () => {
  const confused = ill(
    table(
      [
        { active: { card: attacking('Reeling', 30), energy: 1 }, bench: [{ card: filler }] },
        { active: { card: filler }, bench: [{ card: filler }] },
      ],
      filler,
      spark,
    ),
  );
  expect(attacks(turnOf('hard', confused, { riskTaking: 0 }))).toBe(0);
  expect(attacks(turnOf('hard', confused, { riskTaking: 1 }))).toBe(1);
});

test('who is aggressive forgets fewer attacks at the easy level', () => {
  const ready = table([{ active: { card: filler, energy: 1 } }, { active: { card: filler } }], filler, spark);
  const count = (aggression: number): number =>
    Array.from({ length: 200 }, (_, seed) =>
      attacks(turnOf('easy', ready, { aggression }, `${seed}`)),
    ).reduce((sum, made) => sum + made, 0);
  expect(count(1)).toBeGreaterThan(count(0));
});

test('who cares for energy supplies the bench earlier', () => {
  const few = table(
    [
      { active: { card: filler, energy: 1 }, bench: [{ card: filler }], hand: [spark, spark, spark] },
      { active: { card: filler, energy: 1 } },
    ],
    filler,
    spark,
  );
  const supplied = (energyManagement: number): number =>
    turnOf('hard', few, { energyManagement }).filter(({ action }) => action.type === 'attach').length;
  expect(supplied(1)).toBeGreaterThan(supplied(0));
});

test('who cares for evolution benches first what can evolve', () => {
  const seed = pokemon('Seedling', { hp: 50 });
  const tree = pokemon('Tree', { basic: false, evolvesFrom: 'Seedling' });
  const choice = table(
    [
      { active: { card: filler }, hand: [pokemon('Sturdy', { hp: 70 }), seed, tree] },
      { active: { card: filler } },
    ],
    filler,
    spark,
  );
  const firstPlayed = (evolutionPriority: number): string | undefined => {
    const [first] = turnOf('hard', choice, { evolutionPriority });
    const action = first?.action;
    return action?.type === 'play' ? situation(choice).view.cards[action.card] : undefined;
  };
  expect(firstPlayed(0.5)).toBe('Sturdy');
  expect(firstPlayed(1)).toBe('Seedling');
});

test('who is aggressive spends a card on damage where the cautious one heals first', () => {
  const board = table(
    [
      {
        active: { card: attacking('Fighter', 20), energy: 1, damage: 20 },
        bench: [{ card: filler }],
        hand: [power, bandage],
      },
      { active: { card: pokemon('Foe', { hp: 100 }), energy: 1 }, bench: [{ card: filler }] },
    ],
    filler,
    spark,
  );
  const played = (aggression: number): string[] =>
    turnOf('medium', board, { aggression }).flatMap(({ action }) =>
      action.type === 'trainer' ? [situation(board).view.cards[action.card] ?? ''] : [],
    );
  expect(played(1)[0]).toBe('Power');
  expect(played(0)[0]).toBe('Bandage');
});
