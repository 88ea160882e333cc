/** Call by which an admin imports many cards out of one file. */
import { isRefusal } from '@pokesol/engine';
import { BULK_BYTES, bulkReport, bulkRequest } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import { adminOf } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { bulkImport, TOO_LARGE } from './importCards.ts';

/** A file travels as a JSON text, where quotes and line breaks take two characters. */
const BODY_LIMIT = BULK_BYTES * 1.5;

export function registerBulk(app: Http, { db, now }: { db: Db; now: () => number }): void {
  app.post(
    '/api/admin/cards/bulk',
    {
      config: { access: 'admin' },
      bodyLimit: BODY_LIMIT,
      schema: { body: bulkRequest, response: { 200: bulkReport } },
      errorHandler: (error, _request, reply) => {
        // Anything else is answered as everywhere.
        if (error.statusCode !== 413) throw error;
        return refuse(reply, TOO_LARGE);
      },
    },
    async (request, reply) => {
      const report = await bulkImport(db, adminOf(request), new Date(now()), request.body);
      return isRefusal(report) ? refuse(reply, report) : report;
    },
  );
}
