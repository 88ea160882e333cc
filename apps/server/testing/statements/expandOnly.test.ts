/** What a migration may do while servers of the version before run, and what not. */
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SnapshotTable } from '../databases/snapshot.ts';
import { takenAway } from './expandOnly.ts';

const TABLE: SnapshotTable = {
  name: 'decks',
  columns: {
    id: { name: 'id', primaryKey: true },
    wallet: { name: 'wallet', primaryKey: false },
    name: { name: 'name', primaryKey: false },
  },
  indexes: {},
  foreignKeys: {
    decks_fk: {
      name: 'decks_fk',
      tableTo: 'wallets',
      columnsFrom: ['wallet'],
      columnsTo: ['address'],
      onDelete: '',
    },
  },
  checkConstraints: { named: { name: 'named' } },
  compositePrimaryKeys: {},
  uniqueConstraints: { decks_name: { name: 'decks_name', columns: ['name'] } },
};

beforeAll(() => loadModule());

describe('a server of before goes on with', () => {
  test.each([
    'create table t (id int primary key, wallet text unique references wallets, check (id > 0))',
    'create table t (deck uuid references decks on delete cascade)',
    'create table t (id int); insert into t select 1 from decks; update t set id = 2; alter table t add check (id > 0)',
    'alter table decks add column a text',
    "alter table decks add column a text not null default ''",
    'alter table decks add column a int not null generated always as (1) stored',
    'alter table decks add column a bigserial not null',
    'alter table decks add column a text unique references wallets',
    'alter table decks add column a text; alter table decks add constraint k foreign key (a) references wallets',
    'alter table decks add column a text; update decks set a = name',
    'alter table decks add column a text; create unique index k on decks (wallet, a)',
    'create unique index k on decks (wallet, id)',
    'alter table decks add constraint k unique (name, wallet)',
    'create index k on decks (wallet)',
    'alter table decks drop constraint decks_fk',
    'alter table decks drop constraint named',
    'create function f() returns trigger language plpgsql as $$ begin return new; end $$; create trigger k before insert on decks for each row execute function f()',
  ])('%s', (text) => {
    expect(takenAway(text, [TABLE])).toEqual([]);
  });
});

describe('a server of before is harmed by', () => {
  test.each([
    ['drop table decks', 'drop decks'],
    ['alter table decks drop column name', 'decks: AT_DropColumn name'],
    ['alter table decks rename column name to title', 'RenameStmt'],
    ['alter table decks rename to piles', 'RenameStmt'],
    ['alter table decks alter column name type int using 1', 'decks: AT_AlterColumnType name'],
    ['alter table decks alter column name set not null', 'decks: AT_SetNotNull name'],
    // It reads what it never wrote.
    ['alter table decks alter column name drop not null', 'decks: AT_DropNotNull name'],
    ["alter table decks alter column name set default 'a'", 'decks: AT_ColumnDefault name'],
    ['alter table decks add column a text not null', 'decks asks for a (CONSTR_NOTNULL)'],
    ["alter table decks add column a text default 'a' unique", 'decks asks for a (CONSTR_UNIQUE)'],
    ['alter table decks add column a text check (name is not null)', 'decks asks for a (CONSTR_CHECK)'],
    [
      "alter table decks add column a text default 'a' references wallets",
      'decks asks for a (CONSTR_FOREIGN)',
    ],
    ['alter table decks add constraint k check (length(name) < 9) not valid', 'decks asks for k'],
    ['alter table decks add constraint k foreign key (name) references cards not valid', 'decks asks for k'],
    ['alter table decks add constraint k unique (wallet)', 'decks asks for k'],
    ['create unique index k on decks (wallet) where name is null', 'unique index k on decks'],
    ['create unique index k on decks (lower(name))', 'unique index k on decks'],
    [
      'alter table decks add column a text; create unique index k on decks (wallet, a) nulls not distinct',
      'unique index k on decks',
    ],
    // Its `on conflict` names it.
    ['alter table decks drop constraint decks_name', 'decks: AT_DropConstraint decks_name'],
    ['alter table decks drop constraint decks_pkey', 'decks: AT_DropConstraint decks_pkey'],
    ['drop index k', 'drop k'],
    ['drop trigger k on decks', 'drop decks.k'],
    // It removes decks, and knows nothing of what would hold them.
    ['create table t (deck uuid references decks)', 't holds rows of decks'],
    [
      'create table t (deck uuid); alter table t add constraint k foreign key (deck) references decks',
      't holds rows of decks',
    ],
    ['alter table decks add column a uuid references decks', 'decks holds rows of decks'],
    ["insert into decks (id) values ('a')", 'insert into decks'],
    ["update decks set name = 'a'", 'update decks.name'],
    ['delete from decks', 'DeleteStmt'],
    ['create or replace function f() returns int language sql as $$ select 1 $$', 'replace function f'],
    ['alter table decks enable row level security', 'decks: AT_EnableRowSecurity'],
  ])('%s', (text, harm) => {
    expect(takenAway(text, [TABLE])).toEqual([harm]);
  });
});
