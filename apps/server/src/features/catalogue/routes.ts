/** Calls of the catalogue: the sets there are, and the cards of one. */
import { cardSetsAnswer, cardsAnswer, catalogueId } from '@pokesol/protocol';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Http } from '../../platform/http/server.ts';
import { cardsOfSet } from './cardsById.ts';
import { cardSets } from './tables.ts';

const BROWSER_CACHE = 'public, max-age=300';

export function catalogueRoutes(app: Http, db: Db): void {
  app.get(
    '/api/card-sets',
    { config: { access: 'public' }, schema: { response: { 200: cardSetsAnswer } } },
    async () => {
      const rows = await db.select().from(cardSets).orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        series: row.series,
        printedTotal: row.printedTotal,
        total: row.total,
        isActive: row.isActive,
        ...(row.code === null ? {} : { code: row.code }),
        ...(row.releaseDate === null ? {} : { releaseDate: row.releaseDate }),
        ...(row.description === null ? {} : { description: row.description }),
        ...(row.artworkUrl === null ? {} : { artworkUrl: row.artworkUrl }),
      }));
    },
  );

  app.get(
    '/api/cards',
    {
      config: { access: 'public' },
      schema: { querystring: z.object({ setId: catalogueId }), response: { 200: cardsAnswer } },
    },
    (request, reply) => {
      reply.header('cache-control', BROWSER_CACHE);
      return cardsOfSet(db, eq(cardSets.id, request.query.setId));
    },
  );
}
