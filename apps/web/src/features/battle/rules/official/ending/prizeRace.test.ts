/** The figures at the end of an official battle, of one in which a single side attacks. */
import { baseSetFacts } from '@pokesol/cards/base-set';
import { cardById } from '@pokesol/cards/catalogue';
import { isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { type BattleRecord, beginRecorded, recordSetup, replay } from '@pokesol/engine/official';
import { allMoves, must } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { prizeRace } from './prizeRace.ts';

const MACHOP = 'base1-52';
/** Double-edge does as much to itself. */
const CHANSEY = 'base1-3';
function factsOfCard(id: string) {
  const card = cardById(id);
  if (card === undefined) throw new Error(`There is no card ${id}`);
  return baseSetFacts(card);
}
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

/** A Pokémon and Fighting Energy: it attaches and attacks with its last attack, the other one ends its turns. */
function played(attacker: Seat, pokemon: string): BattleRecord {
  const cards = [...times(30, factsOfCard(pokemon)), ...times(30, factsOfCard('base1-97'))];
  const setup = recordSetup([{ cards }, { cards }], 'one side attacks');
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  let { battle } = begun;
  const actions: BattleRecord['actions'][number][] = [];
  while (battle.state.phase !== 'ended') {
    const moves = allMoves(battle);
    const wanted = ['attach', 'attack', 'endTurn'] as const;
    const find = (type: string) => {
      const found = moves.filter(
        (move) => move.type === type && (type === 'endTurn' || move.seat === attacker),
      );
      return found.at(type === 'attack' ? -1 : 0);
    };
    const action = wanted.map(find).find((move) => move !== undefined) ?? moves[0];
    if (action === undefined) throw new Error('Nothing can be done');
    actions.push(action);
    battle = must(battle, action).battle;
  }
  return { ...setup, actions };
}

test.each([0, 1] as const)('what seat %i alone deals and knocks out is its own', (attacker) => {
  const record = played(attacker, MACHOP);
  const story = prizeRace(record, attacker);
  if (isRefusal(story)) throw new Error(story.message);
  expect(story.you.damage).toBeGreaterThanOrEqual(50);
  expect(story.you.knockOuts).toBeGreaterThan(0);
  expect(story.opponent).toEqual({ damage: 0, knockOuts: 0 });
  expect(story.bestAttack).toMatchObject({ by: attacker, pokemon: 'Machop', name: 'Low Kick' });
  expect(story.bestAttack?.damage).toBeGreaterThanOrEqual(20);
  const other = prizeRace(record, otherSeat(attacker));
  expect(other).toMatchObject({ you: story.opponent, opponent: story.you });
});

test('who Knocks Out its own Pokémon gives the opponent no Knock Out', () => {
  const record = played(0, CHANSEY);
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const lost = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'knockedOut');
  expect(lost.map((event) => 'seat' in event && event.seat)).toContain(0);
  const story = prizeRace(record, 0);
  if (isRefusal(story)) throw new Error(story.message);
  expect(story.you.knockOuts).toBeGreaterThan(0);
  expect(story.opponent).toEqual({ damage: 0, knockOuts: 0 });
});
