/** What the calls that a page makes often send, and how fast: beside the same call without what was saved. */
import { gzipSync } from 'node:zlib';
import { chooseAction, NEUTRAL } from '@pokesol/ai';
import { ROSTER } from '@pokesol/campaign';
import { STARTER_DECK } from '@pokesol/decks';
import { seedRandom } from '@pokesol/engine';
import type { Move } from '@pokesol/engine/classic';
import { BattlePlayer, startTestServer, type TestServer } from '@pokesol/server/testing';
import { COUNTED_ROUNDS, measure, median, report } from './rate.ts';

const DECKS = 20;
const BATTLES = 6;
const CALLS = 40;
const SET = 'sv3pt5';
const NAME_WIDTH = 48;

export async function benchWire(): Promise<void> {
  const server = await startTestServer({ kind: 'postgres', rateLimitPerMinute: 1_000_000 });
  try {
    const player = await BattlePlayer.create(server.base);
    await benchActions(player);
    await benchDecks(player);
    await benchCards(server);
    await benchCampaignStart(player);
  } finally {
    await server.close();
  }
}

/** Each answer of whole battles in both forms: the whole one is the lean one with what the call for the board has. */
async function benchActions(player: BattlePlayer): Promise<void> {
  const lean: Sent[] = [];
  const whole: Sent[] = [];
  const random = seedRandom('wire');
  for (let battle = 0; battle < BATTLES; battle += 1) {
    let board = await player.begin();
    while (board.result === null) {
      const { view } = board;
      const legal = board.legal.map((move) => ({ ...move, seat: view.seat }) as Move);
      const { seat: _, ...action } = chooseAction({
        ...{ view, legal, random, level: 'easy', personality: NEUTRAL },
      });
      const update = await player.act(board, action, { lean: 'true' });
      board = await player.look(board.id);
      lean.push(sent(JSON.stringify(update)));
      whole.push(sent(JSON.stringify({ ...update, view: board.view, battleLog: board.battleLog })));
    }
  }
  console.log(`\nAn answer to a battle action (mean of ${lean.length} in ${BATTLES} battles)`);
  sizes([
    ['lean, as the page asks', lean],
    ['whole', whole],
  ]);
}

async function benchDecks({ wallet }: BattlePlayer): Promise<void> {
  const path = `/api/users/${wallet.address}/decks`;
  const cards = STARTER_DECK.map(({ cardId, quantity }) => ({ cardId, quantity }));
  for (let made = 1; made < DECKS; made += 1) await wallet.ok('POST', path, { name: `Deck ${made}`, cards });
  const list = await wallet.ok<{ id: string }[]>('GET', path);
  const readWhole = () => Promise.all(list.map(({ id }) => wallet.ok<object>('GET', `${path}/${id}`)));
  console.log(`\nThe list of ${DECKS} decks`);
  sizes([
    ['summaries', [sent(JSON.stringify(list))]],
    ['every deck whole', [sent(JSON.stringify(await readWhole()))]],
  ]);
  const rates = await measure([
    times('summaries', 'lists', () => wallet.ok('GET', path)),
    times('every deck whole', 'lists', readWhole),
  ]);
  report('… and how often it is answered (share of every deck whole)', rates);
}

async function benchCards({ base, database }: TestServer): Promise<void> {
  const url = `${base}/api/cards?setId=${SET}`;
  const first = await fetch(url);
  const body = await first.text();
  console.log(`\nThe cards of ${SET}`);
  sizes([
    ['known to the browser', [{ bytes: 0, gzip: 0 }]],
    ['whole', [sent(body)]],
  ]);
  const ask = async (etag: string) => {
    const { status } = await fetch(url, { headers: { 'if-none-match': etag } });
    if (status !== (etag === '' ? 200 : 304)) throw new Error(`answered ${status}`);
  };
  const etagNow = async () => (await fetch(url)).headers.get('etag') ?? '';
  let known = first.headers.get('etag') ?? '';
  /** Nothing of this set changes, but what a server keeps of it would have been dropped. */
  const other = () => database.db.execute(`update cards set is_active = is_active where set_id = 'base1'`);
  const own = () => database.db.execute(`update cards set is_active = is_active where set_id = '${SET}'`);
  const afterEach = async (change: () => Promise<unknown>, etag: string) => {
    let ms = 0;
    for (let call = 0; call < CALLS / 4; call += 1) {
      await change();
      const start = performance.now();
      await ask(etag);
      ms += performance.now() - start;
    }
    return { done: CALLS / 4, ms };
  };
  const rates = await measure([
    {
      name: '304 after a change of another set',
      unit: 'answers',
      round: () => afterEach(other, known),
    },
    times('304', 'answers', () => ask(known)),
    times('whole, kept by the server', 'answers', () => ask('')),
    {
      name: 'whole, written anew, as before after any change',
      unit: 'answers',
      round: async () => {
        const done = await afterEach(own, '');
        known = await etagNow();
        return done;
      },
    },
  ]);
  report('… and how often it is answered (share of a list written anew)', rates);
}

async function benchCampaignStart({ wallet, deckId }: BattlePlayer): Promise<void> {
  const [trainer] = ROSTER;
  if (trainer === undefined) throw new RangeError('The roster is empty');
  const lookUp = { opponentDeck: trainer.deck, useAPIFirst: true };
  const waited: number[] = [];
  const alone: number[] = [];
  let found: Sent[] = [];
  let begun: Sent[] = [];
  for (let round = 0; round < COUNTED_ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await wallet.ok<object>('POST', '/api/campaign/deck/resolve', lookUp);
    const looked = performance.now();
    const battle = await wallet.ok<{ id: string; version: number }>('POST', '/api/battles', {
      ...{ mode: 'campaign', deckId, opponentId: trainer.id },
    });
    const end = performance.now();
    await wallet.ok('POST', `/api/battles/${battle.id}/actions`, {
      ...{ version: battle.version, action: { type: 'concede' } },
    });
    waited.push(end - start);
    alone.push(end - looked);
    found = [sent(JSON.stringify(answer))];
    begun = [sent(JSON.stringify(battle))];
  }
  console.log('\nThe start of a campaign battle');
  sizes([
    ['what is waited for', begun],
    ['the deck that was looked up first, before', found],
  ]);
  const share = Math.round((median(alone) / median(waited)) * 100);
  console.log(`  the wait on this machine, share of the one before ${String(share).padStart(25)}%`);
}

type Sent = { readonly bytes: number; readonly gzip: number };

const sent = (text: string): Sent => ({ bytes: Buffer.byteLength(text), gzip: gzipSync(text).length });

/** Each a mean, with its share of the last one. */
function sizes(rows: readonly (readonly [name: string, sent: readonly Sent[]])[]): void {
  const means = rows.map(([name, all]) => ({
    name,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / all.length,
    gzip: all.reduce((sum, { gzip }) => sum + gzip, 0) / all.length,
  }));
  const last = means.at(-1)?.bytes ?? Number.NaN;
  for (const { name, bytes, gzip } of means) {
    const share = `${((bytes / last) * 100).toFixed(0)}%`;
    console.log(
      `  ${name.padEnd(NAME_WIDTH)} ${bytes.toFixed(0).padStart(8)} B ${share.padStart(6)}  (gzip ${gzip.toFixed(0)} B)`,
    );
  }
}

const times = (name: string, unit: string, call: () => Promise<unknown>) => ({
  name,
  unit,
  round: async () => {
    for (let made = 0; made < CALLS; made += 1) await call();
    return CALLS;
  },
});
