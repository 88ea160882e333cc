/** For tests: battles of random moves as the server keeps them. */
import { BATTLE_DECK_NAMES, battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, seedRandom, stateHash } from '@pokesol/engine';
import {
  type Action,
  type BattleRecord,
  beginRecorded,
  commitmentPreimage,
  recordSetup,
} from '@pokesol/engine/classic';
import { must, randomMove } from '@pokesol/engine/classic/testing';
import type { ReplayAnswer } from '@pokesol/protocol';
import { textHash } from './checkReplay.ts';

const WHEN = '2026-11-20T12:00:00.000Z';

/** Stops after that many moves, as an abandoned battle does; else it is played to its end. */
export function keptBattle(seed: string, moves = Number.POSITIVE_INFINITY): ReplayAnswer<'classic'> {
  const random = seedRandom(`moves ${seed}`);
  const deck = (place: number) => ({
    cards: battleDeckFacts(BATTLE_DECK_NAMES[place] ?? 'embers'),
    extraCard: 'onHeads' as const,
  });
  const setup = recordSetup([deck(0), deck(1)], 'classic', seed);
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const actions: Action[] = [];
  let { battle } = begun;
  while (battle.state.phase !== 'ended' && actions.length < moves) {
    const move = randomMove(battle, random);
    battle = must(battle, move).battle;
    actions.push(move);
  }
  const record: BattleRecord = { ...setup, actions };
  return {
    id: '00000000-0000-4000-8000-000000000000',
    mode: 'match',
    players: [
      { name: 'Red', kind: 'player' },
      { name: 'Blue', kind: 'ai', level: 'easy' },
    ],
    record,
    times: actions.map(() => WHEN),
    setupHash: textHash(commitmentPreimage(setup)),
    finalHash: stateHash(battle),
    winner: battle.state.winner,
    victoryCondition: battle.state.victoryCondition,
    createdAt: WHEN,
    endedAt: WHEN,
  };
}

/** The first of many that is not over before a test has begun. */
export function longBattle(moves: number): ReplayAnswer<'classic'> {
  for (let number = 0; number < 200; number += 1) {
    const kept = keptBattle(`long ${number}`);
    if (kept.record.actions.length >= moves) return kept;
  }
  throw new RangeError(`No battle has ${moves} moves`);
}
