/** Brings an import to its end whatever the line does: the order is sent, its progress asked for, and both again where no answer comes. */
import { type ImportProgress, type ImportReport, importReport, knownMessageOf } from '@pokesol/protocol';
import { ApiError, sentenceOf } from '../../../platform/api.ts';

export type ImportPorts = {
  /** Sends the order; under the same id it may be sent twice. */
  readonly send: () => Promise<ImportReport>;
  readonly ask: () => Promise<ImportProgress>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Whether the server has fallen silent; the import may go on there all the same. */
  readonly onSilence: (isSilent: boolean) => void;
};

export type ImportEnd =
  | { readonly kind: 'done'; readonly report: ImportReport }
  | {
      readonly kind: 'failed';
      readonly code: string | undefined;
      readonly message: string;
      /** Where cards could not be read: which. */
      readonly report: ImportReport | undefined;
    };

const ASK_EVERY_MS = 600;
const SILENT_PAUSE_MS = 2_000;

/** Resolves with how it ended. Rejects only with the signal's reason: the caller has stopped waiting. */
export async function followImport(ports: ImportPorts, signal: AbortSignal): Promise<ImportEnd> {
  for (;;) {
    const order = sent(ports);
    const end = await endOfOrder(order, ports, signal);
    if (end !== 'never arrived') return end;
  }
}

type Order = { answer: ImportEnd | 'lost' | undefined; settled: Promise<void> };

function sent({ send }: ImportPorts): Order {
  const order: Order = { answer: undefined, settled: Promise.resolve() };
  order.settled = attempt(send).then((answer) => {
    order.answer = answer;
  });
  return order;
}

async function endOfOrder(
  order: Order,
  ports: ImportPorts,
  signal: AbortSignal,
): Promise<ImportEnd | 'never arrived'> {
  for (let pause = ASK_EVERY_MS; ; ) {
    const isLost = order.answer === 'lost';
    await (isLost ? ports.wait(pause) : Promise.race([order.settled, ports.wait(pause)]));
    signal.throwIfAborted();
    if (order.answer !== undefined && order.answer !== 'lost') return order.answer;

    const seen = await ask(ports);
    signal.throwIfAborted();
    if (seen === 'unknown' && order.answer === 'lost') return 'never arrived';
    // While the order itself is still being answered, nothing is amiss.
    const isSilent = seen === 'silent' && order.answer === 'lost';
    ports.onSilence(isSilent);
    pause = isSilent ? SILENT_PAUSE_MS : ASK_EVERY_MS;
    if (seen === 'unknown' || seen === 'silent') continue;

    ports.onProgress(seen);
    const end = endOf(seen);
    if (end === undefined) continue;
    // The answer itself says more, if it comes at all.
    await Promise.race([order.settled, ports.wait(SILENT_PAUSE_MS)]);
    signal.throwIfAborted();
    return order.answer === undefined || order.answer === 'lost' ? end : order.answer;
  }
}

async function attempt(send: ImportPorts['send']): Promise<ImportEnd | 'lost'> {
  try {
    return { kind: 'done', report: await send() };
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.code !== undefined;
    if (isAnswer)
      return { kind: 'failed', code: error.code, message: error.sentence, report: reportIn(error.text) };
    console.warn('An import got no answer; its progress will tell', error);
    return 'lost';
  }
}

async function ask(ports: ImportPorts): Promise<ImportProgress | 'unknown' | 'silent'> {
  try {
    return await ports.ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'import-unknown') return 'unknown';
    console.warn(`The progress of an import could not be read: ${sentenceOf(error)}`);
    return 'silent';
  }
}

function endOf({ status, report, refusal, problem }: ImportProgress): ImportEnd | undefined {
  if (status === 'done' && report !== undefined) return { kind: 'done', report };
  if (status !== 'failed' && status !== 'interrupted') return undefined;
  const message = (refusal && knownMessageOf(refusal)) ?? problem ?? '';
  return { kind: 'failed', code: undefined, message, report };
}

/** A refusal for the sake of some cards names them. */
function reportIn(text: string): ImportReport | undefined {
  const body: unknown = JSON.parse(text);
  const found = typeof body === 'object' && body !== null && 'report' in body ? body.report : undefined;
  return importReport.safeParse(found).data;
}
