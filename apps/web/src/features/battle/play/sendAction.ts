/** Sends an action until it is known what became of it: a lost answer is asked for again, giving up is never dropped. */
import type { BattleUpdate, PlayerActionJson, StaleAnswer } from '@pokesol/protocol';
import { ApiError } from '../../../platform/api.ts';
import { holdsAction } from './latest.ts';

export type SentAction =
  | { readonly kind: 'done'; readonly update: BattleUpdate }
  /** Somebody moved meanwhile: here is the board; the player decides again. */
  | { readonly kind: 'stale'; readonly update: BattleUpdate }
  /** The battle ended before it was sent. */
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly title: string; readonly message: string }
  /** No answer came, or none that can be read. */
  | { readonly kind: 'lost'; readonly error: unknown };

export type SendPorts = {
  readonly send: (version: number, action: PlayerActionJson) => Promise<BattleUpdate>;
  readonly wait: (ms: number) => Promise<void>;
  /** Hears of each board that was met on the way, so that no update is missing between two answers. */
  readonly onBoard: (update: BattleUpdate) => void;
};

const WAITS_MS = [400, 1_000, 2_000, 4_000, 8_000] as const;

export async function sendAction(
  { send, wait, onBoard }: SendPorts,
  version: number,
  action: PlayerActionJson,
): Promise<SentAction> {
  let on = version;
  for (let tries = 0; ; tries += 1) {
    try {
      return { kind: 'done', update: await send(on, action) };
    } catch (error) {
      const update = staleBoard(error);
      if (update !== undefined) {
        onBoard(update);
        // Conceding means the battle and not the board, whatever is moved on it meanwhile.
        if (action.type === 'concede' && update.result === null && update.version > on) {
          on = update.version;
          continue;
        }
        // Only what was sent before can have been done already.
        return { kind: tries > 0 && holdsAction(update, action) ? 'done' : 'stale', update };
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

function staleBoard(error: unknown): BattleUpdate | undefined {
  if (!(error instanceof ApiError) || error.code !== 'battle-version-stale') return undefined;
  return (JSON.parse(error.text) as StaleAnswer).current;
}
