/** Plays one battle over HTTP as a quick person would: looks, thinks for a moment, acts, and waits for the other side. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { NEUTRAL } from '@pokesol/ai';
import { chooseAction } from '@pokesol/ai/classic';
import { decideOfficial, NO_MEMORY } from '@pokesol/ai/official';
import { type Random, seedRandom, withCards } from '@pokesol/engine';
import type { Move } from '@pokesol/engine/classic';
import type { Move as OfficialMove } from '@pokesol/engine/official';
import type { AnyBattleAnswer, AnyBattleUpdate, AnyPlayerAction } from '@pokesol/protocol';

const unpack = promisify(brotliDecompress);

/** A bot that waits for the other player asks this often whether the battle is over. */
const LOOK_UP_MS = 500;

/** One connection a bot, as browsers hold them. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export type Pause = { readonly minMs: number; readonly maxMs: number };

export type Tally = {
  /** Milliseconds from sending an action to having read its answer. */
  readonly took: number[];
  /** When each answer came. */
  readonly at: number[];
};

export type Bot = { readonly base: string; readonly cookie: string; readonly seed: string };

/** Plays until the battle is over, or `until` is. Throws on any answer that is not the one a person would get. */
export async function playBattle(
  bot: Bot,
  begun: AnyBattleAnswer,
  pause: Pause,
  tally: Tally,
  isOver: () => boolean = () => false,
): Promise<AnyBattleAnswer> {
  const decide = deciding(seedRandom(bot.seed));
  const pauses = seedRandom(`pauses of ${bot.seed}`);
  const news = begun.isMultiplayer ? watch(bot, begun) : null;
  let now = begun;
  try {
    while (now.result === null && !isOver()) {
      if (now.legal.length === 0) {
        if (news === null) throw new Error(`battle ${now.id} waits for no player: ${JSON.stringify(now)}`);
        now = await Promise.race([news.after(now.version), wait(LOOK_UP_MS, now)]);
        continue;
      }
      await wait(pause.minMs + pauses.below(pause.maxMs - pause.minMs + 1));
      now = await act(bot, now, decide, tally);
    }
    return now;
  } finally {
    news?.close();
  }
}

type Decide = (now: AnyBattleAnswer) => AnyPlayerAction;

/** As the AI at «easy» would, by the battle's own rules. */
function deciding(random: Random): Decide {
  let memory = NO_MEMORY;
  return (now) => {
    if (now.rules === 'classic') {
      const { view } = now;
      const legal = now.legal.map((move) => ({ ...move, seat: view.seat }) as Move);
      return withoutSeat(chooseAction({ view, legal, random, level: 'easy', personality: NEUTRAL }));
    }
    const { view } = now;
    const legal = now.legal.map((move) => ({ ...move, seat: view.seat }) as OfficialMove);
    const decided = decideOfficial({ view, legal, random, level: 'easy', memory });
    memory = decided.memory;
    return withoutSeat(decided.move);
  };
}

const withoutSeat = ({ seat: _, ...action }: Move | OfficialMove): AnyPlayerAction =>
  action as AnyPlayerAction;

async function act(bot: Bot, now: AnyBattleAnswer, decide: Decide, tally: Tally): Promise<AnyBattleAnswer> {
  const action = decide(now);
  const started = performance.now();
  // As the page asks: it keeps the cards that it was shown.
  const { status, text } = await post(bot, `/api/battles/${now.id}/actions?lean=true`, {
    version: now.version,
    action,
  });
  const ended = performance.now();
  tally.took.push(ended - started);
  tally.at.push(ended);
  // Both place their first Pokémon at once: the second one decides again, as a page does.
  if (status === 409) {
    const { current } = JSON.parse(text) as { current?: AnyBattleUpdate };
    if (current !== undefined) return current;
  }
  if (status !== 200) throw new Error(`action: ${status} ${text}`);
  return withKept(now, JSON.parse(text) as AnyBattleUpdate);
}

/** A lean answer has only cards that are new. */
function withKept(before: AnyBattleAnswer, update: AnyBattleUpdate): AnyBattleAnswer {
  if (!update.isLean) return update;
  const kept = withCards<object>(before.view, update.view);
  return { ...update, view: { ...update.view, ...kept } } as AnyBattleAnswer;
}

type Caller = Pick<Bot, 'base' | 'cookie'>;

export const post = (bot: Caller, path: string, body: object) =>
  call(bot, path, 'POST', { 'content-type': 'application/json' }, JSON.stringify(body));

export const get = (bot: Caller, path: string) => call(bot, path, 'GET');

function call(
  { base, cookie }: Caller,
  path: string,
  method: string,
  more: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    // As browsers ask: to compress an answer is part of its time.
    const headers = { ...more, 'accept-encoding': 'gzip, deflate, br', cookie };
    const asked = request(base + path, { method, agent, headers }, (answer) => {
      read(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    asked.on('error', (error) => {
      // The server had let go of a connection that lay idle; browsers ask again on another one.
      if (asked.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        resolve(call({ base, cookie }, path, method, more, body));
      else reject(error);
    });
    asked.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const encoding = answer.headers['content-encoding'];
  if (encoding === undefined) return body.toString();
  if (encoding !== 'br') throw new Error(`the server chose ${encoding} unasked`);
  return (await unpack(body)).toString();
}

/** The battle's stream: the newest update, as soon as it is newer than what the bot knows. */
function watch(bot: Bot, battle: AnyBattleAnswer) {
  let newest: AnyBattleAnswer = battle;
  let failed: unknown;
  let notify = (): void => {};
  const asked = request(`${bot.base}/api/battles/${battle.id}/events?since=${battle.version}`, {
    headers: { cookie: bot.cookie },
    agent: new Agent(),
  });
  asked.on('response', (answer) => {
    answer.setEncoding('utf8');
    let rest = '';
    answer.on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const data = /^data: (.+)$/m.exec(message)?.[1];
        if (data !== undefined) newest = JSON.parse(data) as AnyBattleUpdate;
      }
      notify();
    });
  });
  asked.on('error', (error) => {
    failed = error;
    notify();
  });
  asked.end();
  return {
    async after(version: number): Promise<AnyBattleAnswer> {
      while (newest.version <= version && newest.result === null) {
        if (failed !== undefined) throw failed;
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
      return newest;
    },
    close: () => void asked.destroy(),
  };
}
