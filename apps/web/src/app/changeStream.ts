/** Listens to the changes of a wallet while no other stream of the page carries them, and while the page is visible. */
import type { Changes } from '../platform/changes.ts';
import { GLANCE_MS, pageStream, type StreamPorts } from '../platform/eventStream.ts';

/** Answers how to stop. */
export function listenForChanges(address: string, changes: Changes, ports: StreamPorts): () => void {
  const { clock, isHidden, onVisibility } = ports;
  /** Other tabs of this wallet hold all the streams there are. */
  let isReplaced = false;
  const { open, close, isOpen } = pageStream(ports, changes.carryAlone(), {
    begin: () => `/api/users/${address}/changes`,
    messages: {
      replaced() {
        isReplaced = true;
        close();
      },
    },
  });

  let stopGlance = () => {};
  function look(): void {
    stopGlance();
    if (changes.isCarried.get()) close();
    else if (isHidden()) stopGlance = clock.after(GLANCE_MS, close);
    else if (!isOpen() && !isReplaced) open();
  }

  const unsubscribe = [
    changes.isCarried.subscribe(look),
    onVisibility(() => {
      // Looked at again, it may take a stream from a hidden tab.
      isReplaced = false;
      look();
    }),
  ];
  look();
  return () => {
    for (const stop of unsubscribe) stop();
    stopGlance();
    close();
  };
}
