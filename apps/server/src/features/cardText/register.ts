/** Puts the calls of card texts into the server, and the job that reads them again with a newer grammar. */
import type { Db } from '../../platform/db/database.ts';
import { type Entropy, newId } from '../../platform/entropy.ts';
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { rereading } from './readAgain.ts';
import { cardTextRoutes } from './routes.ts';
import { type CompilerNow, GRAMMAR } from './version.ts';

export function registerCardText(
  app: Http,
  { db, entropy, compilerNow }: { db: Db; entropy: Entropy; compilerNow: CompilerNow },
): { readonly jobs: readonly Job[] } {
  cardTextRoutes(app, db, compilerNow);
  const run = rereading({ db, compilerNow, reader: newId(entropy) });
  return { jobs: [{ name: 'cardTexts', everyMs: 10_000, version: GRAMMAR, run }] };
}
