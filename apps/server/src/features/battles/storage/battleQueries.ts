/** A wallet's battles, and the replay of an ended one. */
import { stateHash } from '@pokesol/engine';
import { type AnyReplayAnswer, BATTLES_LISTED, type BattleSummary } from '@pokesol/protocol';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../../platform/http/refusal.ts';
import { walletBattles } from '../tables.ts';
import { type BattleLine, battleLine } from './battleLine.ts';
import { readLog } from './battleLog.ts';
import { type BattleStore, loadBattle, seatRow } from './battleRepository.ts';
import { modeOf, opponentJson } from './battleRow.ts';

/** An open battle first, then the newest. No other begins beside the open one, so it is among the newest itself. */
export async function battlesOf(db: Db, wallet: string): Promise<BattleSummary[]> {
  const lines = await db
    .select()
    .from(walletBattles)
    .where(eq(walletBattles.wallet, wallet))
    .orderBy(desc(walletBattles.createdAt), desc(walletBattles.battleId))
    .limit(BATTLES_LISTED);
  // Of one without a result only the battle says how far it is: it may be about to begin, or just over.
  const openFirst = [...lines.filter(isUnwritten), ...lines.filter((line) => !isUnwritten(line))];
  const listed = await Promise.all(
    openFirst.map(async (line) => (isUnwritten(line) ? battleLine(db, line.battleId, wallet) : line)),
  );
  return listed.flatMap((line) => (line === undefined ? [] : [summaryOf(line)]));
}

const isUnwritten = ({ result }: Pick<BattleLine, 'result'>) => result === null;

const summaryOf = (line: BattleLine): BattleSummary => ({
  id: line.battleId,
  mode: modeOf(line),
  rules: line.rules,
  ...(line.format === null ? {} : { format: line.format }),
  isMultiplayer: line.opponentWallet !== null,
  opponent: opponentJson(
    seatRow({
      wallet: line.opponentWallet,
      name: line.opponentName,
      kind: line.opponentKind,
      level: line.opponentLevel,
      trainerId: line.trainerId,
    }),
  ),
  turn: line.turn ?? 0,
  result: line.result,
  victoryCondition: line.victoryCondition,
  createdAt: line.createdAt.toISOString(),
  endedAt: line.endedAt?.toISOString() ?? null,
});

/** Everything of a battle that is over, its seed too: nothing is hidden any more. */
export async function replayOf(store: BattleStore, id: string): Promise<AnyReplayAnswer | CallRefusal> {
  const stored = await loadBattle(store, id);
  if (stored === undefined) return refused('battle-unknown');
  if (stored.status === 'open') return refused('battle-running');
  const steps = await readLog(store.db, stored, 0, ['action', 'at']);
  const { battle } = stored;
  const replay = {
    id,
    mode: stored.mode,
    players: [opponentJson(stored.seats[0]), opponentJson(stored.seats[1])],
    record: { ...stored.setup, actions: steps.map(({ action }) => action) },
    times: steps.map(({ at }) => at.toISOString()),
    setupHash: stored.setupHash,
    finalHash: stateHash(battle),
    winner: battle.state.winner,
    victoryCondition: battle.rules === 'official' ? battle.state.ending : battle.state.victoryCondition,
    createdAt: stored.createdAt.toISOString(),
    endedAt: (stored.endedAt ?? stored.createdAt).toISOString(),
  };
  // The actions are those of the setup's rules.
  return replay as unknown as AnyReplayAnswer;
}
