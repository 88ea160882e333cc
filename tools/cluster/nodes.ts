/** The database nodes as Patroni reports them: which is primary, which stand by, and a change of roles on purpose. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { dataDirOf } from './patroniConfig.ts';
import { DATABASE_NODES, type DatabaseNode, type Plan, portsOf } from './plan.ts';
import { belongsTo, isRunning } from './processTree.ts';
import { ClusterError } from './programs.ts';

const LOOK_MS = 200;
const LONGEST_MENDING_MS = 120_000;
const LONGEST_ASK_MS = 2_000;
/** A change of roles answers when it is over. */
const LONGEST_SWITCH_MS = 60_000;

const membersSchema = z.object({
  members: z.array(
    z.object({
      name: z.enum(DATABASE_NODES),
      role: z.string(),
      state: z.string(),
      lag: z.unknown().optional(),
    }),
  ),
});
export type Member = z.infer<typeof membersSchema>['members'][number];

const urlOf = (plan: Plan, node: DatabaseNode): string => `http://127.0.0.1:${portsOf(plan).patroni(node)}`;

/** What the first node that answers says of all; nothing where none does. */
export async function members(plan: Plan): Promise<Member[]> {
  for (const node of DATABASE_NODES) {
    const answer = await fetch(`${urlOf(plan, node)}/cluster`, {
      signal: AbortSignal.timeout(LONGEST_ASK_MS),
    }).catch(() => undefined);
    const parsed = membersSchema.safeParse(await answer?.json().catch(() => undefined));
    if (parsed.success) return parsed.data.members;
  }
  return [];
}

/** The node that holds the leader's key and answers. */
export async function primary(plan: Plan): Promise<DatabaseNode | undefined> {
  for (const node of DATABASE_NODES) {
    const answer = await fetch(`${urlOf(plan, node)}/primary`, {
      method: 'OPTIONS',
      signal: AbortSignal.timeout(LONGEST_ASK_MS),
    }).catch(() => undefined);
    if (answer?.status === 200) return node;
  }
  return undefined;
}

export const otherNode = (node: DatabaseNode): DatabaseNode => (node === 'a' ? 'b' : 'a');

/** A primary, and a standby that has every commit before it is acknowledged. */
export async function isRedundant(plan: Plan): Promise<boolean> {
  const found = await members(plan);
  return (
    found.some(({ role, state }) => role === 'leader' && state === 'running') &&
    found.some(({ role, state }) => role === 'sync_standby' && ['running', 'streaming'].includes(state))
  );
}

/** Throws ClusterError when there is still no standby after two minutes. */
export async function untilRedundant(plan: Plan): Promise<void> {
  const until = performance.now() + LONGEST_MENDING_MS;
  while (!(await isRedundant(plan))) {
    if (performance.now() > until) throw new ClusterError('The database has no standby again.');
    await delay(LOOK_MS);
  }
}

/** Primary and standby change roles; the answer says what Patroni says of it. Throws ClusterError when it refuses. */
export async function switchover(plan: Plan): Promise<string> {
  const leader = await primary(plan);
  if (leader === undefined) throw new ClusterError('There is no primary that could hand over.');
  const answer = await fetch(`${urlOf(plan, leader)}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader, candidate: otherNode(leader) }),
    signal: AbortSignal.timeout(LONGEST_SWITCH_MS),
  });
  const said = await answer.text();
  if (!answer.ok) throw new ClusterError(`Patroni refuses: ${said}`);
  return said;
}

/** Postgres' own process, whose parent is not Patroni. */
export function postmasterOf(plan: Plan, node: DatabaseNode): number | undefined {
  const file = join(dataDirOf(plan, node), 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 0 && isRunning(pid) && belongsTo(plan.dir, pid) ? pid : undefined;
}
