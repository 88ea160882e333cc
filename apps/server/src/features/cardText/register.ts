/** Puts the calls of card texts into the server, and the job that reads them again with a newer grammar. */
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type ReadAgainDeps, rereading } from './readAgain.ts';
import { cardTextRoutes } from './routes.ts';
import { GRAMMAR } from './version.ts';

type CardTextOptions = Pick<ReadAgainDeps, 'db' | 'compilerNow' | 'isImporting'> & {
  readonly entropy: Entropy;
};

export function registerCardText(
  app: Http,
  { db, entropy, compilerNow, isImporting }: CardTextOptions,
): { readonly jobs: readonly Job[] } {
  cardTextRoutes(app, db, compilerNow);
  const run = rereading({ db, compilerNow, isImporting, reader: newId(entropy) });
  return { jobs: [{ name: 'cardTexts', everyMs: 10_000, version: GRAMMAR, run }] };
}
