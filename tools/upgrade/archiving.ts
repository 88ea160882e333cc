/** The archive: a battle that one server moved there is shown by the other one as before. */
import { seedRandom } from '@pokesol/engine';
import { until } from '../../apps/server/testing/harness/until.ts';
import { beginAlone, playSome, replayAt } from './battling.ts';
import type { Place } from './place.ts';
import { expectSame, type HandoverScenario } from './scenario.ts';

const MOVES = 6;

/** Those of the servers that ran first: with later ones the product itself waits a day, in which all are replaced. */
export async function passADayFor(place: Place, abilities: readonly string[]): Promise<void> {
  await place.rows("update abilities set since = since - interval '2 days' where name = any($1)", [
    abilities,
  ]);
}

export async function abilitiesOf(place: Place): Promise<string[]> {
  const [found] = await place.rows<{ has: boolean }>("select to_regclass('abilities') is not null as has");
  if (found?.has !== true) return [];
  return (await place.rows<{ name: string }>('select name from abilities')).map(({ name }) => name);
}

const archived: HandoverScenario = {
  name: 'a battle is archived here and shown there',
  async begin(place, here) {
    const player = await place.newPlayer(here.base);
    const begun = await playSome(player, await beginAlone(player, 'classic'), MOVES, seedRandom('archived'));
    if (begun.result === null) await player.act(begun, { type: 'concede' });
    const before = await replayAt(here, begun.id);
    await place.rows("update battles set touched_at = touched_at - interval '3 days' where id = $1", [
      begun.id,
    ]);
    const isThere = async (): Promise<boolean> => {
      const query = 'select is_archived as "isArchived" from battles where id = $1';
      const [row] = await place.rows<{ isArchived: boolean }>(query, [begun.id]);
      return row?.isArchived === true;
    };
    await until(isThere, 200);
    return async (there) => expectSame('the replay', await replayAt(there, begun.id), before);
  },
};

export const ARCHIVING = { handovers: [archived], atBoth: [] };
