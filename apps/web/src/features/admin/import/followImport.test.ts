/** An import is followed to its end through every kind of silence, and never ordered twice. */
import type { ImportProgress, ImportReport } from '@pokesol/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { followImport, type ImportPorts } from './followImport.ts';
import { sampleReport } from './sampleReport.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const REPORT = sampleReport({ added: 102 });
const at = (facts: Partial<ImportProgress>): ImportProgress => ({
  importId: '7f6f1f5e-8b1b-4f5c-9b7e-0f0a3a1c2d3e',
  setId: 'base1',
  status: 'reading',
  cardsRead: 0,
  startedAt: '2026-01-01T00:00:00Z',
  ...facts,
});
const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }), '');
const UNKNOWN = refusal(404, 'import-unknown', 'There is no such import.');
const LINE_CUT = new TypeError('fetch failed');
const NEVER = new Promise<never>(() => {});

type Answer<T> = T | Error | Promise<T>;

/** Answers one after the other, the last of them again and again; every wait is over at once. */
function play(sends: readonly Answer<ImportReport>[], asks: readonly Answer<ImportProgress>[]) {
  const log: string[] = [];
  const give = async <T>(answers: readonly Answer<T>[], index: number): Promise<T> => {
    const answer = answers[Math.min(index, answers.length - 1)];
    if (answer === undefined) throw new Error('nothing was prepared');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const turns = { send: 0, ask: 0 };
  const ports: ImportPorts = {
    send: () => {
      log.push('send');
      return give(sends, turns.send++);
    },
    ask: () => {
      log.push('ask');
      return give(asks, turns.ask++);
    },
    // After a macrotask, so that answers given at once come first.
    wait: () => new Promise((resolve) => setTimeout(resolve, 0)),
    onProgress: ({ status, cardsRead }) => log.push(`${status} ${cardsRead}`),
    onSilence: (isSilent) => isSilent && log.push('silent'),
  };
  const stop = new AbortController();
  return { end: followImport(ports, stop.signal), log, stop };
}

describe('following an import', () => {
  it('ends with the answer to the order', async () => {
    const { end, log } = play([REPORT], [UNKNOWN]);
    expect(await end).toEqual({ kind: 'done', report: REPORT });
    expect(log).toEqual(['send']);
  });

  it('reports the progress while the order is under way', async () => {
    let arrive = (_: ImportReport) => {};
    const slow = new Promise<ImportReport>((resolve) => {
      arrive = resolve;
    });
    const { end, log } = play(
      [slow],
      [UNKNOWN, at({ cardsRead: 40 }), at({ status: 'writing', cardsRead: 102 })],
    );
    while (!log.includes('writing 102')) await new Promise((resolve) => setTimeout(resolve, 0));
    arrive(REPORT);
    expect(await end).toEqual({ kind: 'done', report: REPORT });
    expect(log.slice(0, 6)).toEqual(['send', 'ask', 'ask', 'reading 40', 'ask', 'writing 102']);
    expect(log.filter((line) => line === 'send')).toHaveLength(1);
  });

  it('says what the server said when it refuses', async () => {
    const { end } = play([refusal(409, 'import-running', 'This set is already being imported.')], [UNKNOWN]);
    expect(await end).toEqual({
      kind: 'failed',
      code: 'import-running',
      message: 'This set is already being imported.',
      report: undefined,
    });
  });

  it('passes on which cards cannot be read', async () => {
    const report = { ...REPORT, unreadCount: 1, unread: [{ id: 'x-1', name: 'X', note: 'It has no name.' }] };
    const body = JSON.stringify({ code: 'cards-unreadable', message: '1 card cannot be read.', report });
    const { end } = play([new ApiError(422, body, '')], [UNKNOWN]);
    expect(await end).toMatchObject({ kind: 'failed', code: 'cards-unreadable', report });
  });

  it('asks on when the line is cut, until the import is done, and sends nothing again', async () => {
    const { end, log } = play(
      [LINE_CUT],
      [LINE_CUT, LINE_CUT, at({ cardsRead: 7 }), at({ status: 'done', cardsRead: 102, report: REPORT })],
    );
    expect(await end).toEqual({ kind: 'done', report: REPORT });
    expect(log).toEqual(['send', 'ask', 'silent', 'ask', 'silent', 'ask', 'reading 7', 'ask', 'done 102']);
  });

  it('also where a proxy answers in words of its own', async () => {
    const { end } = play(
      [new ApiError(504, '<html>', 'Gateway Timeout')],
      [at({ status: 'done', report: REPORT })],
    );
    expect(await end).toEqual({ kind: 'done', report: REPORT });
  });

  it('sends the order again when it never arrived', async () => {
    const { end, log } = play([LINE_CUT, REPORT], [UNKNOWN]);
    expect(await end).toEqual({ kind: 'done', report: REPORT });
    expect(log).toEqual(['send', 'ask', 'send']);
  });

  it.each(['failed', 'interrupted'] as const)('reports what went wrong when it %s unseen', async (status) => {
    const { end } = play([LINE_CUT], [at({ status, problem: 'Import it again.' })]);
    expect(await end).toEqual({
      kind: 'failed',
      code: undefined,
      message: 'Import it again.',
      report: undefined,
    });
  });

  it('ends with the progress when the order is never answered', async () => {
    const { end } = play([NEVER], [at({}), at({ status: 'done', report: REPORT })]);
    expect(await end).toEqual({ kind: 'done', report: REPORT });
  });

  it('stops when the caller aborts', async () => {
    const { end, stop, log } = play([NEVER], [at({ cardsRead: 1 })]);
    stop.abort(new Error('closed'));
    await expect(end).rejects.toThrow('closed');
    const asked = log.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).toHaveLength(asked);
  });
});
