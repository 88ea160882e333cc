/**
 * Keeps what the tests of a worker ask the database, for `judge.ts` to read when all are done: each text once, and each kind
 * of transaction with how often it ran. Vitest's setup file: it is run for every file of tests, in one process.
 */
import { appendFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { afterAll } from 'vitest';
import { markOwnStatements } from './ownStatements.ts';
import { RECORDS, type Recorded } from './recorded.ts';

type Recorder = { texts: Map<string, number>; fresh: [number, string][]; transactions: Map<string, number> };
type Open = { steps: Set<string>; numbers: Map<string, number> };
type Asked = pg.Query & { text?: unknown; values?: unknown };

const RECORDER = Symbol.for('pokesol.recorder');
/** Longer strings are no keys. */
const LONGEST_KEY = 100;

const recorderOf = (): Recorder => {
  const kept = globalThis as { [RECORDER]?: Recorder };
  kept[RECORDER] ??= watchDriver({ texts: new Map(), fresh: [], transactions: new Map() });
  return kept[RECORDER];
};

/** Every statement of every connection goes this way; those of a copy, which a backup reads and writes, do not. */
function watchDriver(recorder: Recorder): Recorder {
  markOwnStatements();
  const open = new WeakMap<object, Open>();
  const { submit } = pg.Query.prototype;
  pg.Query.prototype.submit = function (this: Asked, connection: pg.Connection) {
    if (typeof this.text === 'string') keep(recorder, open, connection, this.text, this.values);
    return submit.call(this, connection);
  };
  return recorder;
}

function keep(
  recorder: Recorder,
  open: WeakMap<object, Open>,
  connection: object,
  text: string,
  values: unknown,
): void {
  const word = /^\s*(begin|commit|rollback)\b(?! to)/i.exec(text)?.[1]?.toLowerCase();
  const under = open.get(connection);
  if (word === 'begin') open.set(connection, { steps: new Set(), numbers: new Map() });
  else if (word !== undefined) {
    open.delete(connection);
    // What was rolled back has changed nothing, wherever it was.
    if (under !== undefined && word === 'commit') count(recorder, under);
  } else if (under !== undefined) add(recorder, under, text, values);
  else {
    const alone = { steps: new Set<string>(), numbers: new Map<string, number>() };
    add(recorder, alone, text, values);
    count(recorder, alone);
  }
}

function add(recorder: Recorder, { steps, numbers }: Open, text: string, values: unknown): void {
  let number = recorder.texts.get(text);
  if (number === undefined) {
    number = recorder.texts.size;
    recorder.texts.set(text, number);
    recorder.fresh.push([number, text]);
  }
  const numberOf = (value: unknown): number | null => {
    if (typeof value !== 'string' || value.length > LONGEST_KEY) return null;
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return known;
  };
  const named = Array.isArray(values)
    ? values.map((value) => (Array.isArray(value) ? value.map(numberOf) : numberOf(value)))
    : [];
  steps.add(JSON.stringify([number, named]));
}

function count({ transactions }: Recorder, { steps }: Open): void {
  if (steps.size === 0) return;
  const transaction = `[${[...steps].join()}]`;
  transactions.set(transaction, (transactions.get(transaction) ?? 0) + 1);
}

const recorder = recorderOf();

afterAll(() => {
  const folder = process.env[RECORDS];
  if (folder === undefined) return;
  const recorded: Recorded = { texts: recorder.fresh, transactions: [...recorder.transactions] };
  recorder.fresh = [];
  recorder.transactions.clear();
  appendFileSync(`${folder}/${process.pid}-${threadId}.jsonl`, `${JSON.stringify(recorded)}\n`);
});
