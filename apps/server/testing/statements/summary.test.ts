/** What is made of many statements: kinds, transactions of one key and of several, and what is to be reported. */
import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { type Recorded, TESTS_OWN } from './recorded.ts';
import { summarise } from './summary.ts';
import { verdict } from './verdict.ts';

const TABLES = {
  columns: { decks: ['wallet', 'id'], battles: ['id'], cards: ['id'], tickets: ['wallet'] },
  placements: {
    decks: { group: 'wallet', key: 'wallet' },
    battles: { group: 'battle', key: 'id' },
    cards: 'reference',
    tickets: 'local',
  },
} as const;

beforeAll(loadModule);

/** One worker whose tests asked `texts`, in these transactions: numbers of texts with their values, and how often. */
const summaryOf = (texts: readonly string[], ...transactions: [[number, (number | null)[]][], number][]) => {
  const recorded: Recorded = {
    texts: texts.map((text, number) => [number, text]),
    transactions: transactions.map(([steps, times]) => [JSON.stringify(steps), times]),
  };
  return summarise([[recorded]], TABLES);
};

const READ = 'select 1 from decks where wallet = $1';
const ADD = 'insert into decks (wallet) values ($1)';
const BATTLE = 'update battles set state = $1 where id = $2';

test('a list of other length is no other kind, and a table that is the same everywhere none', () => {
  const summary = summaryOf(
    [
      'select 1 from decks where wallet in ($1)',
      'select 1 from decks where wallet in ($1, $2)',
      'select 1 from cards',
    ],
    [[[0, [0]]], 1],
    [[[1, [0, 0]]], 1],
    [[[2, []]], 1],
  );
  expect(summary).toMatchObject({ kinds: 1, keyed: 1, keyedTransactions: 2, withOneKey: 2 });
  expect([...summary.findings]).toEqual([]);
});

test('a transaction of one key, however often it is named, is none of two', () => {
  const summary = summaryOf(
    [READ, ADD],
    [
      [
        [0, [4]],
        [1, [4]],
      ],
      7,
    ],
  );
  expect(summary).toMatchObject({ keyedTransactions: 7, withOneKey: 7 });
  expect(summary.findings.size).toBe(0);
});

test('two keys of a group, two groups, and a key beside what lies in one place are named by what is written', () => {
  const summary = summaryOf(
    [READ, ADD, BATTLE, 'delete from tickets'],
    [
      [
        [0, [4]],
        [1, [5]],
      ],
      2,
    ],
    [
      [
        [1, [4]],
        [2, [null, 5]],
      ],
      3,
    ],
    [
      [
        [0, [4]],
        [3, []],
      ],
      1,
    ],
  );
  expect(summary).toMatchObject({ keyedTransactions: 6, withOneKey: 0 });
  expect([...summary.findings.keys()]).toEqual([
    'several wallets: insert decks',
    'battle + wallet: insert decks, update battles',
    'local + wallet: delete tickets',
  ]);
});

test('a list of several keys is one look, and two such looks in one transaction are not', () => {
  const list = 'select 1 from decks where wallet in ($1, $2)';
  expect(summaryOf([list], [[[0, [4, 5]]], 1]).findings.size).toBe(0);
  const twice = summaryOf(
    [list, READ],
    [
      [
        [0, [4, 5]],
        [1, [4]],
      ],
      1,
    ],
  );
  expect([...twice.findings.keys()]).toEqual(['several wallets: select decks']);
});

test('what a test asks by itself, and a transaction with it, is left out', () => {
  const own = `delete from decks${TESTS_OWN}`;
  expect(
    summaryOf(
      [READ, own],
      [[[1, []]], 1],
      [
        [
          [0, [4]],
          [1, []],
        ],
        1,
      ],
    ),
  ).toMatchObject({
    kinds: 0,
    keyedTransactions: 0,
    findings: new Map(),
  });
});

test('what is new is reported with what to do, and what is gone in a run of all tests alone', () => {
  const findings = new Map([['select decks by id', 'select 1 from decks where id = $1']]);
  const exceptions = [
    { because: 'It is so.', found: ['select decks by name'] },
    { because: 'Now and then.', found: ['select decks by age'], isRare: true as const },
  ];
  const [fresh, ...more] = verdict({ findings }, exceptions, { isWhole: false });
  expect(more).toEqual([]);
  expect(fresh).toMatch(/^✗ select decks by id\n.*exceptions\.ts.*where id = \$1/s);
  expect(verdict({ findings: new Map() }, exceptions, { isWhole: true })).toEqual([
    expect.stringMatching(/^✗ select decks by name\n.*take it out/s),
  ]);
  expect(
    verdict({ findings: new Map([['select decks by name', '']]) }, exceptions, { isWhole: true }),
  ).toEqual([]);
});
