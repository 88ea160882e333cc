/** The admin area: its gate, its figures, the sets, cards and packs it keeps, and what it wrote down about every change. */
import { ADMIN_RARITIES, type AdminRarity, isArtworkUrl, RARITIES } from '@pokesol/cards';
import { z } from 'zod';
import { cardJson, cardSet } from './card.ts';
import { AUDIT_ACTIONS, CARD_STATES, FREE_BELOW, isFreePrice } from './constants.ts';
import { bucketOdds, bucketPool, packType } from './packs.ts';
import { catalogueId, moment, packTypeId, price, requestId, typedText } from './primitives.ts';
import { messageOf } from './refusals.ts';

/** POST /api/admin/login. The token goes into `Authorization: Bearer …` and is kept in memory only. */
export const adminLoginRequest = z.strictObject({ password: z.string().min(1).max(200) });
export const adminLoginAnswer = z.object({ token: z.string(), expiresAt: moment });
export type AdminLogin = z.infer<typeof adminLoginAnswer>;

/** GET /api/admin/stats. POKE as numbers: for looking at, never for paying. */
export const adminStats = z.object({
  /** Purchases the chain paid for, opened or not; free packs are none. */
  totalPacksSold: z.number().int(),
  /** Wallets that bought in the days below. */
  activeTraders: z.number().int(),
  /** POKE burned in all. */
  tradingVolume: z.number(),
  /** POKE burned in the days below. */
  platformRevenue: z.number(),
  /** Today and the 29 days before it, in UTC, the oldest first, days without a purchase included. */
  days: z.array(z.object({ day: z.iso.date(), packs: z.number().int(), poke: z.number() })),
});
export type AdminStats = z.infer<typeof adminStats>;

/** Invisible signs come along with what is copied; no name holds them. */
const searchText = z
  .string()
  .transform((text) => text.replaceAll(/\p{Bidi_Control}/gu, ''))
  .pipe(typedText.max(100))
  .default('');
/** An optional text of a form: absent and '' both mean that there is none. */
const optionalText = (most: number) => typedText.max(most).optional();
/** Only what a page of ours may load, by the same rule as on a card that is read from a file. */
const artworkUrl = z
  .union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'Must be a valid URL' }).refine(isArtworkUrl, 'Must be a valid URL'),
  ])
  .optional();

/** POST /api/admin/card-sets. */
export const newCardSet = z.strictObject({
  name: typedText.min(1, 'Name is required').max(100),
  description: optionalText(1000),
  artworkUrl,
});
export type NewCardSet = z.infer<typeof newCardSet>;
/** The `revision` of what the admin saw: an edit of what has changed since is refused. What is the same already is no change. */
const revision = z.string().max(100).optional();
/** PATCH /api/admin/card-sets/{id}: what is absent stays. Packs of a set that is not active are not sold. */
export const cardSetEdit = newCardSet.partial().extend({ isActive: z.boolean().optional(), revision });
export type CardSetEdit = z.infer<typeof cardSetEdit>;
export const adminCardSet = cardSet;

/** What the form's rarities are called; each is the bucket of a pack's odds of the same name. */
export { ADMIN_RARITIES, type AdminRarity };

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST && Object.values(value).every((each) => isShallow(each, depth + 1)));
const DEEPEST = 10;
/** Looked at from above first: what is nested without end would end the code that walks through it. */
const shallowJson = z
  .unknown()
  .refine((value) => isShallow(value), 'Lists and objects are nested too deep')
  .pipe(z.json());

/**
 * POST /api/admin/cards. `attributes` says what else the card is (supertype, types, hp, attacks…); names that the rules
 * do not know are kept and shown.
 */
export const newCard = z.strictObject({
  name: typedText.min(1, 'Name is required').max(100),
  setId: z.string().min(1, 'Set is required').pipe(catalogueId),
  cardNumber: z.string().trim().min(1, 'Card number is required').max(16),
  rarity: z.enum(ADMIN_RARITIES),
  artworkUrl,
  description: optionalText(2000),
  attributes: z.record(z.string(), shallowJson).optional(),
});
export type NewCard = z.infer<typeof newCard>;
/**
 * PATCH /api/admin/cards/{id}: what is absent stays. Set and number are the card's identity and stay for ever. A card
 * that came from a catalogue may keep its printed rarity, which the form cannot choose.
 */
export const cardEdit = newCard
  .omit({ setId: true, cardNumber: true })
  .partial()
  .extend({ isActive: z.boolean().optional(), revision });
export type CardEdit = z.infer<typeof cardEdit>;

/** A card as the dashboard lists it: as players see it, and what only an admin needs. */
export const adminCard = cardJson.extend({
  setId: catalogueId,
  isActive: z.boolean(),
  /** Shipped with the product, read from a catalogue, or made here. */
  origin: z.enum(['shipped', 'imported', 'made']),
  /** The names of the fields that an admin changed; empty for a card as it came. */
  edited: z.array(z.string()),
  /** The form's attributes, to be edited again. */
  formAttributes: z.record(z.string(), z.json()),
  /** Names what an edit can change, as it is now; send it back with the edit. */
  revision: z.string(),
});
export type AdminCard = z.infer<typeof adminCard>;

