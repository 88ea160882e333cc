/** The numbers and words that calls are bound by, without a schema, so that the page has them without loading zod. */
import type { AnyRules } from '@pokesol/engine';

/** Stands in every answer of the API: a page that was open before an update finds out by it that it is old. */
export const PROTOCOL_HEADER = 'x-pokesol-protocol';

/** Raised with every change that an open page would misread: a new kind of event or question, an answer of another shape. */
export const PROTOCOL_VERSION = 5;

/** POKE. A pack for less is free: it is claimed, not bought, and no admin makes another one. */
export const FREE_BELOW = 0.01;
export const isFreePrice = (text: string): boolean => Number(text) < FREE_BELOW;
export const TURNED_TEXTS = 'holds an invisible character that reverses the text: type it again';

export const DECK_NAME_LENGTH = 60;
export const DECK_DESCRIPTION_LENGTH = 500;
/** Of a theme deck's id, at most. */
export const THEME_DECK_ID_LENGTH = 60;
/** Of the lines of a pasted list that name no card of this game. */
export const DECK_NOTE_LENGTH = 4_000;
export const DECKS_PER_WALLET = 200;
/** A legal deck has at most sixty different cards; one in the making may hold more for a while. */
export const DECK_LINES = 120;
/** Most different cards of a call for how they play: those of some seven decks. */
export const BATTLE_CARDS = 240;
/** Most of a deck's errors that a list shows, and most cards that stand for it there. */
export const LISTED_ERRORS = 12;
export const KEY_CARDS = 3;
/** Different cards that a link to a binder shows at most. */
export const SHARED_CARDS = 2_000;
/** The most cards that one answer of a search holds. */
export const MOST_FOUND = 240;
/** Cards that a wallet may wish for at once. */
export const WISHES_PER_WALLET = 300;

export const PURCHASE_STATUSES = ['confirmed', 'opened', 'revoked'] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
/** Which way a burn came to be known: reported by the page that sent it, pasted by its owner, found by the sweep, or at the support desk. */
export const RECORDED_BY = ['page', 'recovery', 'sweep', 'desk'] as const;
export type RecordedBy = (typeof RECORDED_BY)[number];
export const FINALITIES = ['confirmed', 'finalized', 'dropped'] as const;
/** A visitor without a wallet opens a demo pack under this id; its cards are shown and never stored. */
export const DEMO_USER = 'demo-user';

export const CLUSTERS = ['mainnet-beta', 'devnet', 'testnet', 'localnet'] as const;
export type Cluster = (typeof CLUSTERS)[number];
/** What the local chain's faucet gives at a time, in whole SOL and tokens. */
export const FAUCET_GIFT = { sol: 2, tokens: 10_000 };

/** How often a page reports its presence in a battle between two people; after 2.5 intervals without a report its player is away. */
export const PRESENCE_MS = 5_000;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How strong an opponent plays that is no person; `expert` only by the official rules. */
export const OPPONENT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type OpponentLevel = (typeof OPPONENT_LEVELS)[number];
/** The rule sets a battle can be played by, the usual one first. */
export const BATTLE_RULES = ['classic', 'official'] as const satisfies readonly AnyRules[];

/** `accepted`: its battle has begun. */
export const CHALLENGE_STATES = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export const CHALLENGE_MINUTES = 30;

/**
 * Practice asks for no card to be owned, pays nothing and counts nowhere; nor does a guest's battle, which a wallet kept
 * afterwards.
 */
export const BATTLE_MODES = ['match', 'campaign', 'practice', 'guest'] as const;
export type BattleMode = (typeof BATTLE_MODES)[number];
/** Who goes first in practice, where the coin does not say. */
export const PRACTICE_BEGINS = ['me', 'ai'] as const;
/** What sits on the other side: a person, a simulated person of the matchmaking, or an AI that says so. */
export const OPPONENT_KINDS = ['player', 'simulated', 'ai'] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];
/**
 * Why a battle was closed without a winner: neither player moved for a day, or it was begun under other rules than the
 * server plays by.
 */
export const ABANDONED_BECAUSE = ['untouched', 'other-rules'] as const;
export type AbandonedBecause = (typeof ABANDONED_BECAUSE)[number];
/** From the asking player's side; `null` while the battle goes on. */
export const BATTLE_RESULTS = ['victory', 'defeat', 'draw', 'abandoned'] as const;
export type BattleResult = (typeof BATTLE_RESULTS)[number];
/** `fallback`: a card of the trainer's deck is missing from the catalogue, and the player's own deck was dealt to it. */
export const OPPONENT_DECKS = ['own', 'fallback'] as const;
export type OpponentDeck = (typeof OPPONENT_DECKS)[number];
/** Why an AI's turn ended before it was done, and what the page says to it. */
export const AI_NOTICE_KINDS = ['actionLimit', 'error'] as const;
export const AI_NOTICES = {
  actionLimit: { title: 'AI Turn Timeout', message: 'AI reached action limit, turn ended' },
  error: { title: 'AI Turn Error', message: 'AI encountered an error, turn ended' },
} as const satisfies Record<(typeof AI_NOTICE_KINDS)[number], { title: string; message: string }>;
export const BATTLES_LISTED = 50;
/** The most battles of a guest that a wallet keeps, and the most actions of one. */
export const GUEST_BATTLES_KEPT = 20;
export const GUEST_ACTIONS = 2_000;
export const PURCHASES_A_PAGE = 10;
export const LOG_SHOWN = 10;

export const CATALOGUE_KINDS = ['api', 'tcgdex', 'folder', 'shipped'] as const;
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];
/** The most a bulk import takes: rows, and bytes of the file. */
export const BULK_ROWS = 10_000;
export const BULK_BYTES = 16 * 1024 * 1024;

export const ADMIN_SESSION_MINUTES = 30;
export const ADMIN_PAGE_SIZE = 60;
/** Which cards are listed by what was done to them here; `edited` are those with a field that an admin changed. */
export const CARD_STATES = ['all', 'active', 'inactive', 'edited'] as const;
export type CardState = (typeof CARD_STATES)[number];
/** What admins do at the support desk, each for a reason that they give. */
export const SUPPORT_ACTIONS = ['support.look-again', 'support.open-pack', 'support.compare-points'] as const;
export const AUDIT_ACTIONS = [
  'admin.login',
  'admin.logout',
  'seed-data',
  'card-set.create',
  'card-set.edit',
  'card.create',
  'card.edit',
  'cards.bulk',
  'pack-type.create',
  'pack-type.edit',
  'set.import',
  ...SUPPORT_ACTIONS,
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export const AUDIT_PAGE_SIZE = 50;

/** Whether a card plays by its own text in official battles: all of it, some of it, nothing of it. */
export const PLAYS = ['full', 'part', 'none'] as const;
export type Plays = (typeof PLAYS)[number];
export const TEXT_KINDS = ['attack', 'ability', 'trainer', 'energy'] as const;
/** As a text is explained: what stands on a card decides how it is read. */
export const EXPLAINED_KINDS = [
  'attack',
  'ability',
  'item',
  'supporter',
  'stadium',
  'tool',
  'energy',
] as const;
export const MAX_EXPLAINED_TEXT = 1_000;
/** Why a text is not read: see docs/card-text.md. */
export const UNREAD_REASONS = ['words', 'pronoun', 'symbol', 'ambiguous', 'swallowed', 'unwritten'] as const;
