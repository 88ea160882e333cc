/** What stands behind a fault: sessions that hold locks, callers that come again and again, players who wait for an AI. */
import type { BattleAnswer } from '@pokesol/protocol';
import type { Client } from 'pg';
import type { BattlePlayer } from '../../apps/server/testing/battles/battlePlayer.ts';
import { pause } from '../../apps/server/testing/harness/until.ts';
import type { World } from './world.ts';

const BETWEEN_MS = 40;

/** So many callers, each of whom asks again when it was answered; what they are answered is the fault's matter. */
export function againAndAgain(callers: number, ask: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const loops = Array.from({ length: callers }, async () => {
    while (!isOver) {
      await ask().catch(() => {});
      await pause(BETWEEN_MS);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

type Held = { isGone: () => boolean };

/** A transaction that is left open with this lock. */
export async function holdLock(world: World, statement: string): Promise<Held> {
  const session = await world.session();
  const held = watched(session);
  await session.query('begin');
  await session.query(statement);
  return held;
}

/** A session that does this until it is ended. */
export async function overAndOver(world: World, statements: string): Promise<Held> {
  const session = await world.session();
  const held = watched(session);
  const loop = async (): Promise<void> => {
    while (!held.isGone()) await session.query(statements).catch(() => {});
  };
  void loop();
  return held;
}

function watched(session: Client): Held {
  let isGone = false;
  session.on('end', () => {
    isGone = true;
  });
  return { isGone: () => isGone };
}

/** People at battles whose every turn is thought out on another thread; what they play does not matter. */
export async function thinkingPlayers(world: World, count: number): Promise<() => Promise<void>> {
  const stops = await Promise.all(
    Array.from({ length: count }, async () => {
      const player = await world.newPlayer();
      return againAndAgain(1, () => playTurn(player));
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Against the hard AI of the Classic rules, which plans ahead: ends its turn as soon as it may. */
async function playTurn(player: BattlePlayer): Promise<void> {
  const battle = await currentBattle(player);
  const move = battle.legal.find(({ type }) => type === 'endTurn') ?? battle.legal[0];
  if (move !== undefined) await player.act(battle, move);
}

async function currentBattle(player: BattlePlayer): Promise<BattleAnswer<'classic'>> {
  const { wallet, deckId } = player;
  const begun = await wallet.call<BattleAnswer<'classic'>>('POST', '/api/battles', {
    mode: 'match',
    deckId,
    opponent: { kind: 'level', level: 'hard' },
  });
  if (begun.status === 201) return begun.body;
  const { params } = begun.body as unknown as { params?: { battleId?: string } };
  return player.look(params?.battleId ?? '');
}
