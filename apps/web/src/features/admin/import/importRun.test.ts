/** The import under way is one, stays findable, and is forgotten when asked. */
import type { ImportReport, ImportSetRequest } from '@pokesol/protocol';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import type { ImportEnd } from './followImport.ts';
import { createImportRun, type ImportOrder } from './importRun.ts';
import { sampleReport } from './sampleReport.ts';

const ORDER: ImportOrder = { setId: 'base1', setName: 'Base', source: 'api' };
const REPORT = sampleReport({ added: 102 });

/** An import whose answer the test gives. */
function prepared() {
  const sent: ImportSetRequest[] = [];
  const ends: [ImportOrder, ImportEnd][] = [];
  let answer = (_: ImportReport | Error) => {};
  let ids = 0;
  const run = createImportRun({
    send: (request) => {
      sent.push(request);
      return new Promise((resolve, reject) => {
        answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
      });
    },
    ask: () => Promise.reject(new ApiError(404, '{"code":"import-unknown","message":"None."}', '')),
    wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
    newId: () => `id ${++ids}`,
    onEnd: (order, end) => ends.push([order, end]),
  });
  return { run, sent, ends, answer: (given: ImportReport | Error) => answer(given) };
}

describe('the import under way', () => {
  it('ends with its report, which stays until it is put away', async () => {
    const { run, sent, ends, answer } = prepared();
    const over = run.start(ORDER);
    expect(run.get()).toMatchObject({ status: 'running', order: ORDER });
    run.clear();
    expect(run.get().status).toBe('running');
    answer(REPORT);
    await over;
    expect(run.get()).toEqual({ status: 'done', order: ORDER, report: REPORT });
    expect(sent).toEqual([{ setId: 'base1', source: 'api', importId: 'id 1' }]);
    expect(ends).toEqual([[ORDER, { kind: 'done', report: REPORT }]]);
    run.clear();
    expect(run.get()).toEqual({ status: 'idle' });
  });

  it('is one at a time, and a new one has an id of its own', async () => {
    const { run, sent, answer } = prepared();
    const over = run.start(ORDER);
    await run.start({ ...ORDER, setId: 'base2' });
    expect(sent).toHaveLength(1);
    answer(new ApiError(502, '{"code":"catalogue-unreachable","message":"It is down."}', ''));
    await over;
    expect(run.get()).toEqual({ status: 'failed', order: ORDER, message: 'It is down.', report: undefined });
    const again = run.start(ORDER);
    answer(REPORT);
    await again;
    expect(sent.map(({ importId }) => importId)).toEqual(['id 1', 'id 2']);
  });

  it('is not reported once it is forgotten, not even by a late answer', async () => {
    const { run, ends, answer } = prepared();
    const over = run.start(ORDER);
    run.forget();
    answer(REPORT);
    await over;
    expect(run.get()).toEqual({ status: 'idle' });
    expect(ends).toEqual([]);
  });
});
