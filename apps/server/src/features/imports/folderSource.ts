/** Reads a folder of JSON files in the Pokémon TCG API's shape: a file for each set, and a list of the sets where there is one. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isIdText } from '@pokesol/cards';
import { z } from 'zod';
import { createYielder } from '../../platform/yielder.ts';
import { completeCard } from './apiSource.ts';
import { knownSet } from './knownSets.ts';
import { readPublicCard } from './publicCard.ts';
import { setsFrom } from './publicSet.ts';
import { CatalogueError, type CatalogueSource, type SourceSet } from './source.ts';

const NAME = 'Card files on this server';
const NAMED = { catalogue: NAME };
const MOST_BYTES = 64 * 1024 * 1024;
/** Where the list of sets and the card files may be: the cards beside the list, by language, or directly in the folder. */
const LISTS = ['sets.json', join('sets', 'en.json')] as const;
const PLACES = ['cards', join('cards', 'en'), ''] as const;

/** A list, or a saved answer of the API. */
const list = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

/** A card in a set's file; one saved from the API also has its set. */
const ofASet = z.object({
  id: z.string(),
  name: z.string(),
  supertype: z.string(),
  number: z.union([z.string(), z.number()]),
  set: z.unknown().optional(),
});

type OpenFolder = {
  /** The subfolder with the sets' files. */
  readonly place: string;
  readonly setIds: ReadonlySet<string>;
  readonly listed: readonly SourceSet[] | undefined;
};

export function folderSource(folder: string): CatalogueSource {
  /** What a file holds; `undefined` where there is none. A link that leads out of the folder counts as none. */
  async function read(...path: string[]): Promise<unknown[] | undefined> {
    const file = await inside(folder, join(...path));
    if (file === undefined) return undefined;
    const said = { ...NAMED, file: path.join('/').replaceAll(sep, '/') };
    if ((await stat(file)).size > MOST_BYTES)
      throw new CatalogueError({
        reason: 'file-too-large',
        params: { ...said, megabytes: MOST_BYTES / 1024 / 1024 },
      });
    let parsed: unknown;
    try {
      parsed = JSON.parse(await readFile(file, 'utf8'));
    } catch (error) {
      if (error instanceof SyntaxError) throw new CatalogueError({ reason: 'file-not-json', params: said });
      throw error;
    }
    const entries = list.safeParse(parsed);
    if (!entries.success) throw new CatalogueError({ reason: 'file-not-a-list', params: said });
    return entries.data;
  }

  /** The sets of the folder's list, if there is one, and the ids of the sets that have a card file. */
  async function open(): Promise<OpenFolder> {
    let listed: SourceSet[] | undefined;
    for (const path of LISTS) {
      const raw = listed === undefined ? await read(path) : undefined;
      if (raw !== undefined) listed = setsFrom(raw);
    }
    for (const place of PLACES) {
      const files = await readdir(join(folder, place)).catch(() => []);
      const ids = files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));
      const setIds = place === '' ? ids.filter((id) => id !== 'sets') : ids;
      if (setIds.length > 0) return { place, setIds: new Set(setIds), listed };
    }
    return { place: 'cards', setIds: new Set(), listed };
  }

  /** A set that the list lacks, described by its cards or by its known id; undefined when the file is not a set's. */
  async function unlisted(place: string, setId: string): Promise<SourceSet | undefined> {
    const known = knownSet(setId);
    let cards: readonly unknown[];
    try {
      cards = (await read(place, fileOf(setId))) ?? [];
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      // Directly in the folder it may be any other file; in a folder of sets it is a set, and its import says what is wrong.
      if (place === '' && known === undefined) return undefined;
      return { ...unknownSet(setId, 0), ...known };
    }
    const first = ofASet.safeParse(cards[0]);
    if (!first.success) return undefined;
    const [own] = setsFrom([first.data.set]);
    const facts = own?.id === setId ? own : known;
    return { ...unknownSet(setId, cards.length), ...facts, total: cards.length };
  }

  async function sets(): Promise<SourceSet[]> {
    const { place, setIds, listed } = await open();
    const found = (listed ?? []).filter(({ id }) => setIds.has(id));
    const named = new Set(listed?.map(({ id }) => id));
    for (const id of setIds) {
      const set = named.has(id) || !isIdText(id) ? undefined : await unlisted(place, id);
      if (set !== undefined) found.push(set);
    }
    if (listed === undefined && found.length === 0)
      throw new CatalogueError({ reason: 'folder-without-sets', params: NAMED });
    return found;
  }

  return {
    kind: 'folder',
    name: NAME,
    sets: () => sets().catch((error: unknown) => Promise.reject(unreadable(error))),

    async cards(set, onProgress) {
      const raw = await open()
        .then(({ place }) => read(place, fileOf(set.id)))
        .catch((error: unknown) => {
          throw unreadable(error);
        });
      if (raw === undefined)
        throw new CatalogueError({ reason: 'cards-gone', params: { ...NAMED, set: set.name } });
      const cards = [];
      const yieldToEventLoop = createYielder();
      for (const card of raw) {
        cards.push(readPublicCard(card, set.id));
        await yieldToEventLoop();
      }
      onProgress(cards.length, raw.length);
      return { set, cards: completeCard(set, NAME, cards) };
    },

    async card(setId, cardNumber) {
      const { place, setIds } = await open();
      if (!setIds.has(setId)) return undefined;
      const raw = ((await read(place, fileOf(setId))) ?? []).find((card) => numberOf(card) === cardNumber);
      const found = readPublicCard(raw, setId);
      return 'card' in found ? found.card : undefined;
    },
  };
}

const numbered = z.object({ number: z.union([z.string(), z.number()]) });

function numberOf(raw: unknown): string | undefined {
  const card = numbered.safeParse(raw);
  return card.success ? String(card.data.number) : undefined;
}
const unknownSet = (id: string, total: number): SourceSet => ({
  id,
  name: id,
  series: '',
  printedTotal: total,
  total,
});
const fileOf = (setId: string): string => `${setId}.json`;

/** Where the file really lies, if that is within the folder. */
async function inside(folder: string, path: string): Promise<string | undefined> {
  const root = await realpath(folder);
  try {
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) ? file : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}

/** The system's own words name the path, which stays private: only its code is shown. */
function unreadable(error: unknown): unknown {
  if (error instanceof CatalogueError || !(error instanceof Error) || !('code' in error)) return error;
  return error.code === 'ENOENT'
    ? new CatalogueError({ reason: 'no-folder', params: NAMED })
    : new CatalogueError({ reason: 'folder-unreadable', params: { ...NAMED, error: String(error.code) } });
}
