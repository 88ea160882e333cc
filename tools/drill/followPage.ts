/** Follows an alert's page: runs the commands and the statements that stand there, as an operator would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { blocksIn, statementsIn } from '../../apps/server/testing/harness/operatorPages.ts';
import type { World } from './world.ts';

/** The alert's part of the page: before «Do» it is looked, from there on something is done. */
export function sectionOf(page: string, alert: string): { look: string; act: string } {
  const section = page.split(/^#+ /m).find((part) => part.startsWith(`${alert}\n`)) ?? '';
  const at = section.indexOf('**Do.**');
  return at === -1 ? { look: section, act: '' } : { look: section.slice(0, at), act: section.slice(at) };
}

/** Runs what stands there; answers what failed. */
export async function follow(world: World, text: string): Promise<string[]> {
  const problems: string[] = [];
  for (const { kind, text: block } of blocksIn(text)) {
    const failed = kind === 'sh' ? await inShell(world, block) : await inDatabase(world, block);
    if (failed !== undefined) problems.push(failed);
  }
  return problems;
}

async function inShell(
  { base, metricsUrl, database, dataDir, backups }: World,
  script: string,
): Promise<string | undefined> {
  const env = {
    ...process.env,
    POKESOL: base,
    METRICS: metricsUrl,
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    BACKUPS: backups,
  };
  const child = spawn('bash', ['-c', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += part));
  const [code] = await once(child, 'close');
  if (process.env.DRILL_SHOW !== undefined) console.log(`${script}${printed}`);
  return code === 0 ? undefined : `«${script.trim()}» ended with ${code}: ${printed.trim()}`;
}

async function inDatabase(world: World, block: string): Promise<string | undefined> {
  const session = await world.session().catch(() => undefined);
  if (session === undefined) return 'the database takes no session';
  try {
    for (const statement of statementsIn(`\`\`\`sql\n${block}\`\`\`\n`)) {
      const { rows: found } = await session.query(statement);
      if (process.env.DRILL_SHOW !== undefined) console.log(statement, found);
    }
    return undefined;
  } catch (error) {
    return `«${block.trim()}»: ${error instanceof Error ? error.message : error}`;
  } finally {
    await session.end();
  }
}
