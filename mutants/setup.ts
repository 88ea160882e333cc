/** Before each file of tests: no mutant is at work while it loads; the last run's would be, in a thread that is used again. */
import { inject } from 'vitest';

type Provided = (key: string) => unknown;
const provided = inject as Provided;

if (provided('mode') === 'mutant' && provided('mutantActivation') === 'runtime') {
  const { [`${provided('globalNamespace')}`]: stryker } = globalThis as Record<string, unknown>;
  if (typeof stryker === 'object' && stryker !== null) Object.assign(stryker, { activeMutant: undefined });
}
