/**
 * Loaded before the server's own code by a drill: faults that only a process itself can have. Each is on as long as a file
 * of its name lies in FAULTS.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort } from 'node:worker_threads';

const isOn = (fault) => existsSync(join(process.env.FAULTS ?? '', fault));
const TICK_MS = 100;
const BUSY_MS = 300;
const LEAK_BYTES = 64 * 1024 * 1024;
const LEAK_MOST = 12;

if (isMainThread) {
  const leaked = [];
  setInterval(() => {
    if (isOn('leak') && leaked.length < LEAK_MOST) leaked.push(Buffer.alloc(LEAK_BYTES, 1));
    const end = performance.now() + BUSY_MS;
    while (isOn('busy') && performance.now() < end);
  }, TICK_MS).unref();
} else if (parentPort !== null) {
  // A thread that thinks: it hangs, or breaks, when it is given a turn.
  const on = parentPort.on.bind(parentPort);
  parentPort.on = (event, listener) =>
    on(event, (...given) => {
      const still = new Int32Array(new SharedArrayBuffer(4));
      while (isOn('hang')) Atomics.wait(still, 0, 0, TICK_MS);
      if (isOn('break')) process.exit(1);
      listener(...given);
    });
}
