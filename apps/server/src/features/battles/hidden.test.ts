/** Whatever a player is sent during random battles is searched for what that player may not know. */
import { createHash } from 'node:crypto';
import {
  type CardNo,
  isRefusal,
  type KnownCards,
  newCards,
  type Random,
  type Seat,
  seedRandom,
  withCards,
} from '@pokesol/engine';
import { beginRecorded, type CardFacts, commitmentPreimage, replay, viewFor } from '@pokesol/engine/classic';
import type {
  BattleAnswer,
  BattleLogAnswer,
  BattleUpdate,
  DeckJson,
  FriendChallengeAccepted,
  FriendChallengeMade,
  MoveJson,
  ReplayAnswer,
} from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaksIn, type SentText } from '../../../testing/harness/secrets.ts';
import {
  BattlePlayer,
  type DeckLine,
  databasesFor,
  EventReader,
  pair,
  pickMove,
  startTestServer,
  type TestServer,
} from '../../../testing/index.ts';
import { STRONG_DECK } from '../../../testing/openings/decks.ts';

/** `npm run soak` raises it. Half of them are between two people. */
const BATTLES = Number(process.env.HIDDEN_BATTLES ?? 2);
const EACH = Math.ceil(BATTLES / 2);
/** A random player concedes after so many actions, except in every tenth battle of the soak. */
const LONGEST = BATTLES > 2 ? 30 : 60;
/** Every so many actions the board is asked for, and an action comes too late. */
const LOOK_EVERY = 7;
const LATE_EVERY = 11;

const line = (quantity: number, cardId: string): DeckLine => ({ cardId, quantity });
/** No printing of it is in the starter deck, nor in a deck of a simulated opponent. */
const STRANGE_DECK: readonly DeckLine[] = [
  ...[1, 4, 7, 16, 19, 29, 32].map((number) => line(4, `sv3pt5-${number}`)),
  ...[156, 158, 160].map((number) => line(2, `sv3pt5-${number}`)),
  line(26, 'sv3pt5-207'),
];

describe.each(databasesFor('behaviour'))('what players are sent on %s', (kind) => {
  let server: TestServer;
  let people: [BattlePlayer, BattlePlayer];
  let alone: BattlePlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind, searchTime: { minMs: 30_000, maxMs: 30_000 } });
    const { base, database } = server;
    people = await Promise.all([
      BattlePlayer.createWith(base, database.db, STRANGE_DECK),
      BattlePlayer.create(base),
    ]);
    alone = await BattlePlayer.createWith(base, database.db, STRANGE_DECK);
  });
  afterAll(() => server.close());

  /** Chance of the battle that begins next: the same in each run. */
  function dealt(name: string, players: number): void {
    const bytes = (purpose: string, count: number) =>
      createHash('sha256').update(`${name} ${purpose}`).digest().subarray(0, count);
    if (players === 1) server.entropy.script('opponent', bytes('opponent', 16));
    server.entropy.script('battle-seed', bytes('seed', 32));
    server.entropy.script('deal-order', bytes('first', 16), bytes('second', 16));
  }

  test(
    `shows nothing hidden in ${3 * EACH} random battles`,
    async () => {
      const leaks: string[] = [];
      const play = async (players: readonly BattlePlayer[], name: string, begin: () => Promise<string>) => {
        for (let index = 0; index < EACH; index += 1) {
          dealt(`${name} ${index}`, players.length);
          const longest = index % 10 === 9 ? Number.POSITIVE_INFINITY : LONGEST;
          const received = await watched(await begin(), players, seedRandom(`${name} ${index}`), longest);
          const { sent } = received;
          const kept = await replayOf(server, sent[0]?.answer.id ?? '');
          expect(createHash('sha256').update(commitmentPreimage(kept.record)).digest('hex')).toBe(
            kept.setupHash,
          );
          const others = players.length === 1 ? [] : players.map(({ wallet }) => wallet.address);
          for (const address of others) expect(JSON.stringify({ sent, kept })).not.toContain(address);
          // All that was sent until the end was searched.
          expect(Math.max(...sent.map(({ version }) => version))).toBe(kept.record.actions.length);
          leaks.push(...leaksIn(kept, sent));
          expectLean(kept, received);
          // A search that overlooks what is there would find nothing in anything.
          if (index === 0) expectFound(kept, sent);
        }
      };
      await play(people, 'people', () => pair(...people));
      await play(people, 'practice by link', () => practiceByLink(people));
      await play([alone], 'alone', async () => (await alone.begin()).id);
      expect(leaks).toEqual([]);
    },
    60_000 + BATTLES * 5_000,
  );
});

