/** What of a cluster runs, as lines for a person. */
import { members } from './nodes.ts';
import { BUS, partNames, serverName } from './parts.ts';
import { originOf, type Plan, portsOf, serverNumbers } from './plan.ts';
import { pidOf } from './processes.ts';
import { isReady } from './start.ts';

export async function statusLines(plan: Plan): Promise<string[]> {
  const ports = portsOf(plan);
  const nodes = await members(plan);
  const ready = new Map(
    await Promise.all(
      serverNumbers(plan).map(
        async (number) =>
          [serverName(number), await isReady(`http://127.0.0.1:${ports.server(number)}`)] as const,
      ),
    ),
  );
  const stateOf = (name: string): string => {
    const node = nodes.find((each) => name === `database-${each.name}`);
    if (node !== undefined) return `${node.role}, ${node.state}`;
    const isAble = ready.get(name);
    return isAble === undefined ? '' : isAble ? 'ready' : 'not ready';
  };
  const lines = partNames(plan).map((name) => {
    const pid = pidOf(plan, name);
    return `${name.padEnd(12)} ${pid === undefined ? 'does not run' : `${pid}`.padEnd(8)} ${pid === undefined ? '' : stateOf(name)}`.trimEnd();
  });
  return [
    ...lines,
    '',
    `PokeSol:   ${originOf(plan)} (admin password: ${plan.adminPassword})`,
    `Database:  port ${ports.database}, pooled ${ports.pooledDatabase}; ${BUS}: ${ports.bus}; chain: ${ports.chain}`,
    `Folder:    ${plan.dir} (logs in log/)`,
  ];
}
