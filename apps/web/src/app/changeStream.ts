/** Listens to the changes of a wallet while no other stream of the page carries them, and while somebody looks. */
import type { Changes } from '../platform/changes.ts';
import {
  GLANCE_MS,
  STREAM_AGAIN_MS,
  STREAM_CLOSED,
  type StreamPorts,
  type StreamSource,
} from '../platform/eventStream.ts';

/** Answers how to stop. */
export function listenForChanges(
  address: string,
  changes: Changes,
  { connect, clock, isHidden, onVisibility }: StreamPorts,
): () => void {
  const carrier = changes.carryAlone();
  let source: StreamSource | undefined;
  let cancel = () => {};
  /** Other tabs of this wallet hold all the streams there are. */
  let isReplaced = false;

  function close(): void {
    cancel();
    cancel = () => {};
    source?.close();
    source = undefined;
    carrier.down();
  }

  function open(): void {
    close();
    const stream = connect(`/api/users/${address}/changes`);
    source = stream;
    const hear = (type: string, run: (event: MessageEvent<string>) => void) =>
      stream.addEventListener(type, (event) => {
        if (source === stream) run(event);
      });
    hear('open', carrier.up);
    hear('changed', ({ data }) => carrier.hear(data));
    hear('replaced', () => {
      isReplaced = true;
      close();
    });
    hear('error', () => {
      carrier.down();
      if (stream.readyState !== STREAM_CLOSED) return;
      stream.close();
      cancel = clock.after(STREAM_AGAIN_MS, open);
    });
  }

  let stopGlance = () => {};
  function look(): void {
    stopGlance();
    if (changes.isCarried.get()) close();
    else if (isHidden()) stopGlance = clock.after(GLANCE_MS, close);
    else if (source === undefined && !isReplaced) open();
  }

  const stopHearing = [
    changes.isCarried.subscribe(look),
    onVisibility(() => {
      // Looked at again, it may take a stream from a tab that nobody looks at.
      isReplaced = false;
      look();
    }),
  ];
  look();
  return () => {
    for (const stop of stopHearing) stop();
    stopGlance();
    close();
  };
}