/** With lists of which neither owns a card. */
async function practiceByLink([maker, friend]: readonly [BattlePlayer, BattlePlayer]): Promise<string> {
  const listed = async ({ wallet }: BattlePlayer, cards: readonly DeckLine[]) => {
    const path = `/api/users/${wallet.address}/decks`;
    return (await wallet.ok<DeckJson>('POST', path, { name: 'A list', cards })).id;
  };
  const anyCards = true;
  const challenge = await maker.wallet.ok<FriendChallengeMade>('POST', '/api/challenges', {
    deckId: await listed(maker, STRONG_DECK),
    anyCards,
  });
  const { battleId } = await friend.wallet.ok<FriendChallengeAccepted>(
    'POST',
    `/api/challenges/${challenge.id}/accept`,
    { deckId: await listed(friend, STRANGE_DECK), anyCards },
  );
  return battleId;
}

type Lean = SentText & { readonly answer: BattleUpdate<'classic'> };
type Watched = {
  readonly sent: readonly SentText[];
  /** Those among them that answer an action of a client that has kept the cards. */
  readonly answers: readonly Lean[];
  /** The messages of each stream whose reader has kept them, after the board that it began with. */
  readonly streams: readonly (readonly SentText[])[];
};

/** Plays a battle to its end; everything that its players received meanwhile, by answers and by streams. */
async function watched(
  id: string,
  players: readonly BattlePlayer[],
  random: Random,
  longest: number,
): Promise<Watched> {
  const sent: SentText[] = [];
  const answers: Lean[] = [];
  const sentAs = <T extends BattleAnswer<'classic'>>(answer: T) => {
    const { version, view } = answer;
    return { seat: view.seat, version, answer };
  };
  const keep = <T extends BattleAnswer<'classic'>>(answer: T): T => {
    sent.push(sentAs(answer));
    return answer;
  };
  const readers = await Promise.all(players.map((player) => EventReader.open(player, id, { since: 0 })));
  const leanReaders = await Promise.all(
    players.map(async (player) => {
      const first = keep(await player.look(id));
      return { first, reader: await EventReader.open(player, id, { since: first.version, lean: true }) };
    }),
  );
  let [player, other] = players;
  if (player === undefined) throw new Error('there is no player');
  let now = keep(await player.look(id));
  for (let acted = 0; now.result === null; acted += 1) {
    if (now.legal.length === 0) {
      if (other === undefined) throw new Error(`battle ${id} waits for no player`);
      [player, other] = [other, player];
      now = keep(await player.look(id));
    }
    const { version } = now;
    const action = acted < longest ? eager(now.legal, random) : ({ type: 'concede' } as const);
    if (acted % 2 === 0) now = keep(await player.act(now, action));
    else {
      const update = keep(await player.act(now, action, { lean: 'true' }));
      answers.push(sentAs(update));
      now = update;
    }
    if (acted % LOOK_EVERY === 0)
      for (const each of players) {
        const { entries } = await each.wallet.ok<BattleLogAnswer<'classic'>>('GET', `/api/battles/${id}/log`);
        const answer = await each.look(id);
        // The same from the deal on: what the board's answer ends with, and nothing is left out before it.
        expect(entries.slice(0, answer.battleLog.length)).toEqual(answer.battleLog);
        expect(entries.map((entry) => entry.id)).toEqual(
          entries.map((_, place) => entries.length - 1 - place),
        );
        keep({ ...answer, battleLog: entries });
      }
    if (acted % LATE_EVERY === 0) {
      const body = { version, action: { type: 'endTurn' } };
      const late = await player.wallet.call<{ current: BattleUpdate<'classic'> }>(
        'POST',
        `/api/battles/${id}/actions`,
        body,
      );
      expect(late.status).toBe(409);
      keep(late.body.current);
    }
  }
  const all = [...readers, ...leanReaders.map(({ reader }) => reader)];
  await Promise.all(all.map((reader) => reader.ended));
  for (const reader of all) reader.updates.forEach(keep);
  const streams = leanReaders.map(({ first, reader }) => [first, ...reader.updates].map(sentAs));
  return { sent, answers, streams };
}

