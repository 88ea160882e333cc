/** Calls of the import: the catalogues and their sets, an import, and how far it is. */
import { isRefusal } from '@pokesol/engine';
import {
  externalSetsAnswer,
  externalSetsQuery,
  importProgress,
  importReport,
  importSetRequest,
} from '@pokesol/protocol';
import { z } from 'zod';
import { adminOf } from '../../platform/http/access.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { externalSets } from './externalSets.ts';
import { type ImportDeps, importSet } from './importSet.ts';
import { findImport, progressOf } from './progress.ts';

const admin = { config: { access: 'admin' as const } };

export function importRoutes(app: Http, deps: Omit<ImportDeps, 'onError'>): void {
  const { db, catalogues } = deps;
  const onError = (error: unknown, importId: string) =>
    app.log.error({ err: error, importId }, 'an import failed on our side');

  app.get(
    '/api/admin/pokemon/sets',
    { ...admin, schema: { querystring: externalSetsQuery, response: { 200: externalSetsAnswer } } },
    (request) => externalSets(db, catalogues, request.query.source),
  );

  app.post(
    '/api/admin/pokemon/import-set',
    { ...admin, schema: { body: importSetRequest, response: { 200: importReport } } },
    async (request, reply) => {
      const answer = await importSet({ ...deps, onError }, adminOf(request), request.body);
      return isRefusal(answer) ? refuse(reply, answer) : answer;
    },
  );

  app.get(
    '/api/admin/pokemon/imports/:importId',
    { ...admin, schema: { params: z.object({ importId: z.uuid() }), response: { 200: importProgress } } },
    async (request, reply) => {
      const row = await findImport(db, request.params.importId);
      return row === undefined ? refuse(reply, refused('import-unknown')) : progressOf(row);
    },
  );
}
