/** Cards from outside: a set from an external catalogue, and many cards out of one file. */
import { z } from 'zod';
import { cardTextFigures } from './cardText.ts';
import { CATALOGUE_KINDS } from './constants.ts';
import { messageParams, refusalBody } from './errors.ts';
import { catalogueId, moment } from './primitives.ts';

/** A set as a catalogue lists it. */
export const externalSet = z.object({
  id: catalogueId,
  name: z.string(),
  /** '' where the catalogue does not say. */
  series: z.string(),
  /** All its cards. */
  total: z.number().int(),
  /** `YYYY-MM-DD`; absent where the catalogue does not say. */
  releaseDate: z.string().optional(),
  images: z.object({ symbol: z.string().optional() }),
  /** How many cards of it are here already. */
  imported: z.number().int(),
});
export type ExternalSet = z.infer<typeof externalSet>;

/** A reason of `CATALOGUE_PROBLEMS` and what its sentence names. */
const catalogueRefusal = z.object({ reason: z.string(), params: messageParams });

/** GET /api/admin/pokemon/sets?source=…: the sets of one catalogue, and how each catalogue is doing. */
export const externalSetsQuery = z.object({ source: z.enum(CATALOGUE_KINDS).optional() });
export const externalSetsAnswer = z.object({
  data: z.array(externalSet),
  /** Whose sets `data` are. */
  source: z.enum(CATALOGUE_KINDS),
  /** Every catalogue that is configured, in the order they are asked; the shipped one comes last. */
  sources: z.array(
    z.object({
      kind: z.enum(CATALOGUE_KINDS),
      /** For people, such as «Pokémon TCG API at api.example». No key, no path of the server. */
      name: z.string(),
      /** Why it cannot be read; absent while it can, or where it was not asked. */
      refusal: catalogueRefusal.optional(),
      /** The same as a sentence by the server's catalogue, for those without one. */
      problem: z.string().optional(),
    }),
  ),
});
export type ExternalSetsAnswer = z.infer<typeof externalSetsAnswer>;

/** POST /api/admin/pokemon/import-set. Sent again under the same `importId` it answers the same and does nothing. */
export const importSetRequest = z.strictObject({
  setId: z.string().min(1, 'Set is required').pipe(catalogueId),
  importId: z.uuid().optional(),
  source: z.enum(CATALOGUE_KINDS).optional(),
  /** Reads and compares, writes nothing. */
  dryRun: z.boolean().optional(),
  /** Import the others when some cards cannot be read; without it such a set is not imported at all. */
  skipUnreadable: z.boolean().optional(),
});
export type ImportSetRequest = z.infer<typeof importSetRequest>;

const cardLine = z.object({ id: z.string(), name: z.string(), note: z.string() });
/** The answer of an import, dry or not. Lists hold the first 100 lines; the counts count all. */
export const importReport = z.object({
  /** Cards of the set that are here now (or would be). */
  cardsImported: z.number().int(),
  setName: z.string(),
  dryRun: z.boolean(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** Cards that could not be read at all, with the reason. */
  unread: z.array(cardLine),
  unreadCount: z.number().int(),
  /** Cards that were read with a guess, such as an unknown rarity. */
  notes: z.array(cardLine),
  noteCount: z.number().int(),
  /** The first changes: which fields of which card. */
  changes: z.array(cardLine),
  /** The names of pack types of this set that do not draw the new cards until their pool is taken anew. */
  packsBehind: z.array(z.string()),
  /** How much of the set's printed texts was read before, and is (or would be) with this import; absent of older reports. */
  texts: z.object({ before: cardTextFigures.optional(), after: cardTextFigures }).optional(),
});
export type ImportReport = z.infer<typeof importReport>;

/** GET /api/admin/pokemon/imports/{importId}: how far it is. */
export const importProgress = z.object({
  importId: z.uuid(),
  setId: catalogueId,
  status: z.enum(['reading', 'writing', 'done', 'failed', 'interrupted']),
  /** Cards read so far, and in all where the catalogue has said so. */
  cardsRead: z.number().int(),
  total: z.number().int().optional(),
  startedAt: moment,
  /** When `done`; and when `failed` because of cards that cannot be read: which. */
  report: importReport.optional(),
  /** What went wrong, when `failed` or `interrupted`; absent of what failed before there were codes. */
  refusal: refusalBody.pick({ code: true, reason: true, params: true }).optional(),
  /** The same as a sentence by the server's catalogue, for those without one. */
  problem: z.string().optional(),
});
export type ImportProgress = z.infer<typeof importProgress>;

/** POST /api/admin/cards/bulk: `cardsData` is the file's text, CSV (comma, semicolon or tab) or JSON. */
export const bulkRequest = z.strictObject({
  setId: z.string().min(1, 'Set is required').pipe(catalogueId),
  cardsData: z.string().min(1, 'Cards data is required'),
  dryRun: z.boolean().optional(),
});
export type BulkRequest = z.infer<typeof bulkRequest>;
/** Line numbers count from 1 as an editor shows them; `line` 0 speaks of the whole file. */
export const bulkProblem = z.object({
  line: z.number().int(),
  field: z.string().optional(),
  message: z.string(),
});
export type BulkProblem = z.infer<typeof bulkProblem>;
export const bulkReport = z.object({
  /** Cards made (or, in a dry run, that would be). 0 as soon as one line is wrong. */
  created: z.number().int(),
  dryRun: z.boolean(),
  rows: z.number().int(),
  /** Cards of that set and number that are here already and are left alone: a file may be sent twice. */
  unchanged: z.number().int(),
  /** The first 200 of them; `problemCount` counts all. Nothing is written while there is one. */
  problems: z.array(bulkProblem),
  problemCount: z.number().int(),
  /** The first cards, to look at before importing. */
  sample: z.array(
    z.object({ line: z.number().int(), name: z.string(), cardNumber: z.string(), rarity: z.string() }),
  ),
});
export type BulkReport = z.infer<typeof bulkReport>;
