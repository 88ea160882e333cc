/** The container and compose files and the units: read without fault, and of one mind with the product about versions, variables and times. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMPOSE_FILE, CONTAINER_FILE, composeProblems, containerProblems } from './operations/container.mjs';
import { SERVED_BY } from './otherNode.mjs';
import { ROOT } from './run.mjs';

const textOf = (path) => readFileSync(path.startsWith('/') ? path : join(ROOT, path), 'utf8');
const CONTAINER = textOf(CONTAINER_FILE);
const COMPOSE = textOf(COMPOSE_FILE);
const UNITS = readdirSync(join(ROOT, 'operations/systemd')).map((name) => [
  name,
  textOf(`operations/systemd/${name}`),
]);
const all = (pattern, text) => [...text.matchAll(pattern)].map(([, found]) => found);

describe.each([
  ['container', containerProblems, CONTAINER_FILE, CONTAINER, 'USER node', 'USR node', 'Unknown instruction'],
  ['compose', composeProblems, COMPOSE_FILE, COMPOSE, 'read_only: true', 'read_only: 12', 'read_only'],
  [
    'compose',
    composeProblems,
    COMPOSE_FILE,
    COMPOSE,
    'cap_drop:',
    'cap_drp:',
    'must NOT have additional properties',
  ],
])('the %s file', (_, problems, path, text, right, wrong, said) => {
  test('has no fault', () => expect(problems()).toEqual([]));
  test(`with «${wrong}» has one`, () => {
    const scratch = mkdtempSync(join(tmpdir(), 'pokesol-container-'));
    onTestFinished(() => rmSync(scratch, { recursive: true }));
    const changed = join(scratch, basename(path));
    writeFileSync(changed, text.replace(right, wrong));
    expect(problems(changed).join('\n')).toContain(said);
  });
});

test('the container is built and run by the Node that the tests know, as a user without rights, and asks whether it is ready', () => {
  const stages = CONTAINER.split(/^FROM /m).slice(1);
  expect(stages.map((stage) => stage.split(/[\s-]/)[0])).toEqual([`node:${SERVED_BY}`, `node:${SERVED_BY}`]);
  const [, run = ''] = stages;
  expect(run).toMatch(/^USER node$/m);
  expect(run).toMatch(/^HEALTHCHECK [\s\S]*\/api\/ready/m);
  expect(run).not.toMatch(/npm|--chown=node/);
});

test('the compose file runs this version, writes nowhere but to its volumes, and keeps the database inside', () => {
  const { version } = JSON.parse(textOf('package.json'));
  expect(new Set(all(/image: pokesol:(\S+)/g, COMPOSE))).toEqual(new Set([version]));
  const [, database = '', server = '', operator = ''] = COMPOSE.split(/^ {2}(?:database|server|operator):$/m);
  for (const service of [server, operator]) {
    expect(service).toMatch(/read_only: true/);
    expect(service).toMatch(/cap_drop:\n {6}- ALL/);
  }
  expect(database).toMatch(/networks:\n {6}- inside\n {4}\w/);
  expect(all(/^ {6}- "(.*:3000)"$/gm, server)).toEqual(['127.0.0.1:3000:3000']);
});

describe('who ends the server', () => {
  const number = (pattern, text) => Number(all(pattern, text)[0]);
  const usual = number(
    /SHUTDOWN_SECONDS: .*default\((\d+)\)/g,
    textOf('apps/server/src/platform/config/config.ts'),
  );

  test('waits longer in a container than the server may take', () => {
    const server = COMPOSE.slice(COMPOSE.indexOf('\n  server:'));
    const takes = number(/DRAIN_SECONDS: "(\d+)"/g, server) + number(/SHUTDOWN_SECONDS: "(\d+)"/g, server);
    expect(number(/stop_grace_period: (\d+)s/g, server)).toBeGreaterThan(takes);
  });
  test('waits longer as a service than the server takes by itself', () => {
    const [, service = ''] = UNITS.find(([name]) => name === 'pokesol.service') ?? [];
    expect(usual).toBeGreaterThan(0);
    expect(number(/TimeoutStopSec=(\d+)$/gm, service)).toBeGreaterThan(usual);
  });
});

test.each([['compose.yaml', COMPOSE], ...UNITS.filter(([name]) => name.endsWith('.service'))])(
  '%s names secrets that the server reads, and gives each',
  (_, text) => {
    const known = all(/^ {2}'([A-Z_]+)',$/gm, textOf('apps/server/src/platform/config/secretFiles.ts'));
    const named = all(/^\s*(?:Environment=)?([A-Z_]+)_FILE[:=]/gm, text).filter(
      (name) => !name.startsWith('POSTGRES'),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(known).toEqual(expect.arrayContaining(named));
    const asked = all(/_FILE[:=] ?(?:\/run\/secrets|%d)\/(\S+)/g, text);
    const given = [...all(/^LoadCredential=([\w-]+):/gm, text), ...all(/^ {2}(\w+):\n {4}file:/gm, text)];
    expect(given.sort()).toEqual([...new Set(asked)].sort());
  },
);

test('each service runs a program of the release, as a user of its own', () => {
  for (const [name, text] of UNITS.filter(([name]) => name.endsWith('.service'))) {
    expect([name, all(/\/opt\/pokesol\/(apps\/server\/dist\/\w+\.js)/g, text)]).toEqual([
      name,
      [name === 'pokesol.service' ? 'apps/server/dist/main.js' : 'apps/server/dist/operator.js'],
    ]);
    expect(text).toMatch(/^DynamicUser=yes$/m);
  }
});
