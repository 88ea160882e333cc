/** `npm run tool -- cluster [start|stop|status|fail|heal|switchover|reload|fund]`: the whole product as a cluster on this machine. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fund } from './chain.ts';
import { FAULTS, type Fault, fail, partsOf, reloadBalancer } from './faults.ts';
import { handOver } from './handOver.ts';
import { MOST_SERVERS, makePlan, type Plan, readPlan, usualDir } from './plan.ts';
import { ClusterError, expectPrograms } from './programs.ts';
import { start } from './start.ts';
import { statusLines } from './status.ts';
import { stop } from './stop.ts';

const USAGE = `npm run tool -- cluster                       start two servers, a database with a standby, balancer, pooler, bus and chain
npm run tool -- cluster --servers 3           … or three; --port-base 21000: on these ports; --dir FOLDER: kept there
npm run tool -- cluster status                what runs, and where
npm run tool -- cluster stop [--keep]         ends and removes everything; with --keep, its data and logs stay
npm run tool -- cluster fail WHAT [NUMBER]    kills one of ${FAULTS.join(', ')}
npm run tool -- cluster heal [WHAT]           starts what was killed, all of it or one kind
npm run tool -- cluster switchover            primary and standby change roles
npm run tool -- cluster reload                the balancer reads its file anew
npm run tool -- cluster fund WALLET           gives a wallet SOL and tokens of the local chain`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    servers: { type: 'string' },
    'port-base': { type: 'string' },
    dir: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const dir = resolve(values.dir ?? usualDir());
const [command = 'start', what, which] = positionals;

const COMMANDS: Record<string, () => Promise<void>> = {
  async start() {
    expectPrograms();
    const servers = wholeNumber('--servers', values.servers ?? '2', 1, MOST_SERVERS);
    const portBase = values['port-base'];
    const found = readPlan(dir);
    if (found !== undefined && values.servers !== undefined && found.servers !== servers)
      throw new ClusterError(`The cluster in ${dir} has ${found.servers} servers: stop it first.`);
    const plan =
      found ??
      (await makePlan({
        dir,
        servers,
        ...(portBase === undefined ? {} : { portBase: wholeNumber('--port-base', portBase, 1024, 65_000) }),
      }));
    await start(plan, console.log);
    await show(plan);
  },
  stop: () => stop(dir, readPlan(dir), values.keep),
  status: () => show(running()),
  async fail() {
    const number = which === undefined ? undefined : wholeNumber('The server', which, 1, running().servers);
    console.log(await fail(running(), faultNamed(what), number));
  },
  async heal() {
    expectPrograms();
    const only = what === undefined ? undefined : partsOf(running(), faultNamed(what));
    await start(running(), () => {}, only);
    await show(running());
  },
  async switchover() {
    console.log(await handOver(running()));
  },
  async reload() {
    reloadBalancer(running());
  },
  async fund() {
    if (what === undefined) throw new ClusterError('Name the wallet: npm run tool -- cluster fund WALLET');
    await fund(running(), what);
    console.log(`${what} has SOL and tokens.`);
  },
};

function running(): Plan {
  const plan = readPlan(dir);
  if (plan === undefined)
    throw new ClusterError(`There is no cluster in ${dir}: npm run tool -- cluster starts one.`);
  return plan;
}

async function show(plan: Plan): Promise<void> {
  console.log((await statusLines(plan)).join('\n'));
}

function faultNamed(name: string | undefined): Fault {
  const found = FAULTS.find((fault) => fault === name);
  if (found === undefined) throw new ClusterError(`Say one of ${FAULTS.join(', ')}.`);
  return found;
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new ClusterError(`${name}: a whole number from ${least} to ${most}`);
  return number;
}

const run = values.help ? undefined : COMMANDS[command];
if (run === undefined) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else
  await run().catch((error: unknown) => {
    if (!(error instanceof ClusterError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
