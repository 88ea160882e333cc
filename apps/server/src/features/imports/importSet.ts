/** Imports a set: reads all of it, then writes whole or not at all; a repeat under the same id gets the same answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@pokesol/engine';
import {
  type CatalogueProblem,
  catalogueProblemText,
  type ImportReport,
  type ImportSetRequest,
} from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { type CallRefusal, refusalFacts, refused } from '../../platform/http/refusal.ts';
import type { SmallHeap } from '../../platform/smallHeap.ts';
import { type CompilerNow, type ImportFigures, readTexts } from '../cardText/index.ts';
import { outdatedPools } from './outdatedPools.ts';
import { cardsToWrite, planImport } from './plan.ts';
import {
  BEAT_MS,
  beginImport,
  endImport,
  findImport,
  type ImportRow,
  isInterrupted,
  outcomeOf,
  touchImport,
} from './progress.ts';
import { CatalogueError, type CatalogueSource, type SourceCards, type SourceSet } from './source.ts';
import { GivenUp, refuseMadeSet, reportOf, SetIdTaken, writeImport } from './write.ts';

export type ImportDeps = {
  db: Db;
  now: () => number;
  entropy: Entropy;
  catalogues: readonly CatalogueSource[];
  compilerNow: CompilerNow;
  importFigures: ImportFigures;
  /** A set and all that is made of it pass through the memory once. */
  keepSmall: SmallHeap;
  /** An error that no caller gets: a failed sign of life, or one of ours. */
  onError: (error: unknown, importId: string) => void;
};

/** How often a caller that waits for another server's import looks. */
const LOOK_MS = 300;

export async function importSet(
  deps: ImportDeps,
  admin: AdminIdentity,
  request: ImportSetRequest,
): Promise<ImportReport | CallRefusal> {
  const { db } = deps;
  const { setId, importId = newId(deps.entropy), dryRun = false, skipUnreadable = false } = request;
  const known = await findImport(db, importId);
  if (known !== undefined && (known.setId !== setId || known.dryRun !== dryRun))
    return refused('bad-request/import-id');
  if (known !== undefined && !isInterrupted(known)) return sameAgain(deps, admin, known, request);
  const asked = askedOf(deps.catalogues, request);
  const [first] = asked;
  if (first === undefined) return refused('catalogue-not-set-up');
  const begin = { id: importId, setId, source: first.kind, dryRun };
  const begun = await beginImport(db, begin);
  if (begun !== 'begun') return isRefusal(begun) ? begun : sameAgain(deps, admin, begun, request);
  return deps.keepSmall(() => runImport(deps, { importId, setId, admin, skipUnreadable, dryRun }, asked));
}

type FoundSet = { catalogue: CatalogueSource; set: SourceSet };
type Run = {
  importId: string;
  setId: string;
  admin: AdminIdentity;
  skipUnreadable: boolean;
  dryRun: boolean;
};

const askedOf = (catalogues: readonly CatalogueSource[], { source }: ImportSetRequest) =>
  source === undefined ? catalogues : catalogues.filter(({ kind }) => kind === source);

/** The first that can be read and has the set: an import comes out of one catalogue, never out of two. */
async function find(asked: readonly CatalogueSource[], setId: string): Promise<FoundSet | CallRefusal> {
  const problems: CatalogueProblem[] = [];
  for (const catalogue of asked) {
    try {
      const set = (await catalogue.sets('import')).find(({ id }) => id === setId);
      if (set !== undefined) return { catalogue, set };
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      problems.push(error.problem);
    }
  }
  const [problem, another] = problems;
  if (problem === undefined) return refused('external-set-unknown');
  if (another === undefined) return unreachable(problem);
  const catalogues = asked.map(({ name }) => name).join(', ');
  const count = problems.length;
  return {
    ...unreachable({ reason: 'several', params: { catalogues, count } }),
    more: { problems: problems.map((each) => ({ ...each, message: catalogueProblemText(each) })) },
  };
}

const unreachable = ({ reason, params }: CatalogueProblem): CallRefusal => ({
  ...refused('catalogue-unreachable'),
  reason,
  params,
});

