/** Calls of the battle arena. */
import { type AnyRules, isRefusal, verbsOf } from '@pokesol/engine';
import {
  type AnyBattleUpdate,
  type AskedBattle,
  actionRequest,
  battleAnswer,
  battleBegunAnswer,
  battleLogAnswer,
  battleRequest,
  battlesAnswer,
  battleUpdate,
  guestBattleAnswer,
  guestBattleRequest,
  matchmakingAnswer,
  matchmakingRequest,
  nothing,
  type OpponentDeck,
  refusalBody,
  replayAnswer,
  staleAnswer,
  updateQuery,
  walletAddress,
} from '@pokesol/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Bus } from '../../platform/bus/bus.ts';
import { sessionOf, signedIn } from '../../platform/http/access.ts';
import type { Streams } from '../../platform/http/eventStreams.ts';
import { counter, networkOfRequest } from '../../platform/http/limits.ts';
import { widestOf } from '../../platform/http/network.ts';
import { type CallRefusal, refuse, refused, sendJson } from '../../platform/http/refusal.ts';
import type { Http } from '../../platform/http/server.ts';
import { type Think, type Thinker, thinkHere } from './ai/aiTurn.ts';
import { type SearchTime, searchOpponentFor } from './matchmaking/matchmaking.ts';
import { arrangedIn, modeAsked, type OpponentDeps, opponentFor } from './matchmaking/opponents.ts';
import { deleteTicket } from './matchmaking/tickets.ts';
import { act, isStale, seated, wholeLog } from './play/act.ts';
import { battleAnswerFor } from './play/battleResponse.ts';
import { person } from './play/deal.ts';
import { brokenFormat, formatAskedFor } from './play/formats.ts';
import { keepGuestBattle } from './play/guestBattles.ts';
import { type StartDeps, startBattle } from './play/start.ts';
import { type BattleCache, beginningOf } from './storage/battleCache.ts';
import { battlesOf, replayOf } from './storage/battleQueries.ts';
import { isBetweenPeople } from './storage/battleRow.ts';
import { battleOpen, openBattleOf } from './storage/openBattle.ts';
import type { BattleEnds } from './storage/settlement.ts';
import { sayHere } from './stream/presence.ts';
import { streamBattle } from './stream/stream.ts';

export type BattleDeps = OpponentDeps & {
  cache: BattleCache;
  bus: Bus;
  now: () => number;
  searchTime: SearchTime;
  /** Between two signs of life of a silent stream. */
  heartbeatMs: number;
  /** How many presence reports the pages of one network may send in a minute. */
  wordsPerMinute: number;
  streams: Streams;
  ends: BattleEnds;
  /** Absent: on this very thread. */
  thinker?: Thinker | undefined;
  onAiError: StartDeps['onAiError'];
};

// Battles are written by hand: `response` describes them, and no serialiser reads them again.
const ofBattle = z.object({ id: z.uuid() });
const session = { config: { access: 'session' as const } };
/** For calls that deal a battle or read its whole history. */
const dear = { config: { access: 'session' as const, limit: 'dear' as const } };

