/** Begins the battles that a test chose, by the feature's own start: their logs are true, and their replays verify. */
import { join } from 'node:path';
import type { PlayerActionJson } from '@pokesol/protocol';
import { wallets } from '../../src/features/auth/tables.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { beginBattle } from '../battles/battleEnds.ts';
import { MIGRATIONS } from '../databases/migrations.ts';
import type { ScriptedEntropy } from '../fakes/scriptedEntropy.ts';
import { TestWallet } from '../harness/wallet.ts';
import { contendersOf, modeOf, type OpeningSetup, scriptChance, scripted } from './opening.ts';
import { openingOf, wishOf } from './openings.ts';
import type { OpeningName } from './wishes.ts';

export type BeginOptions = {
  readonly now?: Date;
  /** This trainer of the campaign sits opposite, with the opening's deck. */
  readonly trainerId?: string;
};

/**
 * Begins the battle of a listed opening for one wallet, or for the two that sit in seats 0 and 1; its id. No wallet has to
 * own the cards. The opening's moves are still to be made: `movesOf` lists them.
 */
export async function beginOpening(
  db: Db,
  name: OpeningName,
  wallets: readonly [string] | readonly [string, string],
  { now = new Date(), trainerId }: BeginOptions = {},
): Promise<string> {
  const setup = against(wishOf(name).setup, trainerId);
  if (setup.begun !== 'listed') throw new RangeError(`«${name}» is begun by a call: scriptOpening`);
  const [one, two = ''] = wallets;
  if ((setup.opponent === 'person') !== (two !== ''))
    throw new RangeError(`${wallets.length} wallets do not sit in «${name}»`);
  const entropy = scripted(openingOf(name).chance);
  const sides = contendersOf(setup, entropy, [one, two]);
  const id = await beginBattle(db, { mode: modeOf(setup), rules: 'classic' }, sides, { now, entropy });
  if (entropy.left > 0) throw new Error(`«${name}» did not draw its chance`);
  return id;
}

/**
 * Begins it in the data folder of a server that does not run, for the wallet of that secret key; its id. A server in a
 * process of its own takes its chance from no test, so what it shall find must be there before it starts.
 */
export async function prepareOpening(dataDir: string, name: OpeningName, key: Uint8Array): Promise<string> {
  const { address } = await TestWallet.ofSeed('', key);
  const database = await openDatabase({ kind: 'pglite', dir: join(dataDir, 'db') }, MIGRATIONS);
  try {
    await database.db.insert(wallets).values({ address });
    return await beginOpening(database.db, name, [address]);
  } finally {
    await database.close();
  }
}

const against = (setup: OpeningSetup, trainerId: string | undefined): OpeningSetup =>
  setup.begun === 'drawn' || trainerId === undefined ? setup : { ...setup, opponent: { trainerId } };

/** The next battle that is begun at this server is that of a drawn opening. */
export function scriptOpening({ entropy }: { readonly entropy: ScriptedEntropy }, name: OpeningName): void {
  const { setup } = wishOf(name);
  if (setup.begun !== 'drawn') throw new RangeError(`«${name}» is begun by beginOpening`);
  if (entropy.left > 0) throw new Error('another battle that was scripted has not begun');
  scriptChance(entropy, openingOf(name).chance);
}

export type OpeningMove = { readonly seat: 0 | 1; readonly action: PlayerActionJson<'classic'> };

/** The moves of an opening as its people send them. */
export const movesOf = (name: OpeningName): readonly OpeningMove[] =>
  openingOf(name).moves.map(({ seat, ...action }) => ({ seat, action }));
