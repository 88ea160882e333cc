/** Puts the admin's calls into the server, and the job that sums up sales. */
import type { Http } from '../../platform/http/server.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type AdminDeps, adminRoutes } from './routes.ts';
import { sumPurchases } from './sumPurchases.ts';

export function registerAdmin(app: Http, deps: AdminDeps): { readonly jobs: readonly Job[] } {
  adminRoutes(app, deps);
  return { jobs: [{ name: 'purchaseSums', everyMs: 60_000, run: () => sumPurchases(deps) }] };
}
