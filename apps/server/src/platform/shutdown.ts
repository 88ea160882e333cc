/** The process's end, in order: callers are sent elsewhere, work under way is finished within a limit, then all is closed. */

/** A terminal's Ctrl-C reaches the server once by itself and once through npm: that is one request. */
const SAME_REQUEST_MS = 500;

export type Ending = {
  /** How long the server still answers everything after it has begun to send callers elsewhere. */
  readonly drainMs: number;
  /** How long all the rest may take. */
  readonly limitMs: number;
  leave(): void;
  /** Settles when nothing is under way any more. */
  finish(): Promise<unknown>;
  /** Only then. */
  close(): Promise<unknown>;
  /** What is still under way, for the log. */
  open(): object;
};

export type Shutdown = {
  /** What a signal brings about from now on; before, it ends the process at once. */
  ready(ending: Ending): void;
  signal(): void;
};

export type ShutdownPorts = {
  readonly log: {
    info(what: object, message: string): void;
    warn(what: object, message: string): void;
    error(what: object, message: string): void;
  };
  readonly exit: (code: number) => void;
};

/** One request to end is orderly; another one, or the limit, ends the process where it stands, with code 1. */
export function shutdown({ log, exit }: ShutdownPorts): Shutdown {
  let ending: Ending | undefined;
  let askedMs: number | undefined;

  async function end({ drainMs, limitMs, leave, finish, close, open }: Ending): Promise<void> {
    log.info({ drainSeconds: drainMs / 1000, limitSeconds: limitMs / 1000 }, 'the server ends');
    leave();
    await new Promise((over) => setTimeout(over, drainMs));
    const limit = setTimeout(() => {
      log.warn(open(), 'the server ended at its limit, with this still open');
      exit(1);
    }, limitMs);
    try {
      await finish();
      await close();
    } catch (error) {
      log.error({ err: error, ...open() }, 'the server did not end in order');
      return exit(1);
    } finally {
      clearTimeout(limit);
    }
    log.info({}, 'the server has ended');
    exit(0);
  }

  return {
    ready(given) {
      ending = given;
    },
    signal() {
      if (ending === undefined) {
        log.info({}, 'ended while starting');
        return exit(0);
      }
      const nowMs = performance.now();
      if (askedMs === undefined) {
        askedMs = nowMs;
        void end(ending);
      } else if (nowMs - askedMs >= SAME_REQUEST_MS) {
        log.warn(ending.open(), 'asked to end again: the server ended at once, with this still open');
        exit(1);
      }
    },
  };
}