async function runImport(
  deps: ImportDeps,
  run: Run,
  asked: readonly CatalogueSource[],
): Promise<ImportReport | CallRefusal> {
  const { importId, setId } = run;
  const beat = heartbeat(deps, importId);
  try {
    await refuseMadeSet(deps.db, setId);
    const found = await find(asked, setId);
    if (isRefusal(found)) return await fail(deps, importId, found, null);
    beat.note({ source: found.catalogue.kind });
    const read = await found.catalogue.cards(found.set, (cardsRead, total) =>
      beat.note({ cardsRead, ...(total === undefined ? {} : { total }) }),
    );
    await beat.sayNow({ status: 'writing', cardsRead: read.cards.length, total: read.cards.length });
    return await (run.dryRun ? compare(deps, run, read) : write(deps, run, read, found.catalogue));
  } catch (error) {
    if (error instanceof GivenUp) return refused('import-running');
    if (error instanceof SetIdTaken)
      return await fail(deps, importId, refused('set-id-taken/named', { params: error.params }), null);
    if (error instanceof CatalogueError) return await fail(deps, importId, unreachable(error.problem), null);
    deps.onError(error, importId);
    return await fail(deps, importId, refused('internal-error'), null);
  } finally {
    await beat.stop();
  }
}

async function write(
  deps: ImportDeps,
  { importId, admin, skipUnreadable }: Run,
  read: SourceCards,
  { kind }: CatalogueSource,
): Promise<ImportReport | CallRefusal> {
  const order = { importId, admin, skipUnreadable, source: kind };
  const texts = await readTexts(deps.db, deps.compilerNow, read.cards);
  const written = await writeImport(deps, order, read, texts);
  if ('report' in written) return written.report;
  return fail(deps, importId, unreadable(written.unreadable), written.unreadable);
}

/** A dry run: everything but the writing. */
async function compare(
  { db, compilerNow, importFigures }: ImportDeps,
  { importId }: Run,
  read: SourceCards,
): Promise<ImportReport> {
  const plan = await planImport(db, read);
  const texts = await readTexts(db, compilerNow, read.cards);
  const report = reportOf(read.set, plan, {
    dryRun: true,
    texts: await importFigures(db, read.set.id, texts, plan.texts),
    packsBehind: await outdatedPools(db, read.set.id, cardsToWrite(plan)),
  });
  await endImport(db, importId, { status: 'done', report, problem: null });
  return report;
}

function unreadable(report: ImportReport): CallRefusal {
  return refused('cards-unreadable', { params: { unread: report.unreadCount }, more: { report } });
}

async function fail(
  { db }: ImportDeps,
  importId: string,
  refusal: CallRefusal,
  report: ImportReport | null,
): Promise<CallRefusal> {
  await endImport(db, importId, { status: 'failed', report, problem: refusalFacts(refusal) });
  return refusal;
}

/** Waits for an import that runs, here or on another server, and answers as it did; if that one dies, it is run here. */
async function sameAgain(
  deps: ImportDeps,
  admin: AdminIdentity,
  row: ImportRow,
  request: ImportSetRequest,
): Promise<ImportReport | CallRefusal> {
  let current: ImportRow | undefined = row;
  while (current !== undefined && (current.status === 'reading' || current.status === 'writing')) {
    if (isInterrupted(current)) return importSet(deps, admin, request);
    await pause(LOOK_MS);
    current = await findImport(deps.db, row.id);
  }
  return current === undefined ? refused('import-unknown') : outcomeOf(current);
}

type SoFar = Partial<Pick<ImportRow, 'cardsRead' | 'total' | 'status' | 'source'>>;

/** Says every few seconds that the import lives, and soon how far it is; never two writes at once, none after `stop`. */
function heartbeat({ db, onError }: ImportDeps, importId: string) {
  let so: SoFar = {};
  let writing: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;
  const beat = () => {
    clearTimeout(soon);
    soon = undefined;
    writing ??= touchImport(db, importId, so)
      .catch((error: unknown) => onError(error, importId))
      .finally(() => {
        writing = undefined;
      });
  };
  const timer = setInterval(beat, BEAT_MS);
  return {
    note(more: SoFar) {
      so = { ...so, ...more };
      soon ??= setTimeout(beat, LOOK_MS);
    },
    async sayNow(more: SoFar) {
      so = { ...so, ...more };
      await writing;
      beat();
      await writing;
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      await writing;
    },
  };
}
