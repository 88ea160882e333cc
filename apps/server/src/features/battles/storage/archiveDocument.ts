/** A battle that is over for long, as one compressed document: how it is written, and how it is read again. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type AnyState, battleArchive, type LoggedEvent } from '../tables.ts';

export type LogStep = {
  /** `null` of the deal, which is the first. */
  readonly action: TypeOf<AnyRules, 'action'> | null;
  readonly events: readonly TypeOf<AnyRules, 'event'>[];
  readonly at: Date;
};

/** All that is large of a battle. */
export type WholeBattle = {
  readonly setup: TypeOf<AnyRules, 'setup'>;
  readonly state: AnyState;
  readonly recent: readonly LoggedEvent[];
  /** From the deal on: a step's place is its version. */
  readonly log: readonly LogStep[];
};

export type Archived = Pick<typeof battleArchive.$inferSelect, 'form' | 'hash' | 'document'>;

/** In this build's form; earlier ones go on being read. */
const FORM = 1;
/** Of each step the milliseconds since the one before: short numbers that repeat. */
type Document = Omit<WholeBattle, 'log'> & { readonly log: readonly DocumentStep[] };
type DocumentStep = readonly [LogStep['action'], LogStep['events'], number];

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The highest that costs nothing beside the replay; 11 makes it a seventh smaller and takes fifty times as long. */
const QUALITY = 6;

/** Compressed on a thread of Node's own. */
export async function pack({ log, ...rest }: WholeBattle): Promise<Archived> {
  let before = 0;
  const steps = log.map(({ action, events, at }): DocumentStep => {
    const since = at.getTime() - before;
    before = at.getTime();
    return [action, events, since];
  });
  const text = Buffer.from(JSON.stringify({ ...rest, log: steps } satisfies Document));
  const document = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  return { form: FORM, hash: hashOf(document), document };
}

/** Throws where the document is not the one that was written. */
export async function unpack({ form, hash, document }: Archived): Promise<WholeBattle> {
  if (form !== FORM) throw new Error(`a document of form ${form} is for a later build`);
  if (hashOf(document) !== hash) throw new Error('the document is not the one that was archived');
  const { log, ...rest } = JSON.parse((await decompress(document)).toString()) as Document;
  let now = 0;
  const steps = log.map(([action, events, since]): LogStep => {
    now += since;
    return { action, events, at: new Date(now) };
  });
  return { ...rest, log: steps };
}

/** What stays in its row: what columns are computed from, and what lists read. */
export const keptInRow = ({ setup, state }: Pick<WholeBattle, 'setup' | 'state'>) => ({
  setup: {
    rules: setup.rules,
    rulesVersion: setup.rulesVersion,
    ...(setup.kind === undefined ? {} : { kind: setup.kind }),
    ...(setup.format === undefined ? {} : { format: setup.format }),
  },
  state: {
    phase: state.phase,
    turn: state.turn,
    winner: state.winner,
    ...('ending' in state ? { ending: state.ending } : { victoryCondition: state.victoryCondition }),
  },
});

const hashOf = (document: Uint8Array): string => createHash('sha256').update(document).digest('hex');

/** Throws where its document is damaged: what it held is in a backup alone. */
export async function readArchived(db: Queryable, id: string): Promise<WholeBattle | undefined> {
  const { form, hash, document } = battleArchive;
  const [row] = await db
    .select({ form, hash, document })
    .from(battleArchive)
    .where(eq(battleArchive.battleId, id));
  if (row === undefined) return undefined;
  try {
    return await unpack(row);
  } catch (cause) {
    throw new Error(`the archive of battle ${id} cannot be read; a backup may have it`, { cause });
  }
}

/** For a battle whose row says that it is there. */
export async function expectArchived(db: Queryable, id: string): Promise<WholeBattle> {
  const archived = await readArchived(db, id);
  if (archived === undefined) throw new Error(`battle ${id} is not in the archive that its row names`);
  return archived;
}
