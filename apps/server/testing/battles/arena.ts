/** Brings two people into one battle, and reads what is stored of it. */
import type { BattleAnswer, RefusalBody } from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/database.ts';
import type { Answer } from '../harness/wallet.ts';
import { type BeginOptions, beginOpening, movesOf } from '../openings/begin.ts';
import type { OpeningName } from '../openings/wishes.ts';
import type { BattlePlayer } from './battlePlayer.ts';

/** Both search until they found each other; a simulated opponent met on the way is given up. */
export async function pair(one: BattlePlayer, two: BattlePlayer): Promise<string> {
  for (;;) {
    const found = await Promise.all([one.search(), two.search()]);
    if (found.every(({ isMultiplayer }) => isMultiplayer)) return found[0].battleId;
    for (const [index, player] of [one, two].entries())
      await player.act(await player.look(found[index]?.battleId ?? ''), { type: 'concede' });
  }
}

/** Two people in seats 0 and 1 of the battle of an opening, the moves made; its id. */
export async function meet(
  db: Db,
  name: OpeningName,
  people: readonly [BattlePlayer, BattlePlayer],
  { moves, ...options }: BeginOptions & { readonly moves?: number } = {},
): Promise<string> {
  const [one, two] = people;
  const id = await beginOpening(db, name, [one.wallet.address, two.wallet.address], options);
  for (const { seat, action } of movesOf(name).slice(0, moves))
    await people[seat].act(await people[seat].look(id), action);
  return id;
}

/** Whose move it is, and the other one; during the setup the side that still has to place a Pokémon. */
export async function mover(
  id: string,
  players: readonly [BattlePlayer, BattlePlayer],
): Promise<{ player: BattlePlayer; battle: BattleAnswer<'classic'>; other: BattlePlayer }> {
  for (const [index, player] of players.entries()) {
    const battle = await player.look(id);
    if (battle.legal.length > 0) return { player, battle, other: players[1 - index] ?? player };
  }
  throw new Error(`battle ${id} waits for no player`);
}

/** Every stored row of a battle, to be compared before and after. */
export async function rowsOf(db: Db, id: string): Promise<unknown> {
  const rows = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as { rows: unknown[] }).rows;
  return {
    battle: await rows(sql`select * from battles where id = ${id}`),
    seats: await rows(sql`select * from battle_seats where battle_id = ${id} order by seat`),
    actions: await rows(sql`select * from battle_actions where battle_id = ${id} order by version`),
  };
}

export const tryAct = (
  player: BattlePlayer,
  id: string,
  version: unknown,
  action: unknown,
  requestId?: string,
): Promise<Answer<RefusalBody & { current?: BattleAnswer<'classic'> }>> =>
  player.wallet.call('POST', `/api/battles/${id}/actions`, { version, action, requestId });
