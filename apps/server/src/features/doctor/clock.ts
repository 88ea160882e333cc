/** Whether another machine's clock and ours agree. */
import { type Finding, ok, warn, wrong } from './finding.ts';

const SEEN_MS = 2_000;
/** From here on sign-ins and offers end too early or too late. */
const HARMFUL_MS = 30_000;

/** `aheadMs`: their time less ours. What lies within `blurMs` says nothing. */
export function clockFinding(about: string, aheadMs: number, blurMs = 0): Finding {
  const differs = Math.max(0, Math.abs(aheadMs) - blurMs);
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const text = `${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} this machine's. Let both machines follow a time server (timedatectl).`;
  if (differs > HARMFUL_MS) return wrong(about, text);
  return differs > SEEN_MS ? warn(about, text) : ok(about, 'agrees with this machine');
}