/** A random move, mostly an attack where there is one, so that battles get somewhere. */
function eager(legal: readonly MoveJson<'classic'>[], random: Random): MoveJson<'classic'> {
  const attacks = legal.filter(({ type }) => type === 'attack');
  return pickMove(attacks.length > 0 && random.below(3) > 0 ? attacks : legal, random);
}

/**
 * What is left out of a lean update because its receiver has it: nothing in it lay open already, so that it reveals no
 * other card, and with what was sent before it is all that lies open.
 */
function expectLean({ record }: ReplayAnswer<'classic'>, { answers, streams }: Watched): void {
  const steps = replay(record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const open = ({ seat }: SentText, version: number): KnownCards<CardFacts> => {
    const step = steps[version];
    if (step === undefined) throw new Error(`there is no version ${version}`);
    const { cards, printed } = viewFor(step.battle, seat);
    return { cards, printed };
  };
  const expectNew = (sent: Lean, known: KnownCards<CardFacts>) => {
    const { view, since, isLean } = sent.answer;
    expect(isLean).toBe(true);
    const fresh = newCards(open(sent, sent.version), open(sent, since));
    expect(fresh).toMatchObject({ cards: view.cards, printed: view.printed });
    expect(withCards(known, view)).toMatchObject(open(sent, sent.version));
  };
  for (const sent of answers) expectNew(sent, open(sent, sent.answer.since));
  for (const [first, ...updates] of streams) {
    if (first === undefined) continue;
    let known = open(first, first.version);
    for (const sent of updates) {
      expectNew(sent as Lean, known);
      known = withCards(known, sent.answer.view);
    }
  }
}

const replayOf = async ({ base }: TestServer, id: string): Promise<ReplayAnswer<'classic'>> =>
  (await (await fetch(`${base}/api/battles/${id}/replay`)).json()) as ReplayAnswer<'classic'>;

/** The places in a seat's deck of the cards that its mulligans showed. */
function placesShownAtOnce({ record }: ReplayAnswer<'classic'>, seat: Seat): number[] {
  const begun = beginRecorded(record);
  if (isRefusal(begun)) throw new Error(begun.message);
  return begun.events.flatMap((event) =>
    event.type === 'mulligan' && event.seat === seat
      ? event.cards.map((card) => card - seat * record.decks[seat].cards.length)
      : [],
  );
}

/** Plants a secret of each kind in the first message, and expects each to be found. */
function expectFound(kept: ReplayAnswer<'classic'>, sent: readonly SentText[]): void {
  const [first] = sent;
  if (first === undefined) throw new Error('nothing was sent');
  const { record } = kept;
  const seat = first.seat === 0 ? 1 : 0;
  const { cards } = record.decks[seat];
  const idAt = (place: number) => record.printed[cards[place] ?? -1]?.id;
  // A hand that went back was shown to everybody: what was in it is no secret any more.
  const shown = placesShownAtOnce(kept, seat);
  const shownIds = new Set(shown.map(idAt));
  const hidden = cards.findIndex((_, place) => !shown.includes(place));
  const theirs = seat * cards.length + hidden;
  const theirId = cards.map((_, place) => idAt(place)).find((id) => !shownIds.has(id));
  const plants = {
    [record.seed]: { note: record.seed },
    '"deck":': { deck: [] },
    [`the id ${theirId}`]: { note: theirId },
    [`the card ${theirs}`]: { card: theirs as CardNo },
  };
  for (const [what, plant] of Object.entries(plants)) {
    const answer = { ...first.answer, ...plant };
    expect(leaksIn(kept, [{ ...first, answer }])).toEqual([
      `seat ${first.seat}, version ${first.version}: ${what}`,
    ]);
  }
}
