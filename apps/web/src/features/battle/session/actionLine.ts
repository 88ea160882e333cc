/** One action of this page at a time: the next one waits for the answer to the one before. */
import type { AnyRules } from '@pokesol/engine';
import type { PlayerActionJson } from '@pokesol/protocol';
import type { Known } from './latest.ts';
import { type SendPorts, type SentAction, sendAction } from './sendAction.ts';

export type ActionLine<R extends AnyRules> = (
  version: number,
  action: PlayerActionJson<R>,
) => Promise<SentAction<R>>;

export type LinePorts<R extends AnyRules> = SendPorts<R> & {
  readonly known: () => Pick<Known<'classic'>, 'version' | 'result'>;
  readonly onBusy: (isBusy: boolean) => void;
};

/** `onBoard` gets every board that an answer brings. */
export function actionLine<R extends AnyRules>(ports: LinePorts<R>): ActionLine<R> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function send(version: number, action: PlayerActionJson<R>): Promise<SentAction<R>> {
    const { version: newest, result } = ports.known();
    if (result !== null) return { kind: 'over' };
    const sent = await sendAction(ports, action.type === 'concede' ? newest : version, action);
    if (sent.kind === 'done') ports.onBoard(sent.update);
    return sent;
  }

  return async (version, action) => {
    waiting += 1;
    ports.onBusy(true);
    const mine = last.then(() => send(version, action));
    // What became of the one before is its caller's to hear.
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
      if (waiting === 0) ports.onBusy(false);
    }
  };
}
