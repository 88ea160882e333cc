/** Hears what happens in a battle elsewhere, over a stream that is opened again whenever it breaks. */
import type { BattleUpdate } from '@pokesol/protocol';
import { battlePath } from './queries.ts';

const AGAIN_MS = 2_000;

export type StreamListener = {
  /** From which version on to tell, asked at every opening. */
  readonly since: () => number;
  readonly onUpdate: (update: BattleUpdate) => void;
  readonly onLine: (isOpen: boolean) => void;
};

/** Returns how to stop it. */
export function listenToBattle(id: string, { since, onUpdate, onLine }: StreamListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    const stream = new EventSource(`${battlePath(id)}/events?since=${since()}`);
    source = stream;
    stream.addEventListener('open', () => onLine(true));
    stream.addEventListener('update', (event: MessageEvent<string>) => {
      onLine(true);
      onUpdate(JSON.parse(event.data) as BattleUpdate);
    });
    stream.addEventListener('error', () => {
      onLine(false);
      // The browser tries again by itself, except after an answer that was no stream.
      if (stream.readyState !== EventSource.CLOSED) return;
      stream.close();
      timer = setTimeout(open, AGAIN_MS);
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
