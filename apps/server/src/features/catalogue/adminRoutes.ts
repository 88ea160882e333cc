/** Calls by which an admin keeps the sets and the cards. */
import { isRefusal } from '@pokesol/engine';
import {
  adminCard,
  adminCardSet,
  adminCardsAnswer,
  adminCardsQuery,
  cardEdit,
  cardSetEdit,
  catalogueId,
  newCard,
  newCardSet,
} from '@pokesol/protocol';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { adminOf } from '../../platform/http/access.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { searchCards } from './adminCards.ts';
import { createCard, editCard } from './saveCard.ts';
import { createSet, editSet } from './sets.ts';

const admins = { config: { access: 'admin' as const } };
const named = z.object({ id: catalogueId });

export function catalogueAdminRoutes(app: Http, { db, now }: { db: Db; now: () => number }): void {
  const today = () => new Date(now());

  app.post(
    '/api/admin/card-sets',
    { ...admins, schema: { body: newCardSet, response: { 201: adminCardSet } } },
    async (request, reply) => {
      const made = await createSet(db, adminOf(request), today(), request.body);
      return isRefusal(made) ? refuse(reply, made) : reply.status(201).send(made);
    },
  );

  app.patch(
    '/api/admin/card-sets/:id',
    { ...admins, schema: { params: named, body: cardSetEdit, response: { 200: adminCardSet } } },
    async (request, reply) => {
      const set = await editSet(db, adminOf(request), today(), request.params.id, request.body);
      return isRefusal(set) ? refuse(reply, set) : set;
    },
  );

  app.get(
    '/api/admin/cards',
    { ...admins, schema: { querystring: adminCardsQuery, response: { 200: adminCardsAnswer } } },
    (request) => searchCards(db, request.query),
  );

  app.post(
    '/api/admin/cards',
    { ...admins, schema: { body: newCard, response: { 201: adminCard } } },
    async (request, reply) => {
      const made = await createCard(db, adminOf(request), today(), request.body);
      return isRefusal(made) ? refuse(reply, made) : reply.status(201).send(made);
    },
  );

  app.patch(
    '/api/admin/cards/:id',
    { ...admins, schema: { params: named, body: cardEdit, response: { 200: adminCard } } },
    async (request, reply) => {
      const card = await editCard(db, adminOf(request), today(), request.params.id, request.body);
      return isRefusal(card) ? refuse(reply, card) : card;
    },
  );
}
