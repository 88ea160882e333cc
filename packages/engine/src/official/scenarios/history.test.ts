/** What was played, where a Pokémon came from, who went down, and what follows from it (rules 5.5a, 5.5b, 6.1a, 7.5a). */
import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import type { AttackEffect } from '../model/language.ts';
import type { Condition } from '../model/nouns.ts';
import { determinize } from '../project/determinize.ts';
import { after, attack, attacking, pokemon, THEIRS, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire, type PokemonLike, type SidePosition } from '../testing/position.ts';

const BULKY = pokemon('Bulky', { hp: 300 });
const OTHER: SidePosition = { active: BULKY, bench: ['Stinger'] };
const more = (when: Condition): AttackEffect => ({ damage: { sum: [10, { when, then: 50 }] } });

describe('5.5b: what was played in this turn', () => {
  const striker = (
    playedThisTurn: Extract<Condition, { readonly playedThisTurn: unknown }>['playedThisTurn'],
  ) => fire(attacking('Striker', 10, more({ playedThisTurn })), { damage: 10 });
  const letter = trainer('Note', [{ do: 'draw', whose: 'own', cards: 1 }], { trainer: 'supporter' });

  test('a Supporter of one’s own, in this turn alone', () => {
    const { you, opponent } = game({
      you: { active: striker({ trainers: ['supporter'] }), hand: [letter] },
      opponent: { ...OTHER, hand: [letter] },
    });
    you.use('Note');
    you.attack();
    expect(opponent.active?.damage).toBe(60);
    opponent.use('Note');
    opponent.endTurn();
    you.attack();
    expect(opponent.active?.damage).toBe(70);
  });

  test('a Basic Pokémon and one that evolves another, but no energy', () => {
    const side = { hand: ['Mosslamb', 'Mossram', 'Fire'], bench: ['Mosslamb'] } as const;
    const done = (name: string) => {
      const { you, opponent } = game({ you: { active: striker({ name }), ...side }, opponent: OTHER });
      you.benches('Mosslamb');
      you.evolve('Mosslamb', 'Mossram');
      you.attach('Fire', 'Mossram');
      you.attack();
      return opponent.active?.damage;
    };
    expect([done('Mosslamb'), done('Mossram'), done('Fire')]).toEqual([60, 60, 10]);
  });

  test('wherever the card lies by now: also in the battle behind a view', () => {
    const back = trainer('Recall', [
      { do: 'takeBack', on: { whose: 'own', place: 'bench' }, to: 'deck', all: true },
    ]);
    const { you, opponent, battle } = game({
      you: { active: striker({ name: 'Mosslamb' }), hand: ['Mosslamb', back] },
      opponent: OTHER,
    });
    you.benches('Mosslamb');
    you.use('Recall');
    const lies = battle().state.sides[0].deck.find(
      (card) => at(battle().printed, at(battle().printing, card)).name === 'Mosslamb',
    );
    expect(opponent.view.cards).not.toHaveProperty(String(lies));
    expect(opponent.view.thisTurn).toContainEqual({ what: 'played', seat: 0, printing: 'Mosslamb' });
    const possible = determinize(opponent.view, [BULKY], 'any');
    expect(possible.printed.map(({ id }) => id)).toContain('Mosslamb');
    you.attack();
    expect(opponent.active?.damage).toBe(60);
  });
});

describe('5.5b: a Pokémon that came to the Active Spot in this turn', () => {
  const runner = fire(attacking('Runner', 10, more({ cameThisTurn: 'self' })));

  test('by a retreat; not in the next turn any more', () => {
    const { you, opponent } = game({
      you: { active: fire('Stinger'), bench: [runner] },
      opponent: OTHER,
    });
    you.retreat();
    you.attack();
    expect(opponent.active?.damage).toBe(60);
    opponent.endTurn();
    you.attack();
    expect(opponent.active?.damage).toBe(70);
  });

  test('who was there all the time did not come', () => {
    const { you, opponent } = game({ you: { active: runner, bench: ['Stinger'] }, opponent: OTHER });
    you.attack();
    expect(opponent.active?.damage).toBe(10);
  });

  test('who was promoted in the turn of the opponent came in that one', () => {
    const { you, opponent } = game({
      you: { active: fire('Emberfox') },
      opponent: { active: { card: 'Stinger', damage: 50 }, bench: [runner, BULKY] },
    });
    you.attack();
    opponent.choose('Runner');
    opponent.attack();
    expect(you.active?.damage).toBe(10);
  });
});

