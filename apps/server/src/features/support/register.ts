/** Puts the admin's desk into the server: what it sees of a wallet, and what it does about it. */
import type { Http } from '../../platform/http/server.ts';
import { supportActRoutes } from './actRoutes.ts';
import type { LookDeps } from './recheckTransaction.ts';
import { supportRoutes } from './routes.ts';

export function registerSupport(app: Http, deps: LookDeps): void {
  supportRoutes(app, deps);
  supportActRoutes(app, deps);
}
