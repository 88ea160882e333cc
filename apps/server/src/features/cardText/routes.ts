/** Calls about how cards play by their text: of one card and of all for everybody, the coverage of sets for admins. */
import { isRefusal } from '@pokesol/engine';
import {
  battleCardsAnswer,
  battleCardsQuery,
  cardPlaysAnswer,
  cardTextAnswer,
  cardTextsAnswer,
  catalogueId,
  explainedAnswer,
  explainedQuery,
} from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import { battleCards } from './battleCards.ts';
import { cardPlays, cardText } from './cardText.ts';
import { coverageNow } from './coverage.ts';
import { explained } from './explained.ts';
import type { CompilerNow } from './version.ts';

const everybody = { config: { access: 'public' as const } };

export function cardTextRoutes(app: Http, db: Db, compilerNow: CompilerNow): void {
  // Anybody may ask for all cards, as often as the limits let them.
  const playsNow = oneAtATime(() => cardPlays(db, compilerNow));

  app.get(
    '/api/cards/:id/text',
    { ...everybody, schema: { params: z.object({ id: catalogueId }), response: { 200: cardTextAnswer } } },
    async (request, reply) => {
      const text = await cardText(db, compilerNow, request.params.id);
      return isRefusal(text) ? refuse(reply, text) : text;
    },
  );

  app.get('/api/card-plays', { ...everybody, schema: { response: { 200: cardPlaysAnswer } } }, () =>
    playsNow(''),
  );

  app.get(
    '/api/battle-cards',
    {
      config: { access: 'public', limit: 'dear' },
      schema: { querystring: battleCardsQuery, response: { 200: battleCardsAnswer } },
    },
    async (request, reply) => {
      const answer = await battleCards(db, compilerNow, request.query);
      return isRefusal(answer) ? refuse(reply, answer) : answer;
    },
  );

  app.get(
    '/api/admin/card-texts',
    { config: { access: 'admin' as const }, schema: { response: { 200: cardTextsAnswer } } },
    () => coverageNow(db, compilerNow),
  );

  app.get(
    '/api/admin/card-texts/explained',
    {
      config: { access: 'admin' as const, limit: 'dear' as const },
      schema: { querystring: explainedQuery, response: { 200: explainedAnswer } },
    },
    async (request) => ({ texts: explained(request.query, (await compilerNow(db)).lexicon) }),
  );
}
