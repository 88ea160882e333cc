/** Faults of chance, one after the other, for some time: what is broken is mended after a while of chance too. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Random, seedRandom } from '@pokesol/engine';
import { untilRedundant } from '../nodes.ts';
import type { DrillFault } from './faultsOfDrill.ts';
import { type Drill, drilled, inWords, type Outcome, type Pause, takePause } from './rounds.ts';

const LEAST_MS = 500;
const MOST_MS = 8_000;

export async function chaos(
  drill: Drill,
  {
    seconds,
    seed = String(Date.now()),
    faults,
  }: { seconds: number; seed: string | undefined; faults: readonly DrillFault[] },
): Promise<Outcome> {
  console.log(`${seconds} s of chaos, by the seed ${seed}.`);
  const random = seedRandom(seed);
  const until = performance.now() + seconds * 1000;
  const work = async (): Promise<Pause[]> => {
    const all: Pause[] = [];
    while (performance.now() < until) {
      const fault = faults[random.below(faults.length)];
      if (fault === undefined) throw new RangeError('There is no fault to choose');
      await fault.put(drill.plan, all.length);
      await delay(someTime(random));
      await fault.mend(drill.plan);
      await untilRedundant(drill.plan);
      await delay(someTime(random));
      const pause = takePause(drill.people);
      all.push(pause);
      console.log(`${fault.what}: ${inWords(pause)}`);
    }
    await drill.people.allGetOn();
    return all;
  };
  return drilled(drill, 'chaos', work);
}

const someTime = (random: Random): number => LEAST_MS + random.below(MOST_MS - LEAST_MS);
