/** The chain of a cluster: where it keeps itself, which token it has, and how a wallet gets SOL and tokens. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plan, portsOf } from './plan.ts';
import { ClusterError } from './programs.ts';

export const CHAIN_SLOT_MS = 400;
export const GIFT = { lamports: 10n ** 11n, tokens: 10n ** 13n };

export const chainDirOf = ({ dir }: Pick<Plan, 'dir'>): string => join(dir, 'chain');
export const mintFileOf = (chainDir: string): string => join(chainDir, 'mint');

/** The token that packs are paid with, as soon as the chain runs. */
export function mintOf(plan: Pick<Plan, 'dir'>): string | undefined {
  const file = mintFileOf(chainDirOf(plan));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Throws ClusterError with what the chain says. */
export async function fund(plan: Plan, wallet: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${portsOf(plan).chainGifts}/${wallet}`, { method: 'POST' });
  if (!answer.ok) throw new ClusterError(`The chain gave nothing: ${await answer.text()}`);
}
