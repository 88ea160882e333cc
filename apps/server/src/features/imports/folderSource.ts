/** Reads a folder of JSON files in the Pokémon TCG API's shape, in either of the two layouts such folders have. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { createYielder } from '../../platform/yielder.ts';
import { completeCard } from './apiSource.ts';
import { readPublicCard } from './publicCard.ts';
import { setsFrom } from './publicSet.ts';
import { CatalogueError, type CatalogueSource, type SourceSet } from './source.ts';

const NAME = 'Card files on this server';
const NAMED = { catalogue: NAME };
const MOST_BYTES = 64 * 1024 * 1024;
/** `sets.json` beside `cards/`, or the public repository's folders by language. */
const LAYOUTS = [
  { sets: 'sets.json', cards: 'cards' },
  { sets: join('sets', 'en.json'), cards: join('cards', 'en') },
] as const;
type Layout = (typeof LAYOUTS)[number];

/** A list, or an answer of the API that somebody saved. */
const list = z.union([
  z.array(z.unknown()),
  z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);

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

  async function openLayout(): Promise<{ layout: Layout; sets: SourceSet[] }> {
    try {
      for (const layout of LAYOUTS) {
        const raw = await read(layout.sets);
        if (raw === undefined) continue;
        const files = new Set(await readdir(join(folder, layout.cards)).catch(() => []));
        return { layout, sets: setsFrom(raw).filter(({ id }) => files.has(fileOf(id))) };
      }
    } catch (error) {
      throw unreadable(error);
    }
    throw new CatalogueError({ reason: 'folder-without-sets', params: NAMED });
  }

  return {
    kind: 'folder',
    name: NAME,
    sets: async () => (await openLayout()).sets,

    async cards(set, onProgress) {
      const { layout } = await openLayout();
      const raw = await read(layout.cards, fileOf(set.id)).catch((error: unknown) => {
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
      const { layout, sets } = await openLayout();
      if (!sets.some(({ id }) => id === setId)) return undefined;
      const raw = ((await read(layout.cards, fileOf(setId))) ?? []).find(
        (card) => numberOf(card) === cardNumber,
      );
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

/** The system's own words name the path, which is nobody's business: only its code is told. */
function unreadable(error: unknown): unknown {
  if (error instanceof CatalogueError || !(error instanceof Error) || !('code' in error)) return error;
  return error.code === 'ENOENT'
    ? new CatalogueError({ reason: 'no-folder', params: NAMED })
    : new CatalogueError({ reason: 'folder-unreadable', params: { ...NAMED, error: String(error.code) } });
}
