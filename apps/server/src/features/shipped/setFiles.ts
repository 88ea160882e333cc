/** The files of the shipped sets: where they lie, which version each is, and how much of their cards plays. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PlayState, playState } from '@pokesol/card-text/cards';
import { BASE_SET } from '@pokesol/cards/base-set';
import { readSetFile, type ShippedCard, type ShippedSet, setFileText } from '@pokesol/cards/sets';

/** From the sources; a built server is handed its own. */
export const SHIPPED_SETS_DIR = fileURLToPath(new URL('../../../../../packages/cards/sets', import.meta.url));

export type SetFile = {
  readonly setId: string;
  /** Another one for another content, or where servers load something else of the same. */
  readonly version: string;
  readonly text: string;
};

const JSON_FILE = '.json';

/** Raised when something else of a file is loaded than before, so that it is loaded again. */
const LOADED_AS = 2;

const setFile = (setId: string, text: string): SetFile => ({
  setId,
  text,
  version: createHash('sha256').update(`${LOADED_AS}\n${text}`).digest('hex').slice(0, 16),
});

/** Of the set that comes with the code. */
export const baseSetFile = (): SetFile => setFile(BASE_SET.set.id, setFileText(BASE_SET));

/** By id. */
export async function setFilesIn(folder: string): Promise<readonly SetFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(JSON_FILE)).sort();
  return Promise.all(
    names.map(async (name) =>
      setFile(name.slice(0, -JSON_FILE.length), await readFile(join(folder, name), 'utf8')),
    ),
  );
}

/** The oldest first. */
export const setsIn = async (folder: string): Promise<readonly ShippedSet[]> =>
  (await setFilesIn(folder))
    .map(({ text }) => readSetFile(text))
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
const order = ({ set }: ShippedSet): string => `${set.releaseDate} ${set.id}`;

export const playsOf = ({ texts }: ShippedCard): PlayState =>
  playState(texts.filter(({ read }) => 'effect' in read).length, texts.length);

/** A line a set, and one of all: how many cards, how many of them play in full. */
export function shippedFigures(sets: readonly ShippedSet[]): string {
  const lines = sets.map(({ set, cards }) => line(set.id, set.name, cards));
  return [
    ...lines,
    line(
      'all',
      `${sets.length} sets`,
      sets.flatMap(({ cards }) => cards),
    ),
  ].join('\n');
}

function line(id: string, name: string, cards: readonly ShippedCard[]): string {
  const inFull = cards.filter((card) => playsOf(card) === 'full').length;
  const share = ((100 * inFull) / cards.length).toFixed(1);
  return `${id.padEnd(8)} ${name.padEnd(28)} ${inFull}/${cards.length} in full, ${share}%`;
}
