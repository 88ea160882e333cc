/** Positions of self-play in which Prizes are certain: a player that never changes plays up to them, so that an AI may. */
import { dealOfficial, greedyPlayer, type ProvedTurn, provedTurn } from '@pokesol/ai/official/testing';
import { isRefusal, SEATS, type Seat, seedRandom } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type CardFacts,
  isToMove,
  legalActions,
  viewFor,
} from '@pokesol/engine/official';
import { builtDeck } from './builtOfficialDecks.ts';
import { modernDeck, shippedPool } from './shippedPool.ts';

/** Sets of which decks are made; of Base and its neighbours the twenty-four built ones. */
const ERAS = { base: null, middle: /^(?:ex|dp)/, modern: /^(?:swsh|sv)/ } as const;
export type Era = keyof typeof ERAS;
const ERA_NAMES: readonly Era[] = ['base', 'middle', 'modern'];

/** A battle of an era by its number, and after how many of its actions the position stands. */
export type Found = ProvedTurn & { readonly era: Era; readonly battle: number; readonly after: number };

export const lineOf = ({ era, battle, after, gain, actions }: Found): string =>
  [era, battle, after, gain, actions].join(' ');

export function foundIn(line: string): Found {
  const [name, ...numbers] = line.split(' ');
  const era = ERA_NAMES.find((each) => each === name);
  const [battle, after, gain, actions] = numbers.map(Number);
  if (era === undefined || battle === undefined || after === undefined) throw new RangeError(`«${line}»`);
  if (gain === undefined || actions === undefined) throw new RangeError(`«${line}»`);
  return { era, battle, after, gain, actions };
}

/** Deals an era's battles; reading its sets takes a second. */
export function dealerOf(era: Era): (battle: number) => Battle {
  const sets = ERAS[era];
  const pool = sets === null ? null : shippedPool(sets);
  const deck = (number: number): readonly CardFacts[] =>
    pool === null ? builtDeck(number).cards : modernDeck(pool, `tactics ${number}`);
  return (battle) => dealOfficial([deck(2 * battle), deck(2 * battle + 1)], `tactics ${era} ${battle}`);
}

/** Each position of a battle where a seat may act freely, with the number of actions before it. */
function* positionsOf(
  start: Battle,
): Generator<{ readonly battle: Battle; readonly seat: Seat; readonly after: number }> {
  const random = seedRandom('greedy');
  let battle = start;
  for (let after = 0; battle.state.phase !== 'ended'; after += 1) {
    const now = battle;
    const seat = SEATS.find((each) => isToMove(now, each)) ?? 0;
    yield { battle, seat, after };
    const applied = applyAction(now, greedyPlayer(viewFor(now, seat), legalActions(now, seat), random));
    if (isRefusal(applied)) throw new Error(applied.message);
    ({ battle } = applied);
  }
}

/** Where that position stands. Throws where the battle ends before it. */
export function positionAt(start: Battle, wanted: number): { readonly battle: Battle; readonly seat: Seat } {
  for (const position of positionsOf(start)) if (position.after === wanted) return position;
  throw new RangeError(`There is no position after ${wanted} actions`);
}

/** Of one move a Knock Out is easily seen: a few of those are enough. */
const EASY_EVERY = 4;
/** So many of a hundred bring one Prize: they are the most frequent. */
const ONE_PRIZE = 70;
/** More of them in one battle are much alike. */
const ONES_OF_BATTLE = 3;

/** The first positions of each turn that prove something, at most so many, battle after battle. */
export function* findPositions(era: Era, count: number): Generator<Found> {
  const deal = dealerOf(era);
  let [found, easy, ones] = [0, 0, 0];
  const isWanted = ({ gain, actions }: ProvedTurn, onesHere: number): boolean => {
    if (gain === 1 && (onesHere === ONES_OF_BATTLE || ones >= (count * ONE_PRIZE) / 100)) return false;
    if (actions > 1) return true;
    easy += 1;
    return easy % EASY_EVERY === 0;
  };
  for (let battle = 0; found < count; battle += 1) {
    let [turn, onesHere] = [0, 0];
    for (const { battle: now, seat, after } of positionsOf(deal(battle))) {
      const { state } = now;
      if (found === count) break;
      if (state.turn === turn || state.choice !== null || state.current !== seat) continue;
      turn = state.turn;
      const proved = provedTurn(now, seat);
      if (proved === null || !isWanted(proved, onesHere)) continue;
      if (proved.gain === 1) {
        ones += 1;
        onesHere += 1;
      }
      found += 1;
      yield { era, battle, after, ...proved };
    }
  }
}