/** GET /api/admin/cards: by set, then by number. `search` is part of a name, or a card's number. */
export const adminCardsQuery = z.object({
  search: searchText,
  setId: catalogueId.optional(),
  state: z.enum(CARD_STATES).default('all'),
  rarity: z.enum(RARITIES).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export const adminCardsAnswer = z.object({
  /** How many match in all. */
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  cards: z.array(adminCard),
});
export type AdminCardsAnswer = z.infer<typeof adminCardsAnswer>;

/** What the packs' forms ask for odds: five numbers that sum to 1 (checked in millionths by the draw's own rule). */
const packName = typedText.min(1, 'Name is required').max(100);
const packPrice = z.string().trim().min(1, 'Price is required').pipe(price);
/** For the form, which says at the field what the server answers with a code of its own. */
export const salePrice = packPrice.refine(
  (text) => !isFreePrice(text),
  messageOf({ code: 'price-unsound', params: { least: FREE_BELOW } }),
);
const cardCount = z.number().int().min(1, 'Card count must be positive').max(100);

/** POST /api/admin/pack-types. */
export const newPackType = z.strictObject({
  name: packName,
  description: optionalText(1000),
  price: packPrice,
  cardCount: cardCount.default(11),
  setId: z.string().min(1, 'Set is required').pipe(catalogueId),
  artworkUrl,
  rarityOdds: bucketOdds,
  requestId: requestId.optional(),
});
export type NewPackType = z.input<typeof newPackType>;

/**
 * PATCH /api/admin/pack-types/{id}. What changes the draw (`cardCount`, `rarityOdds`, `refreshPool`) makes a new
 * version; packs already sold keep theirs. `version` is the one the admin saw: another one by now is refused. With
 * `revision` so is any other change that the admin has not seen. What is the same already is no change.
 */
export const packTypeEdit = z.strictObject({
  version: z.number().int().positive(),
  revision,
  name: packName.optional(),
  description: optionalText(1000),
  price: packPrice.optional(),
  artworkUrl,
  isActive: z.boolean().optional(),
  cardCount: cardCount.optional(),
  rarityOdds: bucketOdds.optional(),
  /** Take the set's cards as they are now. */
  refreshPool: z.boolean().optional(),
});
export type PackTypeEdit = z.infer<typeof packTypeEdit>;

/** GET /api/admin/pack-types: all of them, those not for sale too. */
export const adminPackType = packType.extend({
  id: packTypeId,
  isActive: z.boolean(),
  version: z.number().int().positive(),
  /** Names what an edit can change, as it is now; send it back with the edit. */
  revision: z.string(),
  /** Absent for a pack that is the same for everybody. */
  rarityOdds: bucketOdds.optional(),
  /** Purchases in all, and those whose pack is not open yet. */
  sold: z.number().int(),
  unopened: z.number().int(),
  /** POKE burned for them: for looking at, never for paying. */
  burned: z.number(),
  /**
   * Cards of the set that this version does not draw yet, those it draws that were withdrawn since, and those whose
   * rarity is drawn with other odds now.
   */
  poolChange: z.object({ added: z.number().int(), withdrawn: z.number().int(), moved: z.number().int() }),
});
export type AdminPackType = z.infer<typeof adminPackType>;
export const adminPackTypesAnswer = z.array(adminPackType);

/** GET /api/admin/pack-pool?setId=…: what a pack of this set would draw from if it were made now. */
export const packPoolAnswer = z.object({ setId: catalogueId, pool: bucketPool });
export type PackPoolAnswer = z.infer<typeof packPoolAnswer>;

/** POST /api/admin/seed-data: what was missing and is there now; all zero the second time. */
export const seedDataAnswer = z.object({
  sets: z.number().int(),
  cards: z.number().int(),
  packTypes: z.number().int(),
});
export type SeedDataAnswer = z.infer<typeof seedDataAnswer>;

export const auditEntry = z.object({
  id: z.number().int(),
  at: moment,
  /** Names the login whose token was used, never the token itself. */
  sessionId: z.string(),
  /** Network address of the caller. */
  address: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The id of the set, card, pack type, purchase or offer, the wallet or the transaction, where there is one. */
  subject: z.string().optional(),
  /** Why, in the admin's own words. */
  reason: z.string().optional(),
  /** What it was, and what it is now; only fields that changed, or the whole of something new. */
  before: z.json().optional(),
  after: z.json().optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
/**
 * GET /api/admin/audit: the newest first; `before` continues below an entry. `search` is part of a subject, an address
 * or a session's name, in whatever case.
 */
export const auditQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  search: searchText,
});
export type AuditQuery = z.infer<typeof auditQuery>;
export const auditAnswer = z.object({
  entries: z.array(auditEntry),
  /** The id to continue below; absent at the end. */
  next: z.number().int().optional(),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;
