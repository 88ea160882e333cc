/** Sums up what was asked: which kinds of statement leave their key out, and which transactions touch two keys. */
import { fingerprintSync } from 'libpg-query';
import type { Tables } from './conditions.ts';
import { readStatement, type Statement, type Use } from './read.ts';
import { type Recorded, TESTS_OWN, type Transaction, type Values } from './recorded.ts';

export type Summary = {
  /** Different statements on tables of the product, apart from how many values their lists have. */
  readonly kinds: number;
  readonly keyed: number;
  /** Transactions that touch a key, and those that touch one alone, which each of their statements names. */
  readonly keyedTransactions: number;
  readonly withOneKey: number;
  /** What has to be mended or named as an exception, and a text that shows it. */
  readonly findings: ReadonlyMap<string, string>;
};

export function summarise(workers: readonly (readonly Recorded[])[], tables: Tables): Summary {
  const kinds = new Map<string, boolean>();
  const findings = new Map<string, string>();
  const read = new Map<string, Statement>();
  const statementOf = (text: string): Statement => {
    const known = read.get(text);
    if (known !== undefined) return known;
    const statement = readStatement(text, tables);
    read.set(text, statement);
    const found = [...statement.keyless, ...statement.oneNode.map((what) => `one node: ${what}`)];
    for (const finding of found) findings.set(finding, text);
    if (statement.uses.length > 0) kinds.set(fingerprintSync(text), statement.keyless.length === 0);
    return statement;
  };
  let keyedTransactions = 0;
  let withOneKey = 0;
  for (const files of workers) {
    const texts = new Map(files.flatMap((file) => file.texts));
    for (const [json, times] of files.flatMap((file) => file.transactions)) {
      const asked = (JSON.parse(json) as Transaction).map(([number, values]) => ({
        text: texts.get(number) ?? '',
        values,
      }));
      // What a test does by itself is its own affair.
      if (asked.some(({ text }) => text.endsWith(TESTS_OWN))) continue;
      const steps = asked.map((step) => ({ ...step, statement: statementOf(step.text) }));
      const uses = steps.flatMap(({ statement, values }) => statement.uses.map((use) => ({ use, values })));
      const keys = new Set(uses.flatMap(({ use, values }) => keysOf(use, values)));
      if (uses.length > 0) keyedTransactions += times;
      const isWhole = steps.every(({ statement }) => statement.keyless.length === 0);
      if (uses.length > 0 && keys.size === 1 && isWhole) withOneKey += times;
      // One look at several places has nothing that could be done by half.
      const isLook = steps.length === 1 && uses.every(({ use }) => use.verb === 'select');
      if (keys.size > 1 && !isLook)
        findings.set(
          crossing(
            uses.map(({ use }) => use),
            keys,
          ),
          steps.map(({ text }) => text).join('\n'),
        );
    }
  }
  const keyed = [...kinds.values()].filter((isKeyed) => isKeyed).length;
  return { kinds: kinds.size, keyed, keyedTransactions, withOneKey, findings };
}

/** The keys that a table was asked by, apart from its group as that transaction numbered them. */
function keysOf({ group, values: named }: Use, values: Values): string[] {
  if (group === 'local') return ['local'];
  const known = named.filter((value) => value !== '?');
  const keys = (known.length > 0 ? known : named).flatMap((value) => {
    const given = value.startsWith('$') ? values[Number(value.slice(1)) - 1] : value;
    return Array.isArray(given) ? given : [given];
  });
  return [...new Set(keys)].map((key) => `${group} ${key}`);
}

/** How many keys of which groups, and what is written with them: the same whatever else is read. */
function crossing(uses: readonly Use[], keys: ReadonlySet<string>): string {
  const groups = [...keys].map((key) => key.split(' ')[0] ?? '');
  const counted = [...new Set(groups)]
    .sort()
    .map((group) => (groups.filter((each) => each === group).length > 1 ? `several ${group}s` : group));
  const writes = uses.filter(({ verb }) => verb !== 'select');
  const done = (writes.length > 0 ? writes : uses).map(({ verb, table }) => `${verb} ${table}`);
  return `${counted.join(' + ')}: ${[...new Set(done)].sort().join(', ')}`;
}
