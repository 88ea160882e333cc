/** The sets that could be imported, out of the first catalogue that can be read. */
import type { CatalogueKind, ExternalSetsAnswer } from '@pokesol/protocol';
import { count } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';
import { CatalogueError, type CatalogueSource, type SourceSet } from './source.ts';

/** With `wanted` only that one is asked, and its problem answered; otherwise one after the other until one answers. */
export async function externalSets(
  db: Db,
  catalogues: readonly CatalogueSource[],
  wanted: CatalogueKind | undefined,
): Promise<ExternalSetsAnswer> {
  const problems = new Map<CatalogueKind, CatalogueError>();
  let found: { kind: CatalogueKind; sets: SourceSet[] } | undefined;
  for (const catalogue of catalogues) {
    if (found !== undefined || (wanted !== undefined && catalogue.kind !== wanted)) continue;
    try {
      found = { kind: catalogue.kind, sets: await catalogue.sets('list') };
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      problems.set(catalogue.kind, error);
    }
  }
  const imported = await countBySet(db);
  return {
    data: (found?.sets ?? []).sort(byDate).map(({ id, name, series, total, releaseDate, symbolUrl }) => ({
      id,
      name,
      series,
      total,
      ...(releaseDate === undefined ? {} : { releaseDate }),
      images: symbolUrl === undefined ? {} : { symbol: symbolUrl },
      imported: imported.get(id) ?? 0,
    })),
    source: found?.kind ?? wanted ?? 'shipped',
    sources: catalogues.map(({ kind, name }) => {
      const error = problems.get(kind);
      return { kind, name, ...(error && { refusal: error.problem, problem: error.message }) };
    }),
  };
}

async function countBySet(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ setId: cards.setId, cards: count() }).from(cards).groupBy(cards.setId);
  return new Map(rows.map(({ setId, cards }) => [setId, cards]));
}

/** The newest first; sets without a date keep their place behind them. */
const byDate = (a: SourceSet, b: SourceSet): number =>
  (b.releaseDate ?? '').localeCompare(a.releaseDate ?? '');
