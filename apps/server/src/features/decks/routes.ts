/** Calls of the deck builder and My Decks. */
import { isRefusal } from '@pokesol/engine';
import {
  cardDecksAnswer,
  catalogueId,
  deck,
  deckCardRequest,
  deckRequest,
  decksAnswer,
  deckValidation,
  nothing,
  walletAddress,
} from '@pokesol/protocol';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Entropy } from '../../platform/entropy.ts';
import { signedIn } from '../../platform/http/access.ts';
import { type CallRefusal, refuse, refused, sendJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import type { CompilerNow } from '../cardText/index.ts';
import { decksWithCard } from './cardDecks.ts';
import { decksOf, ownDeckOf, validationOf } from './decks.ts';
import { createDeck, deleteDeck, type SavedDeck, setDeckCard, updateDeck } from './saveDeck.ts';

const ofWallet = z.object({ wallet: walletAddress });
const ofDeck = ofWallet.extend({ deckId: z.uuid() });
const ofCard = ofWallet.extend({ cardId: catalogueId });
const owner = { config: { access: 'owner' as const } };
/** Reads or writes whole decks. */
const dear = { config: { access: 'owner' as const, limit: 'dear' as const } };

export function registerDecks(
  app: Http,
  {
    db,
    now,
    entropy,
    compilerNow,
  }: { db: Db; now: () => number; entropy: Entropy; compilerNow: CompilerNow },
): void {
  const today = () => new Date(now());
  /** Written once for all who ask at the same time: hundreds of decks with thousands of lines are looked at for it. */
  const listOf = oneAtATime(async (wallet) => JSON.stringify(await decksOf(db, compilerNow, wallet)));

  app.get(
    '/api/users/:wallet/decks',
    { ...dear, schema: { params: ofWallet, response: { 200: decksAnswer } } },
    async (request, reply) => sendJson(reply, await listOf(signedIn(request))),
  );

  app.get(
    '/api/users/:wallet/cards/:cardId/decks',
    { ...owner, schema: { params: ofCard, response: { 200: cardDecksAnswer } } },
    (request) => decksWithCard(db, signedIn(request), request.params.cardId),
  );

  app.post(
    '/api/users/:wallet/decks',
    { ...dear, schema: { params: ofWallet, body: deckRequest, response: { 201: deck } } },
    async (request, reply) => {
      const wallet = signedIn(request);
      return answer(
        reply.status(201),
        wallet,
        await createDeck(db, wallet, request.body, { now: today(), entropy }),
      );
    },
  );

  app.get(
    '/api/users/:wallet/decks/:deckId',
    { ...owner, schema: { params: ofDeck, response: { 200: deck } } },
    (request, reply) => answer(reply, signedIn(request), { id: request.params.deckId }),
  );

  app.put(
    '/api/users/:wallet/decks/:deckId',
    { ...dear, schema: { params: ofDeck, body: deckRequest, response: { 200: deck } } },
    async (request, reply) => {
      const wallet = signedIn(request);
      return answer(
        reply,
        wallet,
        await updateDeck(db, wallet, request.params.deckId, request.body, today()),
      );
    },
  );

  app.post(
    '/api/users/:wallet/decks/:deckId/cards',
    { ...owner, schema: { params: ofDeck, body: deckCardRequest, response: { 200: deck } } },
    async (request, reply) => {
      const wallet = signedIn(request);
      return answer(
        reply,
        wallet,
        await setDeckCard(db, wallet, request.params.deckId, request.body, today()),
      );
    },
  );

  app.post(
    '/api/users/:wallet/decks/:deckId/validate',
    { ...owner, schema: { params: ofDeck, response: { 200: deckValidation } } },
    async (request, reply) => {
      const found = await ownDeckOf(db, signedIn(request), request.params.deckId);
      return found === undefined ? refuse(reply, refused('deck-unknown')) : validationOf(found);
    },
  );

  app.delete(
    '/api/users/:wallet/decks/:deckId',
    { ...owner, schema: { params: ofDeck, response: { 204: nothing } } },
    async (request, reply) => {
      const gone = await deleteDeck(db, signedIn(request), request.params.deckId);
      return isRefusal(gone) ? refuse(reply, gone) : reply.status(204).send();
    },
  );

  async function answer(reply: FastifyReply, wallet: string, saved: SavedDeck | CallRefusal) {
    if (isRefusal(saved)) return refuse(reply, saved);
    return (await ownDeckOf(db, wallet, saved.id)) ?? refuse(reply, refused('deck-unknown'));
  }
}
