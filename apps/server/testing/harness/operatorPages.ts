/** What the pages for operators have in them to be run: SQL and shell commands, in the order in which they stand. */

export type Block = { kind: 'sql' | 'sh'; text: string };

/** Blocks that need what a test has not (`console`: systemd, jq, an explorer) are not among them. */
export const blocksIn = (page: string): Block[] =>
  [...page.matchAll(/^```(sql|sh)\n([\s\S]*?)^```$/gm)].map(([, kind, text = '']) => ({
    kind: kind === 'sql' ? 'sql' : 'sh',
    text,
  }));

/** Psql's variables (`:'wallet'`) stand for any text, and for any id. */
const ANY = "'00000000-0000-0000-0000-000000000000'";

export const statementsIn = (page: string): string[] =>
  blocksIn(page)
    .filter(({ kind }) => kind === 'sql')
    .flatMap(({ text }) => text.replace(/:'\w+'/g, ANY).split(/;\n/))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
