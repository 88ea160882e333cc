/** Puts the calls of imports into the server, and offers its catalogues to look single cards up. */
import type { Http } from '../../platform/http/server.ts';
import { smallHeap } from '../../platform/smallHeap.ts';
import { importFiguresOfServer } from '../cardText/index.ts';
import type { ImportDeps } from './importSet.ts';
import { type LookUp, lookUps } from './lookUp.ts';
import { isAnyRunning } from './progress.ts';
import { importRoutes } from './routes.ts';
import { type CatalogueOptions, cataloguesFrom } from './sources.ts';

type ImportOptions = Pick<ImportDeps, 'db' | 'now' | 'entropy' | 'compilerNow'> & {
  readonly catalogues?: CatalogueOptions;
};

export function registerImports(
  app: Http,
  { db, now, entropy, compilerNow, ...options }: ImportOptions,
): { readonly externalCards: () => LookUp; readonly isRunning: () => Promise<boolean> } {
  const catalogues = cataloguesFrom(options.catalogues ?? {});
  const importFigures = importFiguresOfServer();
  importRoutes(app, {
    db,
    now,
    entropy,
    catalogues,
    compilerNow,
    importFigures,
    keepSmall: smallHeap(),
  });
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a card could not be looked up');
  const isRunning = () => isAnyRunning(db);
  return { isRunning, externalCards: lookUps({ catalogues, now, onError }) };
}
