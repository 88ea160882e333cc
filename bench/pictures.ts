/** What drawing a screen of cards costs that no picture is kept of: 63 creatures, from their facts to PNG. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { toPngUrl } from '@pokesol/pixel-art';
import { type Appearance, drawCreature } from '@pokesol/pixel-art/cards';
import { expectFigure } from './expectFigure.ts';
import { median } from './rate.ts';

const ON_A_SCREEN = 63;
const MOST_MS = 200;
const ROUNDS = 5;
const NAME_WIDTH = 48;

/** Each round draws other prints: pictures are pure, and so none is cheaper for having been drawn. */
export async function benchPictures(): Promise<void> {
  const creatures = ['base1', 'sv3pt5']
    .flatMap((setId) => shippedCards(setId))
    .filter(({ nationalPokedexNumber }) => nationalPokedexNumber !== undefined)
    .slice(0, ON_A_SCREEN);
  const costs = Array.from({ length: ROUNDS + 1 }, (_, round) =>
    processorMs(() => {
      for (const { id, name, subtypes, evolvesFrom, nationalPokedexNumber } of creatures) {
        const card: Appearance = {
          id: `${id} of round ${round}`,
          name,
          subtypes,
          evolvesFrom,
          pokedexNumber: nationalPokedexNumber,
        };
        toPngUrl(drawCreature(card, 'normal'));
      }
    }),
  );
  const [first = Number.NaN, ...later] = costs;
  console.log(`\nPictures of ${creatures.length} new cards (processor time)`);
  line('the first screen, its code not yet compiled', first);
  line('a later screen, median', median(later));
  expectFigure(`the first screen of ${ON_A_SCREEN} new cards takes at most ${MOST_MS} ms`, first <= MOST_MS);
  expectFigure('so does a later one', median(later) <= MOST_MS);
}

const line = (name: string, ms: number) => console.log(`  ${name.padEnd(NAME_WIDTH)} ${ms.toFixed(0)} ms`);

/** Of this process: what others take from the core meanwhile is not ours. */
function processorMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
