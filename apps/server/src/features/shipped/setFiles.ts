/** The files of the shipped sets: where they lie, which version each is, and how much of their cards plays. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PlayState, playState } from '@pokesol/card-text/cards';
import { readSetFile, type ShippedCard, type ShippedSet } from '@pokesol/cards/sets';

/** From the sources; a built server is handed its own. */
export const SHIPPED_SETS_DIR = fileURLToPath(new URL('../../../../../packages/cards/sets', import.meta.url));

export type SetFile = {
  readonly setId: string;
  /** Another one for another content. */
  readonly version: string;
  readonly text: string;
};

const JSON_FILE = '.json';

/** By id. */
export async function setFilesIn(folder: string): Promise<readonly SetFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(JSON_FILE)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
      return { setId: name.slice(0, -JSON_FILE.length), version, text };
    }),
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
