/** The door of the tools: each is there, and every command that the repository names can be called. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, run } from './run.mjs';
import { helpOfTools, TOOLS, toolOf } from './tools.mjs';

test.each(Object.entries(TOOLS))('%s is a file that is there, and says what it does', (_, tool) => {
  expect(existsSync(join(ROOT, tool.script ?? tool.program))).toBe(true);
  expect(tool.does).toMatch(/^[a-z].+[^.]$/);
});

test('the help has a line for each tool', () => {
  const [, , ...lines] = helpOfTools().split('\n');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(Object.keys(TOOLS));
});

test('what is no tool is refused with the list', async () => {
  expect(toolOf('constructor')).toBeUndefined();
  const [asked, unknown] = [[], []];
  expect(await run(process.execPath, ['scripts/tool.mjs', '--help'], { into: asked })).toBe(0);
  expect(await run(process.execPath, ['scripts/tool.mjs', 'nothing'], { into: unknown })).toBe(1);
  expect(asked.join('')).toBe(`${helpOfTools()}\n`);
  expect(unknown.join('')).toBe(`There is no tool nothing.\n\n${helpOfTools()}\n`);
});

const FOLDERS = ['apps', 'architecture', 'bench', 'cli', 'docs', 'e2e', 'mutants', 'operations', 'tools'];
const READ = /\.(md|tsx?|mjs|ya?ml|cfg|conf|json|service|ini)$/;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.cache|migrations|sets)(\/|$)/;

const FILES = [...FOLDERS, 'packages', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => READ.test(path) && !LEFT_OUT.test(path)),
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** `npm run x` and `npm run tool -- x` that cannot be called. */
const unknownIn = (text) =>
  [...text.matchAll(/npm run (?!-)([\w:]+)(?: -- ([a-z]+))?/g)]
    .filter(([, script, tool]) =>
      script === 'tool' ? tool !== undefined && toolOf(tool) === undefined : !Object.hasOwn(scripts, script),
    )
    .map(([call]) => call);

test('every command that is named can be called', () => {
  expect(unknownIn('npm run tool -- doctor, npm run check, npm run tool -- --help')).toEqual([]);
  expect(unknownIn('npm run tool -- nurse, npm run heal')).toEqual(['npm run tool -- nurse', 'npm run heal']);
  const files = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'knip.jsonc', ...FILES].filter(
    (path) => path !== 'scripts/lib/tools.test.mjs',
  );
  const wrong = files.flatMap((path) =>
    unknownIn(readFileSync(join(ROOT, path), 'utf8')).map((call) => `${path}: ${call}`),
  );
  expect(wrong).toEqual([]);
});