test('5.5a: one of such Pokémon was Knocked Out', () => {
  const draws = (type: 'Grass' | 'Water', how: 'anyhow' | 'byAttack') => {
    const card = trainer('Grief', [{ do: 'draw', whose: 'own', cards: 1 }]);
    const needs = { knockedOutLastTurn: how, of: { type } } as const;
    const grief = { ...card, effect: { steps: card.effect?.steps ?? [], needs } };
    const { you, opponent } = game({
      you: { active: fire(attacking('Thrower', 90, {})) },
      opponent: { active: 'Mosslamb', bench: ['Stinger'], hand: [grief] },
    });
    you.attack();
    return opponent.moves.some(({ type: move }) => move === 'trainer');
  };
  expect([draws('Grass', 'anyhow'), draws('Water', 'anyhow'), draws('Grass', 'byAttack')]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('6.1a: the base damage of an attack', () => {
  const dancer = pokemon('Dancer', {
    attacks: [
      attack(
        'Dance',
        'C',
        0,
        after({
          do: 'place',
          modifier: { change: 'baseDamage', attack: 'Slash', is: 70 },
          on: 'self',
          window: 'duringOwnNextTurn',
        }),
      ),
      attack('Slash', 'C', 30, null),
      attack('Other', 'C', 30, null),
    ],
  });
  const dance = (active: PokemonLike, place: number) => {
    const { you, opponent } = game({ you: { active }, opponent: OTHER });
    you.attack(0);
    opponent.endTurn();
    you.attack(place);
    opponent.endTurn();
    const first = opponent.active?.damage ?? 0;
    you.attack(place);
    return [first, (opponent.active?.damage ?? 0) - first];
  };

  test('of that attack alone, in that turn alone', () => {
    expect(dance(fire(dancer), 1)).toEqual([70, 30]);
    expect(dance(fire(dancer), 2)).toEqual([30, 30]);
  });

  test.each([
    [{ sum: [30, { product: [10, { counters: 'self' }] }] }, [90, 50]],
    [{ product: [30, { counters: 'self' }] }, [140, 60]],
    [{ difference: [30, { product: [10, { counters: 'self' }] }] }, [50, 10]],
    [{ damaged: 'self', in: 'lastTurn' }, [0, 0]],
  ] as const)('what the text adds, multiplies or takes off stays: %j', (damage, done) => {
    const [first, , third] = dancer.attacks;
    const attacks = [first, attack('Slash', 'C', 30, { damage }), third].flatMap((each) => each ?? []);
    expect(dance(fire({ ...dancer, attacks }, { damage: 20 }), 1)).toEqual(done);
  });
});

describe('7.5a: more Prizes for a Knock Out by damage of the attack', () => {
  const taken = (effect: AttackEffect, opponent: SidePosition, attacks = 20) => {
    const table = game({ you: { active: fire(attacking('Greedy', attacks, effect)) }, opponent });
    table.you.attack();
    return 6 - table.you.prizes;
  };
  const weak = { card: 'Stinger', damage: 50 } as const;

  test('of the Active Pokémon; not where it stays, and not of a Benched one', () => {
    const effect: AttackEffect = { prizes: { by: 1 } };
    expect(taken(effect, { active: weak, bench: ['Mosslamb'] })).toBe(2);
    expect(taken(effect, { active: 'Stinger', bench: ['Mosslamb'] })).toBe(0);
    const all = { ...effect, after: [{ do: 'damage', to: THEIRS, amount: 20, plain: true }] } as const;
    expect(taken(all, { active: BULKY, bench: [weak, weak] })).toBe(2);
    expect(taken(all, { active: weak, bench: [weak, 'Mosslamb'] })).toBe(3);
  });

  test('not of one that an effect brings down without damage', () => {
    const effect = { prizes: { by: 1 }, after: [{ do: 'knockOut', on: 'defending' }] } as const;
    expect(taken(effect, { active: 'Stinger', bench: ['Mosslamb'] }, 0)).toBe(1);
  });

  test('only if the condition holds, which is asked when the damage is done', () => {
    const effect: AttackEffect = {
      prizes: {
        by: 2,
        while: { exists: { among: 'defending', where: { card: { stages: ['basic'] } } } },
      },
    };
    expect(taken(effect, { active: weak, bench: ['Mosslamb'] })).toBe(3);
    const ram = { card: 'Mossram', onto: ['Mosslamb'], damage: 80 } as const;
    expect(taken(effect, { active: ram, bench: ['Mosslamb'] }, 90)).toBe(1);
  });

  test('none more for one that is worth none (7.5)', () => {
    const worthless = pokemon('Worthless', { hp: 10, prizes: 0 });
    expect(taken({ prizes: { by: 1 } }, { active: worthless, bench: ['Mosslamb'] })).toBe(0);
  });
});

describe('5.5b: the own first turn', () => {
  const eager = fire(attacking('Eager', 10, more({ turn: 'first' })));
  const damageInTurn = (turn: number) => {
    const { you, opponent } = game({ turn, you: { active: eager }, opponent: OTHER });
    you.attack();
    return opponent.active?.damage;
  };

  test('of who goes second is not that of who goes first', () => {
    const late = fire(attacking('Late', 10, { ...more({ turn: 'firstGoingSecond' }), onFirstTurn: true }));
    const damages = [1, 2, 3].map((turn) => {
      const { you, opponent } = game({ turn, you: { active: late }, opponent: OTHER });
      you.attack();
      return opponent.active?.damage;
    });
    expect(damages).toEqual([10, 60, 10]);
  });

  test('is the second of the game for who goes second, and none after it', () => {
    expect([damageInTurn(2), damageInTurn(3)]).toEqual([60, 10]);
  });
});
