/** Code that arrives when it is needed. A failed arrival can be tried again, which React's own `lazy` never does. */
import { type ComponentType, lazy } from 'react';
import { connection } from './connection.ts';

class NotLoadedError extends Error {
  constructor(cause: unknown) {
    super('This part of the page could not be loaded', { cause });
    this.name = 'NotLoadedError';
  }
}

/** Also knows the browsers' own words, for code that is loaded with plain `lazy`. */
export const isNotLoaded = (error: unknown) =>
  error instanceof NotLoadedError ||
  (error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message));

const failed = new Set<() => void>();

/** Lets every part that failed to arrive be asked for again at its next rendering. */
export function retryFailedLoads() {
  for (const renew of failed) renew();
  failed.clear();
}

export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const renew = () => {
    Loaded = lazy(attempt);
  };
  async function attempt() {
    const arrived = connection.waiting();
    try {
      return await load();
    } catch (error) {
      failed.add(renew);
      void connection.check();
      throw new NotLoadedError(error);
    } finally {
      arrived();
    }
  }
  let Loaded = lazy(attempt);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, just like `lazy`
  return function Part(props: Props) {
    return <Loaded {...props} />;
  };
}
