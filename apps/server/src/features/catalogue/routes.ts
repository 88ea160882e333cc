/** Calls of the catalogue that everybody may make: the sets there are, and their cards. */
import {
  cardSearchAnswer,
  cardSearchQuery,
  cardSetsAnswer,
  cardsAnswer,
  catalogueId,
} from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { REVALIDATED } from '../../platform/http/fixedAnswer.ts';
import { packedBody } from '../../platform/http/packedBody.ts';
import { type Pack, packingFor } from '../../platform/http/packing.ts';
import { notModified, sendPackedJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { basicEnergies } from './basicEnergies.ts';
import { cardLists } from './cardList.ts';
import { cardSearch } from './cardSearch.ts';
import { allSets } from './sets.ts';

export function catalogueRoutes(app: Http, db: Db, pack: Pack): void {
  const listOf = cardLists(db);
  const search = cardSearch(db);
  const energiesNow = oneAtATime(() => basicEnergies(db));

  app.get(
    '/api/card-sets',
    { config: { access: 'public' }, schema: { response: { 200: cardSetsAnswer } } },
    () => allSets(db),
  );

  app.get(
    '/api/cards/basic-energies',
    { config: { access: 'public' }, schema: { response: { 200: cardsAnswer } } },
    () => energiesNow(''),
  );

  app.get(
    '/api/cards/search',
    {
      config: { access: 'public' },
      schema: { querystring: cardSearchQuery, response: { 200: cardSearchAnswer } },
    },
    (request) => search(request.query),
  );

  app.get(
    '/api/cards',
    {
      config: { access: 'public' },
      // Megabytes that anybody may ask for: it packs them itself, the list of all cards once for all.
      compress: false,
      schema: { querystring: z.object({ setId: catalogueId.optional() }), response: { 200: cardsAnswer } },
    },
    async (request, reply) => {
      const { etag, list } = await listOf(request.query.setId);
      // An admin may have changed a card.
      reply.header('cache-control', REVALIDATED).header('etag', etag).header('vary', 'accept-encoding');
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      const packing = packingFor(request.headers['accept-encoding']);
      return sendPackedJson(reply, packing, await packedBody(pack, await list(), packing));
    },
  );
}
