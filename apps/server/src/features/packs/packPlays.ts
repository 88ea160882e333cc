/** How many cards of each pack play in full by their own text, shown wherever a pack is sold. */
import { BUCKETS } from '@pokesol/cards';
import type { PackPool } from '@pokesol/packs';
import type { PackPlays } from '@pokesol/protocol';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { bounded } from '../../platform/bounded.ts';
import type { Db } from '../../platform/db/database.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { type CompilerNow, cardPlays } from '../cardText/index.ts';
import { packTypeVersions } from './tables.ts';

/** Below this share of cards that play in full, a pack has to say in words that few of its cards do. */
const ENOUGH = 0.6;

/** Cards change by an admin's hand and by imports, and all visitors of the store ask. */
const KEPT_MS = 10_000;

export type VersionOfPack = { readonly id: string; readonly version: number };
/** By pack type; packs with fixed cards are not in it. */
export type PlaysOfPacks = (packs: readonly VersionOfPack[]) => Promise<ReadonlyMap<string, PackPlays>>;

export type PlaysDeps = { readonly db: Db; readonly compilerNow: CompilerNow; readonly now: () => number };

export function playsOfPacks({ db, compilerNow, now }: PlaysDeps): PlaysOfPacks {
  const pools = bounded<readonly string[]>(1_000);
  let kept: { readonly at: number; readonly ids: ReadonlySet<string> } | undefined;
  const read = oneAtATime(async () => {
    const at = now();
    kept = { at, ids: await cardsNotInFull({ db, compilerNow }) };
    return kept.ids;
  });
  const notInFull = async () =>
    kept !== undefined && Math.abs(now() - kept.at) < KEPT_MS ? kept.ids : read('');

  return async (packs) => {
    const unknown = packs.filter((pack) => pools.get(keyOf(pack)) === undefined);
    for (const { pool, ...pack } of await poolsOfVersions(db, unknown)) pools.put(keyOf(pack), idsIn(pool));
    const ids = await notInFull();
    return new Map(
      packs.flatMap((pack) => {
        const cards = pools.get(keyOf(pack));
        return cards === undefined ? [] : [[pack.id, playsAmong(cards, ids)] as const];
      }),
    );
  };
}

const keyOf = ({ id, version }: VersionOfPack): string => `${id} ${version}`;

export const idsIn = (pool: PackPool): readonly string[] => BUCKETS.flatMap((bucket) => pool[bucket]);

export async function cardsNotInFull({
  db,
  compilerNow,
}: Pick<PlaysDeps, 'db' | 'compilerNow'>): Promise<ReadonlySet<string>> {
  const { part, none } = await cardPlays(db, compilerNow);
  return new Set([...part, ...none]);
}

export function playsAmong(cards: readonly string[], notInFull: ReadonlySet<string>): PackPlays {
  const full = cards.filter((id) => !notInFull.has(id)).length;
  return { full, cards: cards.length, isFew: full < ENOUGH * cards.length };
}

async function poolsOfVersions(db: Db, packs: readonly VersionOfPack[]) {
  if (packs.length === 0) return [];
  const rows = await db
    .select({
      id: packTypeVersions.packTypeId,
      version: packTypeVersions.version,
      definition: packTypeVersions.definition,
    })
    .from(packTypeVersions)
    .where(
      and(
        isNotNull(packTypeVersions.definition),
        or(
          ...packs.map(({ id, version }) =>
            and(eq(packTypeVersions.packTypeId, id), eq(packTypeVersions.version, version)),
          ),
        ),
      ),
    );
  return rows.flatMap(({ id, version, definition }) =>
    definition === null ? [] : [{ id, version, pool: definition.pool }],
  );
}
