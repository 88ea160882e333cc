/** A process that calls a server over HTTP as many browsers would: it buys packs, plays battles, or asks what is new, without a pause. */
import type { AnyBattleAnswer, Purchase } from '@pokesol/protocol';
import { type Bot, get, type Pause, playBattle, post, type Tally } from './battleBot.ts';
import { inParallel } from './rate.ts';

/** Everything it is asked to do; it answers each with {@link Called}. */
export type ToCall =
  | { readonly kind: 'buy'; readonly base: string; readonly lanes: number; readonly burns: readonly Burned[] }
  | { readonly kind: 'play'; readonly base: string; readonly ms: number; readonly bots: readonly Caller[] }
  | { readonly kind: 'poll'; readonly base: string; readonly ms: number; readonly pages: readonly Page[] };

export type Caller = { readonly cookie: string; readonly deckId: string };
/** Asks for all of it, over and over. */
export type Page = { readonly cookie: string; readonly paths: readonly string[] };
/** A burn that no client has reported yet. */
export type Burned = {
  readonly cookie: string;
  readonly wallet: string;
  readonly packTypeId: string;
  readonly signature: string;
};

/** How much was done, in how many milliseconds; or why not. */
export type Called = { readonly done: number; readonly ms: number } | { readonly failed: string };

const NO_PAUSE: Pause = { minMs: 0, maxMs: 0 };
const LEVELS = ['easy', 'medium'] as const;

/** By cookie: a bot goes on with its battle in the next round. */
const playing = new Map<string, AnyBattleAnswer>();

async function buy({ base, lanes, burns }: Extract<ToCall, { kind: 'buy' }>): Promise<Called> {
  const begun = performance.now();
  await inParallel(burns, lanes, async ({ cookie, wallet, packTypeId, signature }) => {
    const bot = { base, cookie, seed: '' };
    const report = {
      userId: wallet,
      packTypeId,
      price: '100',
      status: 'confirmed',
      transactionSignature: signature,
    };
    const { id } = await posted<Purchase>(bot, '/api/pack-purchases', report, 201);
    await posted(bot, `/api/pack-purchases/${id}/open`, {}, 200);
  });
  return { done: burns.length, ms: performance.now() - begun };
}

async function play({ base, ms, bots }: Extract<ToCall, { kind: 'play' }>): Promise<Called> {
  const tally: Tally = { took: [], at: [] };
  const begun = performance.now();
  const isOver = () => performance.now() - begun >= ms;
  await Promise.all(
    bots.map(async ({ cookie, deckId }, index) => {
      const bot = { base, cookie, seed: `bot ${index}` };
      while (!isOver()) {
        const now = playing.get(cookie) ?? (await begin(bot, deckId, index));
        const over = await playBattle(bot, now, NO_PAUSE, tally, isOver);
        if (over.result === null) playing.set(cookie, over);
        else playing.delete(cookie);
      }
    }),
  );
  return { done: tally.took.length, ms: performance.now() - begun };
}

async function poll({ base, ms, pages }: Extract<ToCall, { kind: 'poll' }>): Promise<Called> {
  const begun = performance.now();
  let done = 0;
  await Promise.all(
    pages.map(async ({ cookie, paths }) => {
      while (performance.now() - begun < ms)
        for (const path of paths) {
          const { status, text } = await get({ base, cookie }, path);
          if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
          done += 1;
        }
    }),
  );
  return { done, ms: performance.now() - begun };
}

const begin = (bot: Bot, deckId: string, index: number): Promise<AnyBattleAnswer> =>
  posted(
    bot,
    '/api/battles',
    {
      mode: 'match',
      deckId,
      rules: 'classic',
      opponent: { kind: 'level', level: LEVELS[index % LEVELS.length] },
    },
    201,
  );

async function posted<T>(bot: Bot, path: string, body: object, expected: number): Promise<T> {
  const { status, text } = await post(bot, path, body);
  if (status !== expected) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

function call(asked: ToCall): Promise<Called> {
  if (asked.kind === 'buy') return buy(asked);
  return asked.kind === 'play' ? play(asked) : poll(asked);
}

process.on('message', (asked: ToCall) => {
  call(asked)
    .catch((error: unknown): Called => ({ failed: String(error) }))
    .then((called) => process.send?.(called));
});
