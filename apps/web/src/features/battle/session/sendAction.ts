/** Sends an action until it is known what became of it: a lost answer is asked for again under the same id, giving up is never dropped. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleUpdate, PlayerActionJson, StaleAnswer } from '@pokesol/protocol';
import { ApiError } from '../../../platform/api.ts';

export type SentAction<R extends AnyRules> =
  | { readonly kind: 'done'; readonly update: BattleUpdate<R> }
  /** The battle moved on meanwhile: here is the board; the player decides again. */
  | { readonly kind: 'stale'; readonly update: BattleUpdate<R> }
  /** The battle ended before it was sent. */
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly title: string; readonly message: string }
  /** No answer came, or none that can be read. */
  | { readonly kind: 'lost'; readonly error: unknown };

export type SendPorts<R extends AnyRules> = {
  /** What was done under that id already is answered with what it did. */
  readonly send: (
    version: number,
    action: PlayerActionJson<R>,
    requestId: string,
  ) => Promise<BattleUpdate<R>>;
  readonly newId: () => string;
  readonly wait: (ms: number) => Promise<void>;
  /** Called with each board met on the way, so that no update is missing between two answers. */
  readonly onBoard: (update: BattleUpdate<R>) => void;
};

const WAITS_MS = [400, 1_000, 2_000, 4_000, 8_000] as const;

export async function sendAction<R extends AnyRules>(
  { send, newId, wait, onBoard }: SendPorts<R>,
  version: number,
  action: PlayerActionJson<R>,
): Promise<SentAction<R>> {
  let on = version;
  let requestId = newId();
  for (let tries = 0; ; tries += 1) {
    try {
      return { kind: 'done', update: await send(on, action, requestId) };
    } catch (error) {
      const update = staleBoard<R>(error);
      if (update !== undefined) {
        onBoard(update);
        // Conceding means the battle and not the board, whatever is moved on it meanwhile.
        if (action.type === 'concede' && update.result === null && update.version > on) {
          on = update.version;
          requestId = newId();
          continue;
        }
        return { kind: 'stale', update };
      }
      if (error instanceof ApiError && error.code === 'not-signed-in')
        return { kind: 'refused', title: 'Signed Out', message: 'Connect your wallet again to play on.' };
      if (error instanceof ApiError && error.code !== undefined && error.status < 500)
        return { kind: 'refused', title: error.title ?? 'Action Refused', message: error.sentence };
      const pause = WAITS_MS[tries];
      if (pause === undefined) return { kind: 'lost', error };
      console.warn('An action got no answer and is sent again', error);
      await wait(pause);
    }
  }
}

function staleBoard<R extends AnyRules>(error: unknown): BattleUpdate<R> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'battle-version-stale') return undefined;
  return (JSON.parse(error.text) as StaleAnswer<R>).current;
}
