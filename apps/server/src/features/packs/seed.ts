/** Puts the shipped pack types on sale; one that exists already is left as it is, but for the cards of the free one. */

import { shippedCards } from '@pokesol/cards/catalogue';
import { type DeckEntry, STARTER_DECKS } from '@pokesol/decks';
import { definePack, packHash, SEEDED_PACK_TYPES, STARTER_PACK } from '@pokesol/packs';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { packTypes, packTypeVersions } from './tables.ts';

type Version = Omit<typeof packTypeVersions.$inferInsert, 'packTypeId' | 'version'>;

/** Answers how many were not there before; a new version of one that was is none. */
export async function seedPackTypes(tx: Tx): Promise<number> {
  let added = 0;
  for (const sold of SEEDED_PACK_TYPES) {
    const definition = definePack(sold, shippedCards(sold.setId));
    added += await seed(tx, sold, { definition, packHash: packHash(definition) });
  }
  added += await seed(tx, STARTER_PACK, { contents: [...STARTER_PACK.contents] });
  await renewStarter(tx);
  return added;
}

type Sold = { id: string; name: string; description: string; price: string; setId: string };

async function seed(
  tx: Tx,
  { id, name, description, price, setId }: Sold,
  version: Version,
): Promise<number> {
  const added = await tx
    .insert(packTypes)
    .values({ id, name, description, price, setId, version: 1 })
    .onConflictDoNothing()
    .returning({ id: packTypes.id });
  if (added.length > 0) await tx.insert(packTypeVersions).values({ packTypeId: id, version: 1, ...version });
  return added.length;
}

/**
 * A free pack that still holds what an earlier release put into it gets today's cards, as its next version; claims name
 * the version they were made under (ADR 0036). Contents that this release never had are of a later one: they stay.
 */
async function renewStarter(tx: Tx): Promise<void> {
  const { id } = STARTER_PACK;
  // Servers may start at the same time: the second one waits here, and finds it done.
  const [held] = await tx.select().from(packTypes).where(eq(packTypes.id, id)).for('update');
  if (held === undefined) return;
  const versions = await tx.select().from(packTypeVersions).where(eq(packTypeVersions.packTypeId, id));
  const now = versions.find(({ version }) => version === held.version);
  const isFormer = STARTER_DECKS.slice(0, -1).some((deck) => isSame(deck, now?.contents ?? []));
  if (!isFormer) return;
  const version = Math.max(...versions.map((each) => each.version)) + 1;
  await tx.insert(packTypeVersions).values({ packTypeId: id, version, contents: [...STARTER_PACK.contents] });
  await tx.update(packTypes).set({ version }).where(eq(packTypes.id, id));
}

const isSame = (deck: readonly DeckEntry[], contents: readonly DeckEntry[]): boolean =>
  deck.length === contents.length &&
  deck.every(({ cardId, quantity }) =>
    contents.some((other) => other.cardId === cardId && other.quantity === quantity),
  );
