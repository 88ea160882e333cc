/** Calls of the admin area about packs. */
import { isRefusal } from '@pokesol/engine';
import {
  adminPackType,
  adminPackTypesAnswer,
  catalogueId,
  newPackType,
  packPoolAnswer,
  packTypeEdit,
  packTypeId,
} from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { adminOf } from '../../platform/http/access.ts';
import { refuse, refused } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { cardSets } from '../catalogue/index.ts';
import { adminPackTypes } from './adminPackTypes.ts';
import type { PlaysOfPacks } from './packPlays.ts';
import { plainPool } from './packTypes.ts';
import { packPoolOf } from './pool.ts';
import { createPackType, editPackType } from './savePackType.ts';

export type PackAdminDeps = {
  db: Db;
  now: () => number;
  chain: { readonly decimals: number };
  playsOf: PlaysOfPacks;
};

export function packAdminRoutes(app: Http, { db, now, chain, playsOf }: PackAdminDeps): void {
  app.get(
    '/api/admin/pack-types',
    { config: { access: 'admin' }, schema: { response: { 200: adminPackTypesAnswer } } },
    () => adminPackTypes(db, playsOf),
  );

  app.post(
    '/api/admin/pack-types',
    { config: { access: 'admin' }, schema: { body: newPackType, response: { 201: adminPackType } } },
    async (request, reply) => {
      const asking = { admin: adminOf(request), now: new Date(now()), decimals: chain.decimals };
      const saved = await createPackType(db, asking, request.body);
      return isRefusal(saved) ? refuse(reply, saved) : reply.status(201).send(await packTypeNow(saved.id));
    },
  );

  app.patch(
    '/api/admin/pack-types/:id',
    {
      config: { access: 'admin' },
      schema: {
        params: z.object({ id: packTypeId }),
        body: packTypeEdit,
        response: { 200: adminPackType },
      },
    },
    async (request, reply) => {
      const asking = { admin: adminOf(request), now: new Date(now()), decimals: chain.decimals };
      const saved = await editPackType(db, asking, request.params.id, request.body);
      return isRefusal(saved) ? refuse(reply, saved) : packTypeNow(saved.id);
    },
  );

  app.get(
    '/api/admin/pack-pool',
    {
      config: { access: 'admin' },
      schema: { querystring: z.object({ setId: catalogueId }), response: { 200: packPoolAnswer } },
    },
    async (request, reply) => {
      const { setId } = request.query;
      const [set] = await db.select({ id: cardSets.id }).from(cardSets).where(eq(cardSets.id, setId));
      if (set === undefined) return refuse(reply, refused('card-set-unknown'));
      return { setId, pool: plainPool(await packPoolOf(db, setId)) };
    },
  );

  async function packTypeNow(id: string) {
    const [type] = await adminPackTypes(db, playsOf, id);
    if (type === undefined) throw new Error(`pack type ${id} was saved and is gone`);
    return type;
  }
}
