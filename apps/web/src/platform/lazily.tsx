/** Code that arrives when it is needed. A failed arrival can be tried again, which React's own `lazy` never does. */
import { type ComponentType, lazy } from 'react';
import { connection } from './connection.ts';
import { failLateIfLeaving } from './leaving.ts';
import { loadMissingSheets } from './missingSheets.ts';
import { pageVersion } from './pageVersion.ts';

class NotLoadedError extends Error {
  /** The server answers, and the code does not come a second time: this document will never have it. */
  readonly needsReload: boolean;
  /** Makes the failed component load again. */
  renew: (() => void) | undefined;
  constructor(cause: unknown, needsReload: boolean) {
    super('This part of the page could not be loaded', { cause });
    this.name = 'NotLoadedError';
    this.needsReload = needsReload;
  }
}

/** Also knows the browsers' own words, for code that is loaded with plain `lazy`. */
export const isNotLoaded = (error: unknown) =>
  error instanceof NotLoadedError ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message));

/** Firefox keeps a failed module for as long as the document lives; a new version has taken old code away for good. */
export const needsReload = (error: unknown) => error instanceof NotLoadedError && error.needsReload;

/** The `renew` of parts whose failure is on the screen; before that, React renders the boundary around a part again for each arrival. */
const failed = new Set<() => void>();
/** The parts that did not come when they were last asked for. */
const failedBefore = new Set<unknown>();

/** Call it from a boundary that shows a part's failure in its place. */
export function noteShownFailure(error: unknown) {
  if (error instanceof NotLoadedError && error.renew !== undefined) failed.add(error.renew);
}

/** Lets every part that failed to arrive be asked for again at its next rendering. */
export function retryFailedLoads() {
  for (const renew of failed) renew();
  failed.clear();
}

/** @throws NotLoadedError */
async function arrival<Part>(part: unknown, load: () => Promise<Part>): Promise<Part> {
  const arrived = connection.waiting();
  try {
    const loaded = await failLateIfLeaving(async () => {
      await loadMissingSheets();
      return load();
    });
    failedBefore.delete(part);
    return loaded;
  } catch (error) {
    const isSecond = failedBefore.has(part);
    failedBefore.add(part);
    const checked = connection.check();
    if (isSecond) await checked;
    throw new NotLoadedError(error, isSecond && connection.get().reachable);
  } finally {
    arrived();
  }
}

/** For what is no component. A page that can have it no more offers to be loaded again. @throws NotLoadedError */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    // A function that is made anew for each call says by its source what it loads.
    return await arrival(load.toString(), load);
  } catch (error) {
    if (needsReload(error)) pageVersion.offerReload('part');
    throw error;
  }
}

export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const renew = () => {
    Loaded = lazy(attempt);
  };
  async function attempt() {
    try {
      return await arrival(renew, load);
    } catch (error) {
      if (error instanceof NotLoadedError) error.renew = renew;
      throw error;
    }
  }
  let Loaded = lazy(attempt);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, just like `lazy`
  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
}