export function battleRoutes(app: Http, deps: BattleDeps): void {
  const {
    db,
    cache,
    bus,
    now,
    heartbeatMs,
    wordsPerMinute,
    ends,
    thinker = thinkHere,
    onAiError,
    streams,
  } = deps;
  /** Queues the turn for the caller's network and wallet. */
  const thinkFor =
    (request: FastifyRequest): Think =>
    (turn) =>
      thinker(turn, { network: widestOf(networkOfRequest(request)), wallet: signedIn(request) });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.post(
    '/api/battles',
    { ...dear, schema: { body: battleRequest, response: { 201: battleBegunAnswer } } },
    async (request, reply) => {
      const wallet = signedIn(request);
      const { body } = request;
      const started = await beginInOrder(wallet, body, thinkFor(request));
      if (isRefusal(started)) return refuse(reply, started);
      const { id, opponentDeck } = started;
      return answerBattle(reply.status(201), wallet, id, { opponentDeck });
    },
  );

  app.get(
    '/api/battles/:id',
    { ...session, schema: { params: ofBattle, response: { 200: battleAnswer } } },
    (request, reply) => answerBattle(reply, signedIn(request), request.params.id),
  );

  app.post(
    '/api/battles/:id/actions',
    {
      ...session,
      schema: {
        params: ofBattle,
        querystring: updateQuery,
        body: actionRequest,
        response: { 200: battleUpdate, 409: z.union([staleAnswer, refusalBody]) },
      },
    },
    async (request, reply) => {
      const acted = await act(
        { db, cache, now, bus, think: thinkFor(request), ends, onAiError },
        signedIn(request),
        request.params.id,
        request.body,
        request.query.lean !== undefined,
      );
      if (isRefusal(acted)) return refuse(reply, acted);
      return isStale(acted) ? answerStale(reply, acted.stale) : sendJson(reply, JSON.stringify(acted));
    },
  );

  app.get(
    '/api/battles/:id/events',
    {
      config: { ...session.config, isHeldOpen: true as const },
      exposeHeadRoute: false,
      schema: {
        params: ofBattle,
        querystring: updateQuery.extend({ since: z.coerce.number().int().min(0).optional() }),
        response: {
          200: {
            description:
              'Messages «update»: the data of each is what an action answers, its id the version. Between two people «presence» says whether the other one is away: its page has not called /presence for a while',
            content: { 'text/event-stream': { schema: z.string() } },
          },
          204: nothing.describe('The battle is over, and its end is known to the caller'),
        },
      },
    },
    async (request, reply) => {
      const wallet = signedIn(request);
      const found = await seated(deps, wallet, request.params.id);
      if (isRefusal(found)) return refuse(reply, found);
      const { stored, seat } = found;
      const lastId = Number(request.headers['last-event-id'] ?? request.query.since ?? stored.version);
      const since = Number.isInteger(lastId) && lastId >= 0 ? lastId : 0;
      // By this a browser that knows the end already does not connect again.
      if (stored.status === 'ended' && stored.version === since) return reply.status(204).send();
      const network = networkOfRequest(request);
      if (!streams.hasRoom(network))
        return refuse(reply, refused('too-many-requests', { retryAfterSeconds: 30 }));
      const watcher = {
        wallet,
        network,
        battleId: stored.id,
        seat,
        since,
        token: sessionOf(request),
        isBetweenPeople: isBetweenPeople(stored),
        isLean: request.query.lean !== undefined,
        // What was open at an older version, the tables do not say.
        known:
          stored.version === since ? verbsOf<AnyRules>(stored.battle).viewFor(stored.battle, seat) : null,
      };
      streamBattle({ db, cache, now, bus, streams, heartbeatMs }, request, reply, watcher);
      return reply;
    },
  );

  // Every page of a battle between two people reports every few seconds: these calls have a limit of their own.
  const countWord = counter(app, wordsPerMinute);
  app.post(
    '/api/battles/:id/presence',
    {
      config: { ...session.config, limit: false as const },
      schema: { params: ofBattle, response: { 204: nothing } },
    },
    async (request, reply) => {
      const wait = await countWord(request);
      if (wait !== null) return refuse(reply, refused('too-many-requests', { retryAfterSeconds: wait }));
      const found = await seated(deps, signedIn(request), request.params.id);
      if (isRefusal(found)) return refuse(reply, found);
      const { stored, seat } = found;
      if (isBetweenPeople(stored)) sayHere(bus, stored.id, seat);
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/battles/:id/log',
    { ...dear, schema: { params: ofBattle, response: { 200: battleLogAnswer } } },
    async (request, reply) => {
      const found = await seated(deps, signedIn(request), request.params.id);
      if (isRefusal(found)) return refuse(reply, found);
      return sendJson(reply, JSON.stringify({ entries: await wholeLog(deps, found.stored, found.seat) }));
    },
  );

  app.get(
    '/api/battles/:id/replay',
    {
      config: { access: 'public', limit: 'dear' },
      schema: { params: ofBattle, response: { 200: replayAnswer } },
    },
    async (request, reply) => {
      const replay = await replayOf(deps, request.params.id);
      return isRefusal(replay) ? refuse(reply, replay) : sendJson(reply, JSON.stringify(replay));
    },
  );

  app.post(
    '/api/guest-battles',
    { ...dear, schema: { body: guestBattleRequest, response: { 200: guestBattleAnswer } } },
    async (request, reply) => {
      const kept = await keepGuestBattle({ db, cache, now, ends }, signedIn(request), request.body);
      return isRefusal(kept) ? refuse(reply, kept) : kept;
    },
  );

  app.get(
    '/api/users/:wallet/battles',
    {
      config: { access: 'owner' as const },
      schema: { params: z.object({ wallet: walletAddress }), response: { 200: battlesAnswer } },
    },
    (request) => battlesOf(db, signedIn(request)),
  );

  app.post(
    '/api/matchmaking',
    {
      config: { ...dear.config, isHeldOpen: true as const },
      schema: { body: matchmakingRequest, response: { 200: matchmakingAnswer } },
    },
    async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const gone = AbortSignal.any([left.signal, closing.signal]);
      const asked = { wallet: signedIn(request), ...request.body };
      const found = await searchOpponentFor({ ...deps, think: thinkFor(request) }, asked, gone);
      return isRefusal(found) ? refuse(reply, found) : found;
    },
  );

  app.delete(
    '/api/matchmaking',
    { ...session, schema: { response: { 200: z.object({ cancelled: z.boolean() }) } } },
    async (request) => ({ cancelled: await deleteTicket(deps, signedIn(request)) }),
  );

  /** Copies of a call wait for the first one, so the AI thinks about one opening turn and the copies find that battle open. */
  async function beginInOrder(wallet: string, asked: AskedBattle, think: Think) {
    const begun = await cache.inOrder(beginningOf(wallet), () => begin(wallet, asked, asked.rules, think));
    return begun === 'busy' ? refused('too-many-requests/at-once', { retryAfterSeconds: 1 }) : begun;
  }

  async function begin<R extends AnyRules>(
    wallet: string,
    asked: AskedBattle,
    rules: R,
    think: Think,
  ): Promise<{ readonly id: string; readonly opponentDeck: OpponentDeck } | CallRefusal> {
    const mode = modeAsked(asked);
    const agreed = asked.mode === 'campaign' ? { format: undefined } : formatAskedFor(asked);
    if (isRefusal(agreed)) return agreed;
    const { format } = agreed;
    const readOwn = () =>
      asked.mode === 'practice'
        ? deps.readPracticeDeck(db, { wallet, deck: asked.deck, rules })
        : deps.readDeck(db, { wallet, deckId: asked.deckId, rules, anyCards: mode === 'practice' });
    let own: ReturnType<typeof readOwn> | undefined;
    const ownDeck = () => (own ??= readOwn());
    const opponent = await opponentFor(deps, wallet, { asked, rules, format, ownDeck });
    if (isRefusal(opponent)) return opponent;
    const deck = await ownDeck();
    if (isRefusal(deck)) return deck;
    const broken =
      (await brokenFormat(db, deck, format)) ??
      (await brokenFormat(db, opponent.deck ?? deck, format, 'other-format'));
    if (broken !== undefined) return broken;
    // After what the request itself is refused for, and before an AI may think for long about its first turn.
    const open = await openBattleOf(db, wallet);
    if (open !== undefined) return battleOpen(open.battleId);
    // A trainer without its deck plays the player's: the catalogue alone decides which.
    const sides = [person<R>(wallet, deck), { ...opponent, deck: opponent.deck ?? deck }] as const;
    const started = await startBattle(
      { ...deps, think },
      { mode, rules, format, arranged: arrangedIn(asked) },
      sides,
      new Date(now()),
    );
    if (isRefusal(started)) return started;
    return { id: started.id, opponentDeck: opponent.deck === undefined ? 'fallback' : 'own' };
  }

  async function answerBattle(reply: FastifyReply, wallet: string, id: string, more: object = {}) {
    const found = await seated(deps, wallet, id);
    if (isRefusal(found)) return refuse(reply, found);
    return sendJson(reply, JSON.stringify({ ...battleAnswerFor(found.stored, found.seat, now()), ...more }));
  }
}

function answerStale(reply: FastifyReply, current: AnyBattleUpdate): FastifyReply {
  const stale: CallRefusal = refused('battle-version-stale');
  return refuse(reply, { ...stale, more: { current } });
}
