/**
 * How long an action is on its way to the other player's page: from its sending until the stream of the other's page has brought it. Both
 * pages on one server, and each on another; with notices over the database (LISTEN) and over the bus (NATS).
 */
import { loadavg } from 'node:os';
import { type Random, seedRandom } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { BattlePlayer, EventReader, pause, pickMove } from '@pokesol/server/testing';
import { serverName } from '../cluster/parts.ts';
import { originOf, type Plan, portsOf, serverNumbers } from '../cluster/plan.ts';
import { end } from '../cluster/processes.ts';
import { start } from '../cluster/start.ts';
import { pairUp } from './battles.ts';
import { median } from './rate.ts';

const ROUNDS = 3;
const ACTIONS = 400;
/** Two battles at once: the way of an action is measured, not a crowd. */
const PEOPLE = 4;
/** People think; so no player waits for the action before. */
const PAUSE_MS = 20;
/** By what is laid over the servers' variables. */
const BUSES = { LISTEN: { BUS_URL: '' }, NATS: {} };

type Seen = Pick<BattleUpdate<'classic'>, 'id' | 'version' | 'legal' | 'result'>;
type Took = { readonly p50: number; readonly p99: number; readonly load: number };

export async function benchOtherPage(plan: Plan): Promise<void> {
  console.log(`\nAn action's way to the other's page, ${ACTIONS} actions a round`);
  const people: BattlePlayer[] = [];
  while (people.length < PEOPLE) people.push(await BattlePlayer.create(originOf(plan)));
  const servers = serverNumbers(plan).map((number) => `http://127.0.0.1:${portsOf(plan).server(number)}`);
  const [first = '', second = ''] = servers;
  const rounds = new Map<string, Took[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [bus, env] of Object.entries(BUSES)) {
      await restartServers({ ...plan, serverEnv: { ...plan.serverEnv, ...env } });
      for (const [where, bases] of [
        ['one server', [first, first]],
        ['two servers', [first, second]],
      ] as const) {
        const name = `${where}, ${bus}`;
        const took = await actAt(people, bases, seedRandom(`${name} ${round}`));
        console.log(`  ${name}, round ${round + 1}: ${inWords(took)}`);
        rounds.set(name, [...(rounds.get(name) ?? []), took]);
      }
    }
  console.log(`  The middle of ${ROUNDS} rounds:`);
  for (const [name, all] of [...rounds].sort()) {
    const middle = (of: (took: Took) => number): number => median(all.map(of));
    const took = {
      p50: middle(({ p50 }) => p50),
      p99: middle(({ p99 }) => p99),
      load: middle(({ load }) => load),
    };
    console.log(`  ${name.padEnd(20)} ${inWords(took)}`);
  }
}

const inWords = ({ p50, p99, load }: Took): string =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (load ${load.toFixed(1)})`;

async function restartServers(plan: Plan): Promise<void> {
  const names = serverNumbers(plan).map(serverName);
  await Promise.all(names.map((name) => end(plan, name)));
  await start(plan, () => {}, names);
}

async function actAt(
  people: readonly BattlePlayer[],
  bases: readonly [string, string],
  random: Random,
): Promise<Took> {
  const took: number[] = [];
  const load = loadavg()[0] ?? Number.NaN;
  while (took.length < ACTIONS) {
    const playing = await pairUp(
      people.map((player) => player.at(bases[0])),
      'classic',
    );
    const battles = new Set(playing.map(({ battle }) => battle.id));
    await Promise.all(
      [...battles].map(async (id) => {
        const seats = playing.filter(({ battle }) => battle.id === id);
        const pages = await Promise.all(
          seats.map(({ player }, seat) => Page.open(player.at(bases[seat] ?? bases[0]), id)),
        );
        await play(pages, took, random);
        await Promise.all(pages.map((page) => page.close()));
      }),
    );
  }
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), load };
}

/** One after the other acts, as it comes; both are gone in the end. */
async function play(pages: readonly Page[], took: number[], random: Random): Promise<void> {
  for (;;) {
    const { version, result } = newestOf(pages);
    if (result !== null) return;
    await Promise.all(pages.map((page) => page.catchUp(version)));
    const acting = pages.find(({ newest }) => newest.legal.length > 0);
    const other = pages.find((page) => page !== acting);
    if (acting === undefined || other === undefined) throw new Error('no player is to move');
    if (took.length >= ACTIONS) {
      await acting.act({ type: 'concede' });
      return;
    }
    const sent = performance.now();
    const arrival = other.arrivalOf(version + 1).then(() => performance.now());
    await acting.act(pickMove(acting.newest.legal, random));
    took.push((await arrival) - sent);
    await pause(PAUSE_MS);
  }
}

const newestOf = (pages: readonly Page[]): Seen =>
  pages.map(({ newest }) => newest).reduce((one, other) => (other.version > one.version ? other : one));

/** A player's page at a battle: acts, and gets the other's actions over its stream. */
class Page {
  private constructor(
    private readonly player: BattlePlayer,
    private readonly stream: EventReader,
    private known: Seen,
  ) {}

  static async open(player: BattlePlayer, id: string): Promise<Page> {
    const battle = await player.look(id);
    const stream = await EventReader.open(player, id, { since: battle.version, lean: true });
    return new Page(player, stream, battle);
  }

  /** The later of its own actions' answers and the stream's updates. */
  get newest(): Seen {
    const update = this.stream.messages.findLast(({ event }) => event === 'update');
    if (update !== undefined && Number(update.id) > this.known.version)
      this.known = JSON.parse(update.data) as Seen;
    return this.known;
  }

  /** Settles as soon as the stream has brought that version or a later one. */
  arrivalOf(version: number): Promise<void> {
    return this.stream.until(({ messages }) => Number(messages.at(-1)?.id ?? 0) >= version);
  }

  async catchUp(version: number): Promise<void> {
    if (this.newest.version < version) await this.arrivalOf(version);
  }

  async act(move: Parameters<BattlePlayer['act']>[1]): Promise<void> {
    this.known = await this.player.act(this.known, move, { lean: 'true' });
  }

  close(): Promise<void> {
    return this.stream.close();
  }
}
