/** The call that shows what admins did. */
import { auditAnswer, auditQuery } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import type { Http } from '../../platform/http/server.ts';
import { auditPage } from './entries.ts';

export function registerAudit(app: Http, { db }: { db: Db }): void {
  app.get(
    '/api/admin/audit',
    { config: { access: 'admin' }, schema: { querystring: auditQuery, response: { 200: auditAnswer } } },
    (request) => auditPage(db, request.query),
  );
}
