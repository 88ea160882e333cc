/** Battles begun in the database by the feature's own start, for tests of them that need no server. */
import type { Seat } from '@pokesol/engine';
import { legalActions } from '@pokesol/engine/classic';
import type { PlayerActionJson } from '@pokesol/protocol';
import { type BattleSide, type DealtMode, person } from '../../src/features/battles/play/deal.ts';
import { createBattleCache } from '../../src/features/battles/storage/battleCache.ts';
import { loadBattle } from '../../src/features/battles/storage/battleRepository.ts';
import type { StoredBattle } from '../../src/features/battles/storage/battleRow.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { type Entropy, systemEntropy } from '../../src/platform/entropy.ts';
import { listed } from '../openings/decks.ts';
import { beginBattle } from './battleEnds.ts';

const DECK = listed('Charmander, Growlithe', 'Fire Energy');

/** A person with two Pokémon and nothing but energy; the order of the cards is chosen. */
export const sitting = (wallet: string): BattleSide<'classic'> => ({
  ...person(wallet, DECK),
  order: 'asListed',
});

/** An opponent that does nothing: one Pokémon of 90 HP, and nothing that it could do. */
export const ONIX: BattleSide<'classic'> = {
  wallet: null,
  name: 'Rookie Emil',
  kind: 'ai',
  level: 'easy',
  deck: listed('Onix', 'Charizard'),
  order: 'asListed',
};

export type Begun = {
  readonly now: Date;
  readonly mode?: DealtMode;
  readonly entropy?: Entropy;
};

export async function beginDealt(
  db: Db,
  sides: readonly [BattleSide<'classic'>, BattleSide<'classic'>],
  { now, mode = 'match', entropy = systemEntropy }: Begun,
): Promise<StoredBattle<'classic'>> {
  return stored(db, await beginBattle(db, { mode, rules: 'classic' }, sides, { now, entropy }));
}

export async function stored(db: Db, id: string): Promise<StoredBattle<'classic'>> {
  const found = await loadBattle({ db, cache: createBattleCache() }, id);
  if (found === undefined) throw new Error(`there is no battle ${id}`);
  return byClassic(found);
}

/** Tests of what is alike by all rules play Classic. */
export function byClassic(found: StoredBattle): StoredBattle<'classic'> {
  if (found.setup.rules !== 'classic')
    throw new TypeError(`${found.id} is played by ${found.setup.rules} rules`);
  return found as StoredBattle<'classic'>;
}

/** What that seat may do first, as its player sends it. */
export function firstMove({ battle }: StoredBattle<'classic'>, own: Seat): PlayerActionJson<'classic'> {
  const [move] = legalActions(battle, own);
  if (move === undefined) throw new Error(`the battle does not wait for seat ${own}`);
  const { seat: _, ...action } = move;
  return action as PlayerActionJson<'classic'>;
}
