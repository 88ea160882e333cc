/** Calls of the admin gate, its overview's figures, and 'Seed Sample Data'. */
import { adminLoginAnswer, adminLoginRequest, adminStats, nothing, seedDataAnswer } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { adminOf } from '../../platform/http/access.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { attemptLogin } from './loginAttempts.ts';
import type { AdminPassword } from './password.ts';
import { seedData } from './seedData.ts';
import { closeAdminSession, openAdminSession } from './sessions.ts';
import { adminStatsAt } from './stats.ts';

export type AdminDeps = { db: Db; now: () => number; entropy: Entropy; password: AdminPassword };

export function adminRoutes(app: Http, { db, now, entropy, password }: AdminDeps): void {
  app.post(
    '/api/admin/login',
    {
      config: { access: 'public' },
      schema: { body: adminLoginRequest, response: { 200: adminLoginAnswer } },
    },
    async (request, reply) => {
      const asked = { address: request.ip, now: new Date(now()) };
      const outcome = await attemptLogin(db, asked, () => password.isRight(request.body.password));
      if (outcome === 'busy') return refuse(reply, refused('too-many-requests', { retryAfterSeconds: 5 }));
      if (outcome !== 'right') {
        request.log.warn({ address: asked.address }, 'the admin gate stayed shut');
        return refuse(
          reply,
          outcome === 'wrong' ? refused('wrong-password') : refused('too-many-guesses', outcome),
        );
      }
      const { token, expiresAt } = await openAdminSession(db, {
        ...asked,
        passwordTag: password.tag,
        entropy,
      });
      return { token, expiresAt: expiresAt.toISOString() };
    },
  );

  app.post(
    '/api/admin/logout',
    { config: { access: 'admin' }, schema: { response: { 204: nothing } } },
    async (request, reply) => {
      await closeAdminSession(db, adminOf(request), new Date(now()));
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/admin/stats',
    { config: { access: 'admin' }, schema: { response: { 200: adminStats } } },
    () => adminStatsAt(db, now()),
  );

  app.post(
    '/api/admin/seed-data',
    { config: { access: 'admin' }, schema: { response: { 200: seedDataAnswer } } },
    (request) => seedData(db, adminOf(request), new Date(now())),
  );
}
