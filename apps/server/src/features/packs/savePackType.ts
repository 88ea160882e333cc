/**
 * Makes and edits pack types. What decides a draw is never altered: a change of it becomes a new version, and packs that
 * are sold or promised keep theirs.
 */
import { createHash } from 'node:crypto';
import { asSetId } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine';
import {
  type OddsRefusal,
  type PackDefinition,
  packDefinitionError,
  packHash,
  parseOdds,
} from '@pokesol/packs';
import type { newPackType, PackTypeEdit } from '@pokesol/protocol';
import { and, eq, like, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/db/database.ts';
import { lockNewPackTypes } from '../../platform/db/locks.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { changedFields, isStaleRevision, recordAudit } from '../audit/index.ts';
import { cardSets, freeSlug, type SlugRule, slugOf } from '../catalogue/index.ts';
import { editablePackType } from './adminPackTypes.ts';
import { readPackPrice } from './packPrice.ts';
import { packPoolOf } from './pool.ts';
import { packTypes, packTypeVersions } from './tables.ts';

/** Who asks, when, and how many decimals the token has. */
export type SaveContext = { admin: AdminIdentity; now: Date; decimals: number };
/** The id of what was saved. */
export type SavedPackType = { id: string };

type TypeRow = typeof packTypes.$inferSelect;
type NewForm = z.output<typeof newPackType>;
type VersionRow = typeof packTypeVersions.$inferSelect;

export async function createPackType(
  db: Db,
  { admin, now, decimals }: SaveContext,
  asked: NewForm,
): Promise<SavedPackType | CallRefusal> {
  const odds = readOdds(asked.rarityOdds);
  if (isRefusal(odds)) return odds;
  const priced = readPackPrice(asked.price, decimals);
  if (isRefusal(priced)) return priced;
  return db.transaction(async (tx) => {
    // One form sent twice at once would not find itself there yet, either.
    await lockNewPackTypes(tx);
    const made = await madeBefore(tx, asked);
    if (made !== undefined) return made;
    const [set] = await tx.select({ id: cardSets.id }).from(cardSets).where(eq(cardSets.id, asked.setId));
    if (set === undefined) return refused('card-set-unknown');
    const drawn = fixDraw({
      setId: asSetId(asked.setId),
      cardCount: asked.cardCount,
      odds,
      pool: await packPoolOf(tx, asked.setId),
    });
    if (isRefusal(drawn)) return drawn;
    const id = await freeId(tx, asked.name);
    const [type] = await tx
      .insert(packTypes)
      .values({
        id,
        name: asked.name,
        description: asked.description || null,
        price: priced.price,
        setId: asked.setId,
        artworkUrl: asked.artworkUrl || null,
        version: 1,
        createdAt: now,
        requestId: asked.requestId ?? null,
        requestHash: contentHash(asked),
      })
      .returning();
    if (type === undefined) throw new Error('an insert returned nothing');
    await tx.insert(packTypeVersions).values({ packTypeId: id, version: 1, ...drawn, createdAt: now });
    const { requestId } = asked;
    await recordAudit(tx, admin, now, {
      action: 'pack-type.create',
      subject: id,
      after: {
        setId: asked.setId,
        ...auditedFields(type, drawn),
        ...(requestId === undefined ? {} : { requestId }),
      },
    });
    return { id };
  });
}

export async function editPackType(
  db: Db,
  { admin, now, decimals }: SaveContext,
  id: string,
  asked: PackTypeEdit,
): Promise<SavedPackType | CallRefusal> {
  const odds = asked.rarityOdds === undefined ? undefined : readOdds(asked.rarityOdds);
  if (odds !== undefined && isRefusal(odds)) return odds;
  return db.transaction(async (tx) => {
    // No key changes: a claim, which refers to this row, need not wait. What is promised and sold refers to none.
    const [type] = await tx.select().from(packTypes).where(eq(packTypes.id, id)).for('no key update');
    if (type === undefined) return refused('pack-type-unknown');
    const version = await versionOf(tx, type);
    const fixed = version.definition === null ? fixedPackRefusal(asked) : undefined;
    if (fixed !== undefined) return fixed;
    const priced =
      asked.price === undefined || version.definition === null
        ? { price: type.price }
        : readPackPrice(asked.price, decimals);
    if (isRefusal(priced)) return priced;
    const drawn =
      version.definition === null
        ? undefined
        : fixDraw({
            ...version.definition,
            cardCount: asked.cardCount ?? version.definition.cardCount,
            odds: odds ?? version.definition.odds,
            ...(asked.refreshPool === true ? { pool: await packPoolOf(tx, type.setId) } : {}),
          });
    if (drawn !== undefined && isRefusal(drawn)) return drawn;
    const isNewDraw = drawn !== undefined && drawn.packHash !== version.packHash;
    const changed: TypeRow = {
      ...type,
      name: asked.name ?? type.name,
      description: asked.description === undefined ? type.description : asked.description || null,
      price: priced.price,
      artworkUrl: asked.artworkUrl === undefined ? type.artworkUrl : asked.artworkUrl || null,
      isActive: asked.isActive ?? type.isActive,
      version: type.version + (isNewDraw ? 1 : 0),
    };
    const difference = changedFields<object>(
      auditedFields(type, version),
      auditedFields(changed, isNewDraw ? drawn : version),
    );
    // Also what an edit finds that was said twice because its answer was lost.
    if (difference === undefined) return { id };
    if (asked.version !== type.version || isStaleRevision(asked.revision, editablePackType(type)))
      return refused('pack-changed');
    if (isNewDraw)
      await tx
        .insert(packTypeVersions)
        .values({ packTypeId: id, version: changed.version, ...drawn, createdAt: now });
    const { name, description, price, artworkUrl, isActive } = changed;
    await tx
      .update(packTypes)
      .set({ name, description, price, artworkUrl, isActive, version: changed.version })
      .where(eq(packTypes.id, id));
    await recordAudit(tx, admin, now, { action: 'pack-type.edit', subject: id, ...difference });
    return { id };
  });
}

function readOdds(given: unknown): PackDefinition['odds'] | CallRefusal {
  const parsed = parseOdds(given);
  return isRefusal(parsed) ? oddsRefusal(parsed) : parsed;
}

function oddsRefusal(refusal: OddsRefusal): CallRefusal {
  switch (refusal.code) {
    case 'shape':
      return refused('odds-unsound/shape');
    case 'total':
      return refused('odds-unsound/total', { params: { total: `${refusal.params.total}` } });
    case 'bucket':
    case 'unknown-bucket':
      return refused(`odds-unsound/${refusal.code}`, { params: refusal.params });
  }
}

type Drawn = { definition: PackDefinition; packHash: string };

function fixDraw(definition: PackDefinition): Drawn | CallRefusal {
  const isEmpty = Object.values(definition.pool).every((ids) => ids.length === 0);
  if (isEmpty) return refused('pack-without-cards');
  const error = packDefinitionError(definition);
  if (error !== undefined) throw new Error(`a pack of ${definition.setId} cannot be drawn: ${error}`);
  return { definition, packHash: packHash(definition) };
}

/** What the free pack has nothing of. It also stays on the shelf: it is all that a newcomer without tokens can begin with. */
function fixedPackRefusal(asked: PackTypeEdit): CallRefusal | undefined {
  if (asked.isActive === false) return refused('pack-is-fixed/on-the-shelf');
  const { price, cardCount, rarityOdds, refreshPool } = asked;
  const touched = [price, cardCount, rarityOdds].some((each) => each !== undefined) || refreshPool === true;
  return touched ? refused('pack-is-fixed') : undefined;
}

/** What the audit keeps of a pack type. The pool is named by the hash it is part of, and by its size. */
function auditedFields(type: TypeRow, version: Pick<VersionRow, 'definition' | 'packHash'>) {
  const { name, description, price, artworkUrl, isActive } = type;
  const { definition, packHash: hash } = version;
  return {
    name,
    description,
    price,
    artworkUrl,
    isActive,
    version: type.version,
    ...(definition === null
      ? {}
      : {
          cardCount: definition.cardCount,
          rarityOdds: definition.odds,
          poolSize: Object.values(definition.pool).reduce((sum, ids) => sum + ids.length, 0),
          packHash: hash,
        }),
  };
}

async function versionOf(tx: Tx, { id, version }: TypeRow): Promise<VersionRow> {
  const [row] = await tx
    .select()
    .from(packTypeVersions)
    .where(and(eq(packTypeVersions.packTypeId, id), eq(packTypeVersions.version, version)));
  if (row === undefined) throw new Error(`version ${version} of pack type ${id} is gone`);
  return row;
}

/** What this very form made when it was sent the first time; another form of the same id is refused. */
async function madeBefore(tx: Tx, asked: NewForm): Promise<SavedPackType | CallRefusal | undefined> {
  if (asked.requestId === undefined) return undefined;
  const [type] = await tx
    .select({ id: packTypes.id, hash: packTypes.requestHash })
    .from(packTypes)
    .where(eq(packTypes.requestId, asked.requestId));
  if (type === undefined) return undefined;
  const isSame = type.hash === null || type.hash === contentHash(asked);
  return isSame ? { id: type.id } : refused('request-id-reused');
}

const contentHash = ({ requestId: _, ...content }: NewForm): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

const PACK_SLUG: SlugRule = { longest: 48, nameless: 'pack' };

/** The name in letters that an address can hold, with a number behind it where another pack type has it already. */
async function freeId(tx: Tx, name: string): Promise<string> {
  const slug = slugOf(name, PACK_SLUG);
  const rows = await tx
    .select({ id: packTypes.id })
    .from(packTypes)
    .where(or(eq(packTypes.id, slug), like(packTypes.id, `${slug}-%`)));
  return freeSlug(name, PACK_SLUG, new Set(rows.map(({ id }) => id)));
}
