/** Builds the server once for the whole test run: tests that kill it run it as people do, and it starts in half the time. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));

/** Vitest's global setup. */
export default function setup(): void {
  execFileSync(process.execPath, [BUILD, 'server'], { stdio: 'inherit' });
}
