/** Says how much of the texts of card sets is read: folders of JSON files, one a set, in the Pokémon TCG API's shape. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { PrintedSet } from '@pokesol/card-text/cards';
import { coverageOf, coverageReport } from '@pokesol/card-text/coverage';
import { z } from 'zod';
import type { Command } from './command.ts';

const USAGE = 'npm run tool -- coverage DIR… [--held-out id,… | --held-out none] [--json]';

/**
 * Kept aside while rules are written, so that the figures say what to expect of a new set: every fourth of the sets that were
 * added last, by their ids. What they leave unread is never listed.
 */
const HELD_OUT: readonly string[] = [
  ...[
    'bw10',
    'cel25',
    'ecard1',
    'ex15',
    'ex6',
    'hgss3',
    'pl1',
    'sm115',
    'sm8',
    'sv4',
    'sv6pt5',
    'swsh12',
    'swsh5',
  ],
  ...['swsh9', 'xy4'],
];

const Named = z.object({ name: z.string(), text: z.string().exactOptional() });
const Cards = z.array(
  z.object({
    name: z.string(),
    supertype: z.string(),
    subtypes: z.array(z.string()).exactOptional(),
    rules: z.array(z.string()).exactOptional(),
    attacks: z
      .array(Named.extend({ cost: z.array(z.string()).exactOptional(), damage: z.string().exactOptional() }))
      .exactOptional(),
    abilities: z.array(Named.extend({ type: z.string().exactOptional() })).exactOptional(),
    ancientTrait: z.object({ name: z.string(), text: z.string() }).exactOptional(),
  }),
);

export const coverCards: Command = (args, { print, complain }) => {
  const asked = askedBy(args);
  if (asked === undefined) {
    complain(USAGE);
    return 1;
  }
  let sets: readonly PrintedSet[];
  let years: ReadonlyMap<string, number>;
  try {
    sets = asked.folders.flatMap(setsIn);
    years = new Map(asked.folders.flatMap(yearsBeside));
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
  const unknown = (asked.heldOut ?? []).filter((id) => sets.every((set) => set.id !== id));
  if (unknown.length > 0) {
    complain(`No such set: ${unknown.join(', ')}`);
    return 1;
  }
  const coverage = coverageOf(sets, new Set(asked.heldOut ?? HELD_OUT), (id) => years.get(id));
  print(asked.json ? JSON.stringify(coverage, null, 2) : coverageReport(coverage));
  return 0;
};

type Asked = {
  readonly folders: readonly string[];
  readonly heldOut: readonly string[] | undefined;
  readonly json: boolean;
};

function askedBy(args: readonly string[]): Asked | undefined {
  const folders: string[] = [];
  let heldOut: readonly string[] | undefined;
  let json = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--json') json = true;
    else if (arg === '--held-out') {
      const ids = rest.shift();
      if (ids === undefined) return undefined;
      heldOut = ids === 'none' ? [] : ids.split(',').filter((id) => id !== '');
    } else if (arg.startsWith('-')) return undefined;
    else folders.push(arg);
  }
  return folders.length === 0 ? undefined : { folders, heldOut, json };
}

const setsIn = (folder: string): readonly PrintedSet[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const read = Cards.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      if (!read.success) throw new Error(`${join(folder, file)} is no set of cards: ${read.error.message}`);
      return { id: basename(file, '.json'), cards: read.data };
    });

const Dated = z.array(z.object({ id: z.string(), releaseDate: z.string() }));
/** Public data has its list of sets beside the folder of their cards. */
function yearsBeside(folder: string): readonly (readonly [id: string, year: number])[] {
  const list = join(dirname(resolve(folder)), 'sets.json');
  if (!existsSync(list)) return [];
  const read = Dated.safeParse(JSON.parse(readFileSync(list, 'utf8')));
  if (!read.success) throw new Error(`${list} is no list of sets: ${read.error.message}`);
  return read.data.map(({ id, releaseDate }) => [id, Number(releaseDate.slice(0, 4))]);
}
