/** `npm run tool -- browsers` fails when a browser is missing, and says what to install. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.mjs';

test('reports each missing engine in a line with what to install', () => {
  const empty = mkdtempSync(join(tmpdir(), 'pokesol-no-browsers-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/browsers.mjs', 'firefox', 'webkit'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, PATH: empty, PLAYWRIGHT_BROWSERS_PATH: empty },
    },
  );
  rmSync(empty, { recursive: true });
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toEqual([
    'firefox is missing. Install it: apt-get install firefox-esr, or npx playwright install firefox',
    'webkit is missing. Install it: apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit',
  ]);
  expect(status).toBe(1);
});
