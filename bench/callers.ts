/** Starts the process that calls a server as many browsers would (`writesCallers.ts`). */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Called, ToCall } from './writesCallers.ts';

export type Callers = {
  call(asked: ToCall): Promise<{ done: number; ms: number }>;
  stop(): Promise<unknown>;
};

/** One process, which does one thing after the other. */
export function startCallers(): Callers {
  const file = fileURLToPath(new URL('./writesCallers.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  return {
    call: (asked) =>
      new Promise((resolve, reject) => {
        child.once('message', (called: Called) =>
          'failed' in called ? reject(new Error(called.failed)) : resolve(called),
        );
        child.send(asked);
      }),
    stop: async () => child.kill(),
  };
}
