/** For tests only: finds public card data in the Pokémon TCG API's shape, which lies beside the repository or nowhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export { BASE1_ATTACKS } from './base1/base1Attacks.ts';
export { BASE1_POWERS } from './base1/base1Powers.ts';
export { BASE1_TRAINERS } from './base1/base1Trainers.ts';
export { writtenDown } from './writtenDown.ts';

type Named = { readonly name: string };
type Modifier = { readonly type: string; readonly value: string };

/** The fields of a public card that the tests read. */
export type PublicCard = Named & {
  readonly id: string;
  readonly supertype: string;
  readonly subtypes?: readonly string[];
  readonly hp?: string;
  readonly level?: string;
  readonly types?: readonly string[];
  readonly evolvesFrom?: string;
  readonly attacks?: readonly (Named & {
    readonly cost: readonly string[];
    readonly convertedEnergyCost: number;
    readonly damage: string;
    readonly text?: string;
  })[];
  readonly abilities?: readonly (Named & { readonly type: string; readonly text?: string })[];
  readonly ancientTrait?: Named & { readonly text: string };
  readonly rules?: readonly string[];
  readonly flavorText?: string;
  readonly weaknesses?: readonly Modifier[];
  readonly resistances?: readonly Modifier[];
  readonly retreatCost?: readonly string[];
  readonly convertedRetreatCost?: number;
  readonly rarity?: string;
  readonly number: string;
  readonly artist?: string;
  readonly nationalPokedexNumbers?: readonly number[];
  readonly regulationMark?: string;
};

export type PublicSet = Named & {
  readonly id: string;
  readonly series: string;
  readonly printedTotal: number;
  readonly total: number;
  readonly releaseDate: string;
  readonly ptcgoCode: string;
};

function findFolder(): string | undefined {
  const named = process.env.SHARED_DATA;
  if (named) return named;
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'shared', 'data');
    if (existsSync(join(found, 'cards'))) return found;
    if (dirname(folder) === folder) return undefined;
  }
}

const folder = findFolder();
export const hasPublicData = folder !== undefined;

/** Ends the name of a skipped test or group: the end of a run counts the tests that need the same. */
export const publicDataNote = hasPublicData ? '' : ' (needs the public card data, see SHARED_DATA)';

function read(...path: string[]): unknown {
  if (folder === undefined) throw new Error('No public card data');
  return JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
}

export const publicCards = (setId: string): PublicCard[] => read('cards', `${setId}.json`) as PublicCard[];

export const publicSet = (setId: string): PublicSet | undefined =>
  (read('sets.json') as PublicSet[]).find((set) => set.id === setId);

/** A ready-made deck as it was sold. */
export type PublicDeck = Named & {
  readonly cards: readonly (Named & { readonly id: string; readonly count: number })[];
};

export const publicDecks = (setId: string): PublicDeck[] => read('decks', `${setId}.json`) as PublicDeck[];

/** The theme decks of every set that has any. */
export const everyPublicDeck = (): PublicDeck[] =>
  filesIn('decks').flatMap((file) => publicDecks(file.slice(0, -'.json'.length)));

/** Every set that is there, those of the second folder too. */
export const everyPublicSet = (): { readonly id: string; readonly cards: readonly PublicCard[] }[] =>
  ['cards', 'more-cards'].flatMap((place) =>
    filesIn(place).map((file) => ({
      id: file.slice(0, -'.json'.length),
      cards: read(place, file) as PublicCard[],
    })),
  );

function filesIn(place: string): readonly string[] {
  if (folder === undefined || !existsSync(join(folder, place))) return [];
  return readdirSync(join(folder, place)).filter((file) => file.endsWith('.json'));
}

/** The ids of all sets whose cards are there. */
export const publicSetIds = (): string[] =>
  folder === undefined
    ? []
    : readdirSync(join(folder, 'cards'))
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length));
