/** Whether the card catalogues that are set answer. Without one the shipped sets can still be imported. */
import { CatalogueError, type CatalogueSource } from '../imports/index.ts';
import { type Check, type Finding, ok, reason, warn } from './finding.ts';

const ABOUT = 'card source';

export const checkCatalogues = (sources: readonly CatalogueSource[]): Check => ({
  about: ABOUT,
  run: async () => {
    const foreign = sources.filter(({ kind }) => kind !== 'shipped');
    if (foreign.length === 0) return [ok(ABOUT, 'the shipped sets alone; every other catalogue is off')];
    return Promise.all(foreign.map(ask));
  },
});

async function ask(source: CatalogueSource): Promise<Finding> {
  try {
    const sets = await source.sets('lookup');
    return sets.length === 0
      ? warn(ABOUT, `${source.name} has no set to import.`)
      : ok(ABOUT, `${source.name}: ${sets.length} sets`);
  } catch (error) {
    const said = error instanceof CatalogueError ? error.message : `${source.name}: ${reason(error)}.`;
    return warn(ABOUT, `${said} Sets are imported from the next one; off in place of its address skips it.`);
  }
}
