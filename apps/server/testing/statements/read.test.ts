/** Whether a statement names the keys of its tables, as Postgres' own grammar reads it. */
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStatement } from './read.ts';

const TABLES = {
  columns: {
    decks: ['id', 'wallet', 'name'],
    lines: ['wallet', 'deck_id', 'card_id'],
    battles: ['id', 'state'],
    cards: ['id', 'name'],
    tickets: ['wallet'],
  },
  placements: {
    decks: { group: 'wallet', key: 'wallet' },
    lines: { group: 'wallet', key: 'wallet' },
    battles: { group: 'battle', key: 'id' },
    cards: 'reference',
    tickets: 'local',
  },
} as const;

beforeAll(loadModule);
const read = (text: string) => readStatement(text, TABLES);

describe('names its key', () => {
  const keyed: readonly (readonly [string, Readonly<Record<string, readonly string[]>>])[] = [
    ['select name from decks where wallet = $1', { decks: ['$1'] }],
    ['select d.name from decks d where $1::text = "d"."wallet" and id = $2', { decks: ['$1'] }],
    ['select 1 from decks where wallet in ($1, $2)', { decks: ['$1', '$2'] }],
    ['select 1 from decks where wallet = any($1)', { decks: ['$1'] }],
    ["select 1 from decks where wallet = 'ash'", { decks: ['=ash'] }],
    ['select 1 from decks where (wallet, id) = ($1, $2)', { decks: ['$1'] }],
    [
      'select 1 from decks d join lines l on l.wallet = d.wallet where d.wallet = $1',
      { decks: ['$1'], lines: ['$1'] },
    ],
    [
      'select 1 from decks left join lines using (wallet) where lines.wallet = $1',
      { decks: ['$1'], lines: ['$1'] },
    ],
    [
      'select 1 from decks d where wallet = $1 and not exists (select 1 from lines l where l.wallet = d.wallet)',
      { decks: ['$1'], lines: ['$1'] },
    ],
    [
      'select 1 from decks where wallet in (select wallet from lines where wallet = $1)',
      { decks: ['$1'], lines: ['$1'] },
    ],
    ['insert into lines (deck_id, wallet) values ($1, $2), ($3, $4)', { lines: ['$2', '$4'] }],
    ['insert into lines (card_id, wallet) select id, $1 from cards', { lines: ['$1'] }],
    [
      'insert into lines (wallet, deck_id) select made.* from (values ($1::text, $2::uuid)) as made',
      { lines: ['$1'] },
    ],
    ['update decks set name = $1 where wallet = $2', { decks: ['$2'] }],
    ['delete from decks using cards where decks.wallet = $1', { decks: ['$1'] }],
    [
      'with kept as (update decks set name = $1 where wallet = $2 returning id, wallet as whose)' +
        ' insert into lines (wallet, deck_id) select whose, id from kept',
      { decks: ['$2'], lines: ['$2'] },
    ],
    [
      'select 1 from decks where wallet = $1 union select 1 from decks where wallet = $2',
      { decks: ['$1', '$2'] },
    ],
    ['select name from cards', {}],
    ['create table decks (id text)', {}],
  ];
  test.each(keyed)('%s', (text, keys) => {
    const { uses, keyless } = read(text);
    expect(keyless).toEqual([]);
    const found: Record<string, string[]> = {};
    for (const { table, values } of uses) found[table] = [...new Set([...(found[table] ?? []), ...values])];
    expect(found).toEqual(keys);
  });
});

describe('leaves its key out', () => {
  test.each([
    ['select name from decks', ['select decks by nothing']],
    ['select name from decks where id = $1 and name > $2', ['select decks by id, name']],
    ['select 1 from decks where wallet <> $1', ['select decks by wallet']],
    ['select 1 from decks where wallet = $1 or id = $2', ['select decks by id, wallet']],
    ['select 1 from decks where not (wallet = $1)', ['select decks by wallet']],
    ['select 1 from decks where wallet = name', ['select decks by name, wallet']],
    // One of both is enough: where it is named, the other one is.
    ['select 1 from decks d join lines l on l.wallet = d.wallet', ['select decks by wallet']],
    [
      'select 1 from decks d join lines l on l.deck_id = d.id where d.wallet = $1',
      ['select lines by deck_id'],
    ],
    ['select 1 from decks where id = $1 for update', ['lock decks by id']],
    ['insert into lines (deck_id) values ($1)', ['insert lines by nothing']],
    ['insert into lines (wallet, deck_id) select wallet, id from decks', ['select decks by nothing']],
    ['update decks set wallet = $1 where id = $2', ['update decks by id']],
    ['delete from battles where id in (select id from battles where state = $1)', ['delete battles by id']],
    ['with old as (select id from battles) select 1 from old', ['select battles by nothing']],
    ['select 1 from cards where exists (select 1 from decks where id = cards.id)', ['select decks by id']],
  ])('%s', (text, keyless) => {
    expect(read(text).keyless).toEqual(keyless);
  });
});

test('what only one Postgres knows is found', () => {
  expect(read('select pg_advisory_xact_lock(hashtextextended($1, 0))').oneNode).toEqual([
    'pg_advisory_xact_lock',
  ]);
  expect(read('delete from tickets where ctid = (select ctid from tickets limit 1)').oneNode).toEqual([
    'ctid of tickets',
  ]);
  expect(read('insert into cards (id) values ($1) returning (xmax = 0)').oneNode).toEqual(['xmax of cards']);
});
