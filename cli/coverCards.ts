/** Says how much of the texts of card sets is read: folders of JSON files, one a set, in the Pokémon TCG API's shape. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PrintedSet } from '@pokesol/card-text/cards';
import { coverageOf, coverageReport } from '@pokesol/card-text/coverage';
import { z } from 'zod';
import type { Command } from './command.ts';

const USAGE = 'npm run tool -- coverage DIR… [--held-out id,…] [--json]';

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
  try {
    sets = asked.folders.flatMap(setsIn);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
  const unknown = asked.heldOut.filter((id) => sets.every((set) => set.id !== id));
  if (unknown.length > 0) {
    complain(`No such set: ${unknown.join(', ')}`);
    return 1;
  }
  const coverage = coverageOf(sets, new Set(asked.heldOut));
  print(asked.json ? JSON.stringify(coverage, null, 2) : coverageReport(coverage));
  return 0;
};

type Asked = {
  readonly folders: readonly string[];
  readonly heldOut: readonly string[];
  readonly json: boolean;
};

function askedBy(args: readonly string[]): Asked | undefined {
  const folders: string[] = [];
  let heldOut: readonly string[] = [];
  let json = false;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--json') json = true;
    else if (arg === '--held-out') {
      const ids = rest.shift();
      if (ids === undefined) return undefined;
      heldOut = ids.split(',').filter((id) => id !== '');
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
