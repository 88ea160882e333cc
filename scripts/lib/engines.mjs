/** Finds the browsers for the roads: Playwright's own builds if they are installed, else the system's. */
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ROOT } from './run.mjs';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The folder that contains WebKitGTK's MiniBrowser, by version. */
const LIBRARIES = '/usr/lib';

function miniBrowser() {
  if (onPath('WebKitWebDriver') === undefined || onPath('Xvfb') === undefined) return undefined;
  const machines = existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES).filter((name) => name.includes('-linux-'))
    : [];
  return [...machines.map((name) => join(LIBRARIES, name)), '/usr/libexec', LIBRARIES]
    .flatMap((folder) =>
      ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((path) => existsSync(path));
}

const SYSTEMS = {
  chromium: findChromium,
  firefox: () => onPath('firefox-esr') ?? onPath('firefox'),
  webkit: miniBrowser,
};

const INSTALL = {
  chromium: 'apt-get install chromium, or npx playwright install chromium',
  firefox: 'apt-get install firefox-esr, or npx playwright install firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit',
};

/** The path of the system's program; '' for Playwright's own build; undefined when there is neither. */
export function findEngine(name) {
  const playwright = createRequire(`${ROOT}e2e/package.json`)('@playwright/test');
  return existsSync(playwright[name].executablePath()) ? '' : SYSTEMS[name]();
}

export const missing = (name) => `${name} is missing. Install it: ${INSTALL[name]}`;
