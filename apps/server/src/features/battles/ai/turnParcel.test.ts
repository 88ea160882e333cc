/** Turns on their way to a thread: whole again there, with the cards of a battle sent once while the thread has them. */
import { NEUTRAL } from '@pokesol/ai';
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal } from '@pokesol/engine';
import { createBattle } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import type { AnyTurnToThink } from './think.ts';
import { MOST_DEALS, type TurnParcel, turnPacker, turnUnpacker } from './turnParcel.ts';

const FACTS = officialDeckFacts('blaze');

function turnOf(seed: string): AnyTurnToThink {
  const created = createBattle([{ cards: FACTS }, { cards: FACTS }], seed);
  if (isRefusal(created)) throw new Error(created.message);
  const { battle } = created;
  return { rules: 'official', battle, seat: 0, level: 'hard', personality: NEUTRAL, seed };
}

/** The next turn of the same battle. */
const later = (turn: AnyTurnToThink): AnyTurnToThink =>
  turn.rules === 'official'
    ? { ...turn, battle: { ...turn.battle, state: { ...turn.battle.state, turn: 7 } } }
    : turn;

/** As a thread gets it. */
function sending() {
  const pack = turnPacker();
  const unpack = turnUnpacker();
  return (turn: AnyTurnToThink): { readonly parcel: TurnParcel; readonly thought: AnyTurnToThink } => {
    const parcel = structuredClone(pack(turn));
    return { parcel, thought: unpack(parcel) };
  };
}

test('the cards of a battle go along with its first turn alone, and every turn arrives whole', () => {
  const send = sending();
  const first = turnOf('one');
  const [begun, next] = [send(first), send(later(first))];
  expect(begun.thought).toEqual(first);
  expect(next.thought).toEqual(later(first));
  expect(next.parcel.deal).toBeUndefined();
  // What the thread found of these cards, it finds again.
  expect(next.thought.battle.printed).toBe(begun.thought.battle.printed);
  expect(JSON.stringify(next.parcel).length).toBeLessThan(JSON.stringify(begun.parcel).length / 2);
});

test('a thread that has forgotten them is sent them again', () => {
  const send = sending();
  const turns = Array.from({ length: MOST_DEALS + 1 }, (_, nth) => turnOf(`${nth}`));
  for (const turn of turns) expect(send(turn).thought).toEqual(turn);
  const [oldest] = turns;
  const newest = turns.at(-1);
  if (oldest === undefined || newest === undefined) throw new Error('no turn was made');
  expect(send(newest).parcel.deal).toBeUndefined();
  const again = send(oldest);
  expect(again.parcel.deal).toBeDefined();
  expect(again.thought).toEqual(oldest);
});

test('a battle that was read anew has its own cards', () => {
  const send = sending();
  const turn = turnOf('one');
  send(turn);
  expect(send(structuredClone(turn)).thought).toEqual(turn);
});
