/** The product and its tests run in any folder, whatever its name: no source makes a path, a command or code by hand of where it lies. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['apps', 'architecture', 'bench', 'cli', 'e2e', 'mutants', 'packages', 'scripts', 'tools'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'migrations']);

/** What breaks where a folder's name has a space, a quote, or a letter beyond ASCII; and what to do in its place. */
const BREAKS = [
  {
    what: "a file URL's path still has its escapes: fileURLToPath",
    pattern: /import\.meta\.url\)\s*\.pathname/,
    examples: ["const here = new URL('.', import.meta.url).pathname;"],
  },
  {
    what: 'a file URL is made by pathToFileURL, a path by fileURLToPath',
    pattern:
      /`file:\/\/\/?\$\{|['"]file:\/\/\/?['"]\s*\+|import\.meta\.url\.(?:replace|slice|substring|split)/,
    examples: [
      `await import(\`file://\${path}\`)`,
      "'file://' + path",
      "import.meta.url.replace('file://', '')",
    ],
  },
  {
    what: 'a program gets its arguments in a list, not as a line for a shell: execFile or spawn',
    pattern:
      /import[^;]*\{[^}]*\bexec(?:Sync)?\b[^}]*\}\s*from 'node:child_process'|\bshell: (?:true|['"`])|['"]-c['"],\s*`[^`]*\$\{/,
    examples: [
      "import { execFile, exec } from 'node:child_process';",
      'spawn(program, { shell: true })',
      `spawn('sh', ['-c', \`ls \${folder}\`])`,
    ],
  },
  {
    what: 'TypeScript is run by node --import tsx: the path of the socket that its own command makes may be too long',
    pattern: /\.bin\/tsx\b|BIN\}tsx`, \[(?!'watch')/,
    examples: [`run(\`\${BIN}tsx\`, ['cli/battle.ts'])`, "'node_modules/.bin/tsx'"],
  },
  {
    what: 'code that names a module quotes it by JSON.stringify',
    pattern: /\b(?:(?:import|require)\(['"]|(?:from|import) ')\$\{/,
    examples: [`await import('\${module}')`, `import { a } from '\${module}';`],
  },
];

function sourcesIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    const path = `${folder}/${name}`;
    if (entry.isDirectory()) return SKIPPED.has(name) ? [] : sourcesIn(path);
    return /\.(?:[cm]?[jt]s|tsx)$/.test(name) ? [path] : [];
  });
}

const SOURCES = [
  ...FOLDERS.flatMap(sourcesIn),
  ...readdirSync(ROOT).filter((name) => /\.[cm]?[jt]s$/.test(name)),
]
  // Its examples are what it refuses.
  .filter((path) => path !== 'architecture/anywhere.test.ts')
  .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }));

test('the sources are found', () => expect(SOURCES.length).toBeGreaterThan(1000));

test.each(BREAKS)('$what', ({ pattern }) =>
  expect(SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]),
);

test.each(BREAKS.flatMap(({ pattern, examples }) => examples.map((example) => ({ pattern, example }))))(
  '$example would be found',
  ({ pattern, example }) => expect(example).toMatch(pattern),
);

test.each([
  "fileURLToPath(new URL('.', import.meta.url))",
  "execFile(program, ['-c', script])",
  'new URL(request.url).pathname',
  `import { a } from \${JSON.stringify(module)};`,
])('%s is right', (good) => expect(BREAKS.filter(({ pattern }) => pattern.test(good))).toEqual([]));
