/** A battle of a gauntlet as a replay: played again by its seed, in the form in which the server answers one. */
import { battlePlace, endingOf } from '@pokesol/ai/gauntlet';
import { type AnyRules, isRefusal, stateHash, verbsOf } from '@pokesol/engine';
import type { AnyReplayAnswer, BattleOpponent } from '@pokesol/protocol';
import { textHash } from '../battle/replay/index.ts';
import { type GuestReply, startGuestEngine } from '../guest-battle/index.ts';
import type { GauntletRun } from './gauntletRun.ts';
import { gauntletsOf, idsOf, loadFacts, opponentsOf } from './gauntlets.ts';

/** Rejects where the cards do not come, or the rules have changed since. */
export async function playedReplay(run: GauntletRun, battle: number): Promise<AnyReplayAnswer> {
  const facts = await loadFacts(run.rules, idsOf(run));
  const engine = startGuestEngine();
  try {
    const { rulesVersion } = run;
    const gauntlet = gauntletsOf(run, facts).deck;
    return answerOf(run, battle, await engine.ask({ kind: 'gauntlet', gauntlet, battle, rulesVersion }));
  } finally {
    engine.end();
  }
}

function answerOf(run: GauntletRun, battle: number, reply: GuestReply): AnyReplayAnswer {
  if (reply.kind !== 'played') throw new Error('The rules have changed since this battle was played.');
  const { record } = reply;
  const verbs = verbsOf<AnyRules>(record);
  const played = verbs.replay(record);
  if (isRefusal(played)) throw new Error(played.message);
  const final = played.at(-1)?.battle;
  if (final === undefined) throw new Error('The battle has no end');
  const opponents = opponentsOf(run);
  const { opponent, seat } = battlePlace(battle, opponents.length);
  const side = (name: string): BattleOpponent => ({ name, kind: 'ai', level: run.level });
  const [tried, other] = [side(run.deckName), side(opponents[opponent]?.name ?? '')];
  const time = new Date(0).toISOString();
  const answer = {
    id: '',
    mode: 'practice',
    players: seat === 0 ? [tried, other] : [other, tried],
    record,
    times: record.actions.map(() => time),
    setupHash: textHash(verbs.commitmentPreimage(record)),
    finalHash: stateHash(final),
    winner: final.state.winner,
    victoryCondition: endingOf(final),
    createdAt: time,
    endedAt: time,
  };
  // The record's rules name which of the two it is.
  return answer as AnyReplayAnswer;
}
