/** Games of the official rules: each kind of card is in two where `docs/rules.md` says, and there are as many as it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const OFFICIAL = 'packages/engine/src/official/';
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

const section = textOf('docs/rules.md').split('### Kinds of cards')[1]?.split('\n## ')[0] ?? '';
const rows = [...section.matchAll(/^\| (.+?) \| `(\S+)` \| (.+?) \|$/gm)].map(
  ([, kind = '', file = '', heading = '']) => [kind, file, heading] as const,
);

type Game = { readonly heading: string; readonly title: string; readonly text: string };

/** The tests of a file that move a player's cards, each with the heading it stands under. */
function gamesIn(path: string): readonly Game[] {
  const found: Game[] = [];
  let heading = '';
  for (const text of textOf(path).split(/\n(?= *(?:describe|test)(?:\.each)?\()/)) {
    const [, title = ''] = /(['"`])(.*?)\1[,)]/s.exec(text)?.slice(1) ?? [];
    if (/^ *describe/.test(text)) heading = title;
    if (/^test/.test(text)) heading = '';
    if (/^ *test/.test(text) && /\b(?:you|opponent|player)\b.*\.\w+\(/.test(text))
      found.push({ heading, title, text });
  }
  return found;
}
/** A number of the rules, a seed, or a number of the source that the rules name. */
const cites = ({ heading, title, text }: Game): readonly string[] => [
  ...new Set(
    `${heading} ${title} ${[...text.matchAll(/\/\/.*|\/\*\*.*/g)].join(' ')}`.match(
      /\b\d{1,2}\.\d{1,2}[a-z]?\b|seeds? \d+|rules? \d+|\b[A-F]-\d\d\b/g,
    ),
  ),
];

test.each(rows)('%s: two games or more in `%s`', (_, file, heading) => {
  const games = gamesIn(OFFICIAL + file).filter((game) => game.heading === heading);
  expect(games.length).toBeGreaterThanOrEqual(2);
});

const files = readdirSync(new URL(OFFICIAL, ROOT), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.test.ts'),
);
const citing = (paths: readonly string[]) =>
  paths.flatMap((path) => gamesIn(OFFICIAL + path)).filter((each) => cites(each).length > 0);

test('at least 220 games cite the rule that they are about', () => {
  expect(citing(files).length).toBeGreaterThanOrEqual(220);
});

test('at least 100 of them are about several mechanics that meet', () => {
  const meetings = files.filter((path) => path.startsWith('scenarios/') || path === 'meetings.test.ts');
  expect(citing(meetings).length).toBeGreaterThanOrEqual(100);
});

test('every kind has its row', () => {
  expect(new Set(rows.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(30);
});
