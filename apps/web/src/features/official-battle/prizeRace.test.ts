/** The figures at the end of an official battle, of one in which a single side attacks. */
import { cardById } from '@pokesol/cards/catalogue';
import { evolutionsOf, officialFacts } from '@pokesol/cards/official';
import { isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { type BattleRecord, beginRecorded, recordSetup } from '@pokesol/engine/official';
import { allMoves, must } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { prizeRace } from './prizeRace.ts';

const NO_EVOLUTIONS = evolutionsOf([]);
function factsOfCard(id: string) {
  const card = cardById(id);
  if (card === undefined) throw new Error(`There is no card ${id}`);
  return officialFacts(card, NO_EVOLUTIONS);
}
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

/** Machop and Fighting Energy: it attaches and attacks, the other one ends its turns. */
function played(attacker: Seat): BattleRecord {
  const cards = [...times(30, factsOfCard('base1-52')), ...times(30, factsOfCard('base1-97'))];
  const setup = recordSetup([{ cards }, { cards }], 'one side attacks');
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  let { battle } = begun;
  const actions: BattleRecord['actions'][number][] = [];
  while (battle.state.phase !== 'ended') {
    const moves = allMoves(battle);
    const wanted = ['attach', 'attack', 'endTurn'] as const;
    const find = (type: string) =>
      moves.find((move) => move.type === type && (type === 'endTurn' || move.seat === attacker));
    const action = wanted.map(find).find((move) => move !== undefined) ?? moves[0];
    if (action === undefined) throw new Error('Nothing can be done');
    actions.push(action);
    battle = must(battle, action).battle;
  }
  return { ...setup, actions };
}

test.each([0, 1] as const)('what seat %i alone deals and knocks out is its own', (attacker) => {
  const record = played(attacker);
  const story = prizeRace(record, attacker);
  if (isRefusal(story)) throw new Error(story.message);
  expect(story.you.damage).toBeGreaterThanOrEqual(50);
  expect(story.you.knockOuts).toBeGreaterThan(0);
  expect(story.opponent).toEqual({ damage: 0, knockOuts: 0 });
  const other = prizeRace(record, otherSeat(attacker));
  expect(other).toMatchObject({ you: story.opponent, opponent: story.you });
});
