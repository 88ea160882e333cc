/** Breaks one part of a running cluster, and mends it. */
import { otherNode, postmasterOf, primary } from './nodes.ts';
import * as parts from './parts.ts';
import { DATABASE_NODES, type DatabaseNode, type Plan, serverNumbers } from './plan.ts';
import { kill, killAll, pidOf } from './processes.ts';
import { signal, treeOf } from './processTree.ts';
import { ClusterError } from './programs.ts';

/** `machine`: the primary's, with all that runs on it. */
export const FAULTS = ['primary', 'standby', 'machine', 'server', 'bus', 'balancer', 'pooler'] as const;
export type Fault = (typeof FAULTS)[number];

/** What was broken, in words. Throws ClusterError when it is broken already. */
export async function fail(plan: Plan, fault: Fault, number?: number): Promise<string> {
  switch (fault) {
    case 'primary': {
      const node = await primaryOf(plan);
      const postmaster = postmasterOf(plan, node);
      if (postmaster === undefined) throw new ClusterError(`Postgres of node ${node} does not run.`);
      await killAll([postmaster]);
      return `Postgres of node ${node}, the primary, was killed.`;
    }
    case 'machine': {
      const node = await primaryOf(plan);
      await killMachine(plan, node);
      return `Everything on the machine of node ${node}, the primary, was killed.`;
    }
    case 'standby': {
      const node = otherNode(await primaryOf(plan));
      await killMachine(plan, node);
      return `Everything on the machine of node ${node}, the standby, was killed.`;
    }
    case 'server': {
      const name = parts.serverName(number ?? firstRunning(plan));
      await kill(plan, name);
      return `${name} was killed.`;
    }
    case 'bus':
    case 'balancer':
    case 'pooler':
      await kill(plan, fault);
      return `The ${fault} was killed.`;
  }
}

/** The balancer reads its file anew: new callers meet the new process, those who are there keep the old one for a while. */
export function reloadBalancer(plan: Plan): void {
  const pid = pidOf(plan, parts.BALANCER);
  if (pid === undefined) throw new ClusterError('The balancer does not run.');
  parts.balancer(plan);
  signal(pid, 'SIGUSR2');
}

/** At the same moment: what outlives the others for a moment could still acknowledge something. */
async function killMachine(plan: Plan, node: DatabaseNode): Promise<void> {
  const postmaster = postmasterOf(plan, node);
  const ours = [parts.nodeName(node), parts.voterName(node)].flatMap((name) => pidOf(plan, name) ?? []);
  await killAll([...(postmaster === undefined ? [] : [postmaster]), ...ours].flatMap(treeOf));
}

async function primaryOf(plan: Plan): Promise<DatabaseNode> {
  const node = await primary(plan);
  if (node === undefined) throw new ClusterError('There is no primary.');
  return node;
}

function firstRunning(plan: Plan): number {
  const found = serverNumbers(plan).find((number) => pidOf(plan, parts.serverName(number)) !== undefined);
  if (found === undefined) throw new ClusterError('No server runs.');
  return found;
}

/** The parts that a fault may have ended, to be started again. */
export function partsOf(plan: Plan, fault: Fault): string[] {
  switch (fault) {
    case 'primary':
    case 'standby':
    case 'machine':
      return DATABASE_NODES.flatMap((node) => [parts.voterName(node), parts.nodeName(node)]);
    case 'server':
      return serverNumbers(plan).map(parts.serverName);
    default:
      return [fault];
  }
}
