/** For tests: official battles of random moves as the server keeps them. */
import { officialDeckFacts } from '@pokesol/decks/officialDecks';
import { isRefusal, type Random, seedRandom, stateHash } from '@pokesol/engine';
import {
  type Action,
  type Battle,
  beginRecorded,
  commitmentPreimage,
  isToMove,
  recordSetup,
} from '@pokesol/engine/official';
import { must, randomAction } from '@pokesol/engine/official/testing';
import type { ReplayAnswer } from '@pokesol/protocol';
import { textHash } from './checkReplay.ts';

const WHEN = '2026-11-20T12:00:00.000Z';

/** Any move that ends nothing by itself. */
function playOn(battle: Battle, random: Random): Action {
  for (;;) {
    const action = randomAction(battle, random);
    if (action.type !== 'concede' && action.type !== 'timeOut') return action;
  }
}

/** The first of many that is not over before so many moves; then the player whose move it would be gives up. */
export function keptOfficial(moves: number): ReplayAnswer<'official'> {
  for (let number = 0; number < 50; number += 1) {
    const kept = played(`replay ${number}`, moves);
    if (kept.victoryCondition === 'opponent_conceded') return kept;
  }
  throw new RangeError(`No battle has ${moves} moves`);
}

function played(seed: string, moves: number): ReplayAnswer<'official'> {
  const random = seedRandom(`moves ${seed}`);
  const setup = recordSetup(
    [{ cards: officialDeckFacts('blaze') }, { cards: officialDeckFacts('torrent') }],
    seed,
  );
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const actions: Action[] = [];
  let { battle } = begun;
  while (battle.state.phase !== 'ended') {
    const action: Action =
      actions.length < moves
        ? playOn(battle, random)
        : { type: 'concede', seat: isToMove(battle, 0) ? 0 : 1 };
    battle = must(battle, action).battle;
    actions.push(action);
  }
  return {
    id: '00000000-0000-4000-8000-000000000000',
    mode: 'match',
    players: [
      { name: 'Red', kind: 'player' },
      { name: 'Blue', kind: 'ai', level: 'expert' },
    ],
    record: { ...setup, actions },
    times: actions.map(() => WHEN),
    setupHash: textHash(commitmentPreimage(setup)),
    finalHash: stateHash(battle),
    winner: battle.state.winner,
    victoryCondition: battle.state.ending,
    createdAt: WHEN,
    endedAt: WHEN,
  };
}
