/** Finds a Chromium for the browser tests, or installs one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { BIN, ROOT } from './run.mjs';

/** The one without windows and tabs first: it draws the same pages with a fifth less work. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of an executable. Throws, with what to do, if there is none and none can be installed. */
export function ensureChromium() {
  const found = findChromium() ?? (installPlaywrights() || installDebians() ? findChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error(
    'there is no Chromium, and none could be installed. Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
  );
}

/** The path of an executable that is there already, or undefined. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && existsSync(given)) return given;
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) if (executable(join(folder, name))) return join(folder, name);
  const own = createRequire(`${ROOT}e2e/package.json`)('@playwright/test').chromium.executablePath();
  return executable(own) ? own : undefined;
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installPlaywrights() {
  console.log('Installing Chromium (Playwright’s)…');
  const { status } = spawnSync(`${BIN}playwright`, ['install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0;
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium (Debian’s)…');
  const apt = (...given) => execFileSync('apt-get', [...given, '-qq'], { stdio: 'ignore' });
  for (const name of ['chromium-headless-shell', 'chromium'])
    try {
      apt('update');
      apt('install', '-y', name);
      return true;
    } catch (error) {
      console.error(`apt-get: ${error.message}`);
    }
  return false;
}
