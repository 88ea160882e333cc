/** Who plans does not leave what is certain: the positions that players met, and those where leaving it is right. */
import { isRefusal, seedRandom } from '@pokesol/engine';
import { applyAction, type Battle, isToMove, legalActions, viewFor } from '@pokesol/engine/official';
import {
  attack,
  energy,
  fire,
  game,
  type Position,
  pokemon,
  trainer,
} from '@pokesol/engine/official/testing';
import { describe, expect, test } from 'vitest';
import { THINKING } from './levels.ts';
import { gainOf, prizesLeft, WIN } from './solver/gain.ts';
import { thinkingPlayer } from './testing/index.ts';

const LEVELS = ['hard', 'expert'] as const;
const SEEDS = 4;

const BOSS = trainer(
  'Boss',
  [
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'bench' },
      by: 'own',
      min: 1,
      max: 1,
      as: 'called',
    },
    { do: 'changePlaces', with: { bound: 'called' }, doneTo: 'benched' },
  ],
  { trainer: 'supporter' },
);
const DRAW = trainer('Research', [{ do: 'draw', whose: 'own', cards: 2 }], { trainer: 'item' });
const HITTER = pokemon('Hitter', { hp: 190, prizes: 2, attacks: [attack('Hit', 'RR', 120)] });
const EX = pokemon('Great', { hp: 220, prizes: 2, attacks: [attack('Crush', 'RRR', 180)] });
const FIRE = energy('Fire', 'R');
const TWO = { energy: [FIRE, FIRE] };

/** What each seed's turn takes from that position. */
function turnsFrom(position: Position, level: (typeof LEVELS)[number]): readonly number[] {
  const start = game(position).battle();
  return Array.from({ length: SEEDS }, (_, seed) => {
    const player = thinkingPlayer(THINKING[level]);
    const random = seedRandom(`turn ${seed}`);
    let battle: Battle = start;
    while (isToMove(battle, 0) && battle.state.turn === start.state.turn) {
      const applied = applyAction(battle, player(viewFor(battle, 0), legalActions(battle, 0), random));
      if (isRefusal(applied)) throw new Error(applied.message);
      ({ battle } = applied);
    }
    return gainOf(battle, 0, prizesLeft(start, 0));
  });
}

const each = (gain: number) => Array.from({ length: SEEDS }, () => gain);

describe.each(LEVELS)('%s', (level) => {
  test('calls the damaged one forward and fells it', () => {
    const position: Position = {
      you: { active: { card: HITTER, ...TWO }, bench: [HITTER, HITTER], hand: [BOSS, DRAW, FIRE] },
      opponent: { active: EX, bench: [{ card: EX, damage: 110 }, EX], prizes: 4 },
    };
    expect(turnsFrom(position, level)).toEqual(each(2));
  });

  test('calls the one that falls at once, not the one beside it', () => {
    const position: Position = {
      you: { active: { card: HITTER, ...TWO }, bench: [HITTER, HITTER], hand: [BOSS, FIRE] },
      opponent: { active: EX, bench: [EX, pokemon('Frail', { hp: 120, prizes: 2 })] },
    };
    expect(turnsFrom(position, level)).toEqual(each(2));
  });

  test('takes the battle where three moves win it', () => {
    const position: Position = {
      you: {
        active: { card: HITTER, energy: [FIRE] },
        bench: [HITTER],
        hand: [BOSS, FIRE, DRAW],
        prizes: 1,
      },
      opponent: { active: EX, bench: [EX, pokemon('Tiny', { hp: 50 })] },
    };
    expect(turnsFrom(position, level)).toEqual(each(WIN));
  });
});

test('a Knock Out is left where it loses the battle and another way does not', () => {
  const trap: Position = {
    you: {
      active: fire(pokemon('Jumper', { hp: 60, retreatCost: 0, attacks: [attack('Hit', 'R', 60)] })),
      bench: [pokemon('Wall', { hp: 300, attacks: [] })],
    },
    opponent: { active: pokemon('Prey', { hp: 60 }), bench: [{ card: HITTER, ...TWO }], prizes: 1 },
  };
  // The Pokémon that is promoted takes the last Prize from the one that has just attacked, and nothing from the wall.
  expect(turnsFrom(trap, 'expert')).toEqual(each(0));
});
