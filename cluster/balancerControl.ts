/** Takes a server out of the balancer's sight and back, while it runs: new calls go to the others. */
import { createConnection } from 'node:net';
import { controlSocketOf } from './balancerConfig.ts';
import type { Plan } from './plan.ts';
import { ClusterError } from './programs.ts';

const BACKENDS = ['ready', 'alive'] as const;

export async function setInUse(plan: Plan, number: number, isInUse: boolean): Promise<void> {
  for (const backend of BACKENDS) {
    const said = await ask(plan, `set server ${backend}/s${number} state ${isInUse ? 'ready' : 'maint'}`);
    if (said !== '') throw new ClusterError(`The balancer refuses: ${said}`);
  }
}

/** What it prints, which is nothing when it obeyed. */
function ask(plan: Plan, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = createConnection(controlSocketOf(plan), () => socket.write(`${command}\n`));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      said += chunk;
    });
    socket.once('end', () => resolve(said.trim()));
    socket.once('error', reject);
  });
}
