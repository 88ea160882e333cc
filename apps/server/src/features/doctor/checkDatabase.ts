/** Whether the database keeps what it says it wrote, has room for this server, and agrees about the time. */
import type { DatabaseLimits } from '../../platform/db/limits.ts';
import { wrongWithDirect } from '../../platform/db/pooler.ts';
import { clockFinding } from './clock.ts';
import { type DatabaseFacts, databaseFacts } from './databaseFacts.ts';
import { type Check, type Finding, ok, reason, warn, wrong } from './finding.ts';

const ABOUT = 'database';
/** The oldest that its makers still mend (14 until November 2026). */
const OLDEST = 15;
/** One listens, and one migrates at the start. */
const BESIDES_POOL = 2;

export const checkDatabase = (
  { url, directUrl = url }: { url: string | undefined; directUrl?: string | undefined },
  limits: DatabaseLimits,
): Check => ({
  about: ABOUT,
  run: async () => {
    if (url === undefined || directUrl === undefined)
      return [ok(ABOUT, 'PGlite, in the data folder (for one server; several need DATABASE_URL)')];
    const isLent = directUrl !== url;
    try {
      const facts = await databaseFacts(url, limits, { isLent });
      const found = databaseFindings(facts, { ...limits, isLent, isLocal: isLocal(url) });
      return isLent ? [...found, await directFinding({ url, directUrl }, limits)] : found;
    } catch (error) {
      return [wrong(ABOUT, whyNotAsked(error))];
    }
  },
});

/** The address of the database itself, where another one leads to a pooler. */
async function directFinding(
  addresses: { url: string; directUrl: string },
  { connectSeconds }: DatabaseLimits,
): Promise<Finding> {
  const about = 'database, direct';
  try {
    const mistake = await wrongWithDirect(addresses, connectSeconds);
    return mistake === undefined
      ? ok(about, 'a notice that was sent by way of DATABASE_URL comes there')
      : wrong(about, mistake);
  } catch (error) {
    return wrong(
      about,
      `does not answer: ${reason(error)}. Look at DATABASE_DIRECT_URL, at the server, and at what lies between.`,
    );
  }
}

const isLocal = (url: string): boolean =>
  ['', 'localhost', '127.0.0.1', '[::1]'].includes(URL.canParse(url) ? new URL(url).hostname : '');

function whyNotAsked(error: unknown): string {
  const why = reason(error);
  return /unsupported startup parameter/i.test(why)
    ? `a pooler refuses our limits (${why}). If it is to stay, set DATABASE_DIRECT_URL to the database itself.`
    : `does not answer: ${why}. Look at DATABASE_URL, at the server, and at what lies between.`;
}

export function databaseFindings(
  facts: DatabaseFacts,
  given: DatabaseLimits & { isLocal: boolean; isLent: boolean },
): Finding[] {
  const { poolSize, isLocal } = given;
  const found = [...kept(facts), ...connections(facts, poolSize), ...pooled(facts, given), ...allowed(facts)];
  if (!facts.isEncrypted && !isLocal)
    found.push(warn(ABOUT, 'the connection is not encrypted. Add ?sslmode=verify-full to DATABASE_URL.'));
  const major = Math.floor(facts.versionNumber / 10_000);
  if (major < OLDEST)
    found.push(warn(ABOUT, `Postgres ${facts.version} gets no fixes any more. Move to ${OLDEST} or later.`));
  return [
    ...(found.length === 0
      ? [ok(ABOUT, `Postgres ${facts.version}, ${facts.encoding}, ${poolSize} connections for this server`)]
      : found),
    clockFinding('database clock', facts.clockAheadMs),
  ];
}

/** What a power cut must not take: a recorded burn, an opened pack. */
function kept({ encoding, fsync, fullPageWrites, synchronousCommit }: DatabaseFacts): Finding[] {
  const found: Finding[] = [];
  const off = (name: string, lost: string): void => {
    found.push(wrong(ABOUT, `${name} is off: ${lost}. Set ${name} = on in postgresql.conf.`));
  };
  if (fsync === 'off') off('fsync', 'a power cut can destroy the whole database');
  if (fullPageWrites === 'off') off('full_page_writes', 'a power cut can leave pages half written');
  if (synchronousCommit === 'off') off('synchronous_commit', 'what was answered as written can be lost');
  if (encoding !== 'UTF8')
    found.push(
      wrong(
        ABOUT,
        `its encoding is ${encoding}: names of cards do not fit. Make it anew with encoding 'UTF8'.`,
      ),
    );
  return found;
}

function connections(facts: DatabaseFacts, poolSize: number): Finding[] {
  const found: Finding[] = [];
  const needed = poolSize + BESIDES_POOL;
  const limits = [facts.roleConnections, facts.databaseConnections].filter((limit) => limit >= 0);
  const room = Math.min(facts.maxConnections - facts.reservedConnections, ...limits);
  const mend =
    'Lower DATABASE_POOL_SIZE, or raise max_connections (or the limit of the role or the database).';
  if (needed > room)
    found.push(wrong(ABOUT, `${needed} connections are needed and ${room} allowed. ${mend}`));
  else if (needed + facts.otherConnections > room)
    found.push(
      warn(
        ABOUT,
        `${needed} connections are needed, and others hold ${facts.otherConnections} of the ${room} allowed. ${mend}`,
      ),
    );
  if (facts.idleSessionTimeout > 0)
    found.push(
      warn(
        ABOUT,
        `idle_session_timeout ends the connection that listens after ${facts.idleSessionTimeout} ms. Set it to 0 for this role.`,
      ),
    );
  if (facts.transactionTimeout > 0)
    found.push(
      warn(
        ABOUT,
        `transaction_timeout ends every transaction after ${facts.transactionTimeout} ms, migrations and backups too. Set it to 0 for this role.`,
      ),
    );
  return found;
}

function pooled(
  { pooler, statementTimeout }: DatabaseFacts,
  { isLent, statementSeconds }: { isLent: boolean; statementSeconds: number },
): Finding[] {
  if (!isLent && pooler === 'transaction')
    return [
      wrong(
        ABOUT,
        'a pooler in transaction mode stands before it: notices between servers would not come and the lock of migrations would not hold. Set DATABASE_DIRECT_URL to the database itself.',
      ),
    ];
  if (!isLent && pooler === 'session')
    return [warn(ABOUT, 'a pooler stands before it; it must stay in session mode.')];
  return isLent && statementTimeout === 0
    ? [
        warn(
          ABOUT,
          `nothing ends a statement that hangs: a pooler takes no limits of ours. As owner: alter role … set statement_timeout = '${statementSeconds}s', and the same for idle_in_transaction_session_timeout.`,
        ),
      ]
    : [];
}

function allowed({ isReadOnly, mayMakeTables }: DatabaseFacts): Finding[] {
  if (isReadOnly)
    return [wrong(ABOUT, 'it takes no writes (a standby, or read only). Name the primary in DATABASE_URL.')];
  return mayMakeTables
    ? []
    : [
        wrong(
          ABOUT,
          'this role may not make schemas and tables, which the first start and upgrades do. Make it the owner.',
        ),
      ];
}
