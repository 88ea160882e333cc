/** Builds the server once for the whole test run: tests that kill it run it as people do, and it starts in half the time. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const BUILD = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));

const build = (): void => void execFileSync(process.execPath, [BUILD, 'server'], { stdio: 'inherit' });

/** Vitest's global setup; who watches tests while editing gets the edited server. */
export default function setup(project: TestProject): void {
  build();
  project.onTestsRerun(async () => build());
}
