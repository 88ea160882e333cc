/** Puts the calls of cards and sets into the server: those of everyone and those of admins. */
import type { Db } from '../../platform/db/database.ts';
import type { Pack } from '../../platform/http/packing.ts';
import type { Http } from '../../platform/http/server.ts';
import { catalogueAdminRoutes } from './adminRoutes.ts';
import { catalogueRoutes } from './routes.ts';

export function registerCatalogue(
  app: Http,
  { db, now, pack }: { db: Db; now: () => number; pack: Pack },
): void {
  catalogueRoutes(app, db, pack);
  catalogueAdminRoutes(app, { db, now });
}
