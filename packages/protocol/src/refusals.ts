/**
 * Every refusal a call can answer with: its code, its HTTP status, and the sentence a person reads. The one catalogue of
 * them, for the page and for a server that answers another client. It is without zod, so that the page loads little.
 */
import { BURN_REFUSALS } from '@pokesol/chain/refusals';
import { fillMessage, type MessageParams, type ParamsIn } from '@pokesol/engine';
import { RULE_REFUSALS } from '@pokesol/engine/classic';
import { OFFICIAL_REFUSALS } from '@pokesol/engine/official';
import { CATALOGUE_PROBLEMS, type CatalogueProblem } from './catalogueProblems.ts';

type RefusalEntry = { status: number; message: string };

/** Messages are templates: see `fillMessage`. */
export const REFUSALS = {
  'not-signed-in': { status: 401, message: 'Connect your wallet to continue.' },
  'not-your-wallet': {
    status: 403,
    message: 'This belongs to another wallet. Connect that wallet to see it.',
  },
  'not-an-admin': { status: 401, message: 'Sign in to the admin area again.' },
  'foreign-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'bad-request': { status: 400, message: 'The request was not understood.' },
  'request-id-reused': {
    status: 422,
    message: 'An earlier request already used this id. Nothing was done this time.',
  },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'internal-error': {
    status: 500,
    message:
      'Something went wrong on our side. Your request may or may not have gone through: check before you try again.',
  },
  'database-unreachable': {
    status: 503,
    message:
      'PokeSol cannot reach its database right now. Your request may or may not have gone through: try again in a moment.',
  },
  'server-busy': {
    status: 503,
    message:
      'PokeSol is very busy right now. Your request may or may not have gone through: try again in a moment.',
  },
  'server-ending': {
    status: 503,
    message: 'This server is shutting down, and another one is taking over. Try again in a moment.',
  },
  'chain-unreachable': {
    status: 503,
    message:
      'The Solana network cannot be reached right now. Nothing was lost; please try again in a moment.',
  },
  'chain-refusing': {
    status: 503,
    message:
      'The local chain could not write to its disk and no longer takes transactions. Make room, then start the server again.',
  },

  'challenge-unknown': {
    status: 401,
    message: 'This sign-in request has been used or is too old. Connect again.',
  },
  'challenge-refused': {
    status: 401,
    message: 'The wallet did not sign this sign-in request. Connect again.',
  },

  'wallet-unknown': { status: 404, message: 'This wallet has never connected here.' },

  'pack-type-unknown': { status: 404, message: 'Pack type not found' },
  'pack-not-for-sale': { status: 409, message: 'This pack is not for sale.' },
  'too-many-intents': {
    status: 429,
    message: 'You started many purchases without paying for any. Wait a quarter of an hour, then try again.',
  },
  'purchase-unknown': { status: 404, message: 'This purchase does not exist.' },
  'nothing-to-open': { status: 404, message: 'You have no unopened pack of this kind.' },
  'signature-missing': {
    status: 400,
    message: 'A paid pack needs the id of the transaction that burned its price.',
  },
  'burn-not-found-yet': {
    status: 404,
    message:
      'The transaction is not on the chain yet. Nothing is lost: it is recorded by itself as soon as it arrives, or try again in a moment.',
  },
  'burn-refused': { status: 422, message: 'The transaction does not pay for this pack.' },
  'burn-belongs-to-another': {
    status: 409,
    message:
      'This transaction was made by another wallet, or for its purchase. Connect the wallet that burned the tokens.',
  },
  'pack-revoked': {
    status: 409,
    message:
      'The chain dropped the transaction that paid for this pack, so nothing was burned and the pack is void.',
  },
  'free-pack-claimed': {
    status: 409,
    message: 'You have already claimed your free pack. Its cards are in your collection.',
  },
  'no-odds': { status: 404, message: 'This pack is the same for everyone: there are no odds to show.' },
  'deck-unknown': {
    status: 404,
    message: 'This deck does not exist. It may have been deleted in another tab.',
  },
  'deck-changed': {
    status: 409,
    message:
      'This deck was changed somewhere else since you opened it. Load it again, or save yours as a new deck.',
  },
  'too-many-decks': {
    status: 409,
    message: 'You have {most} decks, the most you can have. Delete one to make room.',
  },
  'share-unknown': {
    status: 404,
    message: 'This link shows nothing. Its owner switched it off, or the link is wrong.',
  },
  'wishlist-full': {
    status: 409,
    message: 'You wish for {most} cards, the most you can. Take one off your wishlist to make room.',
  },
  'card-unknown': { status: 422, message: 'There is no card {card}.' },
  'deck-not-valid': { status: 422, message: 'Please select a valid deck with exactly {deckSize} cards.' },
  'format-unknown': { status: 422, message: 'These rules have no format {format}.' },
  'battle-unknown': { status: 404, message: 'This battle does not exist.' },
  'not-your-battle': { status: 403, message: 'This battle belongs to other players.' },
  'battle-open': {
    status: 409,
    message: 'You have a battle that is not over yet. Return to it and play it to its end, or concede it.',
  },
  'level-official-only': {
    status: 422,
    message: 'The expert plays by the official rules only. Choose another level, or the official rules.',
  },
  'guest-battle-unkept': {
    status: 422,
    message: 'This battle does not follow the rules from start to end, so it cannot be kept.',
  },
  'guest-battles-full': {
    status: 409,
    message: 'You have kept {most} guest battles, the most you can.',
  },
  'battle-over': { status: 409, message: 'This battle is over.' },
  'battle-other-rules': {
    status: 409,
    message:
      'The rules of PokeSol have changed since this battle began, so it cannot go on. It is closed without a winner; you can begin another in a moment.',
  },
  'battle-running': { status: 409, message: 'The replay can be seen when the battle is over.' },
  'battle-version-stale': {
    status: 409,
    message: 'The battle has moved on since. Look at the board and decide again.',
  },
  'ai-busy': {
    status: 503,
    message: 'Our AI opponents are very busy right now. Nothing was changed: try again in a moment.',
  },
  'action-refused': { status: 422, message: 'The rules do not allow this now.' },
  'battle-setup-failed': { status: 422, message: 'The battle could not be dealt. Please try again.' },
  'search-cancelled': { status: 409, message: 'The search was cancelled.' },
  'friend-challenge-unknown': {
    status: 404,
    message: 'This challenge does not exist. It may have been withdrawn: ask your friend for a new link.',
  },
  'friend-challenge-expired': {
    status: 409,
    message: 'This challenge was open for {minutes} minutes and is over. Ask your friend for a new link.',
  },
  'friend-challenge-taken': {
    status: 409,
    message: 'Another player has accepted this challenge. Ask your friend for a new link.',
  },
  'friend-challenge-own': {
    status: 409,
    message: 'This challenge is your own. Send its link to the friend you want to play.',
  },
  'friend-challenge-any-cards': {
    status: 409,
    message: 'You two have not agreed on the same cards. Open the link again to see what it offers.',
  },
  'friend-challenge-others': {
    status: 403,
    message: 'This challenge belongs to another player. Only the wallet that made it can withdraw it.',
  },
  'challenger-busy': {
    status: 409,
    message: 'Your friend is in another battle right now. Try again when it is over.',
  },
  'challenger-deck': {
    status: 409,
    message:
      'Your friend has changed the deck of this challenge, and it cannot battle now. Ask for a new link.',
  },
  'trainer-unknown': { status: 404, message: 'There is no such trainer in the campaign.' },
  'trainer-inactive': { status: 409, message: 'This trainer is not taking challenges at the moment.' },
  'opponent-locked': {
    status: 403,
    message: 'Complete previous challenges to unlock this opponent.',
  },
  'battle-not-over': { status: 409, message: 'This battle is not over yet. Play it to its end first.' },
  'not-a-campaign-battle': { status: 409, message: 'This is not a battle of the campaign.' },
  'opponent-mismatch': { status: 409, message: 'This battle was played against another trainer.' },
  'result-mismatch': { status: 409, message: 'This battle did not end like that.' },
  'points-mismatch': { status: 409, message: 'This battle did not pay that many Poke Points.' },
  'wrong-password': { status: 401, message: 'Incorrect password' },
  'too-many-guesses': {
    status: 429,
    message: 'Too many wrong passwords from this address. Wait a minute, then try again.',
  },
  'card-set-unknown': {
    status: 404,
    message: 'This set does not exist. It may have been made on another server.',
  },
  'card-set-name-taken': {
    status: 409,
    message: 'A set of that name already exists. Choose another name.',
  },
  'card-set-changed': {
    status: 409,
    message: 'This set was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'card-number-taken': { status: 409, message: 'This set already has a card with that number.' },
  'card-unreadable': { status: 422, message: 'The attributes do not describe a card.' },
  'card-changed': {
    status: 409,
    message:
      'This card was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'no-such-card': { status: 404, message: 'This card does not exist.' },
  'odds-unsound': { status: 422, message: 'Odds must add up to 1.' },
  'price-unsound': { status: 422, message: 'The price must be at least {least} POKE.' },
  'pack-without-cards': {
    status: 422,
    message: 'This set has no card that a pack could draw. Add cards to it first.',
  },
  'pack-is-fixed': {
    status: 422,
    message:
      'This pack is the same for everyone. Only its name, its description and its artwork can be changed.',
  },
  'pack-changed': {
    status: 409,
    message:
      'This pack was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'catalogue-unreachable': {
    status: 502,
    message: 'The card catalogue cannot be read. Nothing was changed; please try again.',
  },
  'catalogue-not-set-up': {
    status: 422,
    message: 'This catalogue is not set up on this server. Nothing was changed; choose another catalogue.',
  },
  'external-set-unknown': { status: 404, message: 'The card catalogue has no such set.' },
  'import-running': {
    status: 409,
    message: 'This set is already being imported. Wait until that import ends.',
  },
  'set-id-taken': {
    status: 409,
    message:
      'A set made here has the same id, so nothing was imported: the cards would have gone into that set. Add cards to it by hand or from a file, or import another set.',
  },
  'import-unknown': { status: 404, message: 'There is no such import.' },
  'import-interrupted': {
    status: 409,
    message: 'The server stopped in the middle of this import. Nothing was changed; import the set again.',
  },
  'cards-unreadable': {
    status: 422,
    message: '{unread|1 card|# cards} of this set cannot be read, so nothing was imported.',
  },
  'bulk-refused': {
    status: 422,
    message: '{problems|One thing is|# things are} wrong in this file, so nothing was imported.',
  },
  'faucet-closed': { status: 404, message: 'The faucet exists on the local chain only.' },
} as const satisfies Record<string, RefusalEntry>;

export type RefusalCode = keyof typeof REFUSALS;

/** Finer codes, `code/reason`, where one code has several sentences. A code without its reason has its own. */
export const REASONS = {
  'internal-error/numbered':
    'Something went wrong on our side. Your request may or may not have gone through: check before you try again. If you ask for help, name request {request}.',
  'too-many-requests/at-once':
    'Too many requests at the same time. This one did nothing: try again in a moment.',
  'bad-request/address': 'Not a Solana address',
  'bad-request/transaction-id': 'This is not a Solana transaction id.',
  'bad-request/deck-lines': 'A deck holds at most {most} different cards',
  'deck-not-valid/official': 'By the official rules this deck has to be changed first. {errors}.',
  'deck-not-valid/format': 'This deck is not legal in {format}: {errors}.',
  'deck-not-valid/other-format': 'The other side’s deck is not legal in {format}: {errors}.',
  'guest-battle-unkept/other-rules':
    'The rules of PokeSol have changed since this battle was dealt, so it cannot be kept.',
  'guest-battle-unkept/not-over': 'This battle is not over yet. Play it to its end first.',
  'bad-request/import-id': 'importId: another import already has this id',
  'too-large/file':
    'The file is larger than {megabytes} MB, the most at once. Nothing was imported. Split it and import the parts one after the other.',
  /** Its owner typed the transaction's id. */
  'burn-not-found-yet/typed':
    'The chain does not know this transaction (yet). Check the id, or try again in a moment.',
  'burn-refused/reference-used':
    'This purchase was already paid by another transaction. Try again in a moment.',
  'burn-refused/unnamed': 'This transaction names no purchase of ours. Choose the pack it was meant for.',
  'odds-unsound/shape': 'Odds must be an object with one number per bucket.',
  'odds-unsound/unknown-bucket': 'Odds name an unknown bucket: {bucket}.',
  'odds-unsound/bucket': 'The odds of {bucket} must be a number from 0 to 1 with at most 6 decimal digits.',
  'odds-unsound/total': 'Odds must add up to 1 (they add up to {total}).',
  'price-unsound/malformed': '"{price}" is not a price. Write a plain number such as 5 or 1.5.',
  'price-unsound/too-large': 'The price is larger than a purchase can be.',
  'price-unsound/too-fine': 'The token has {decimals} decimal places, so the price can have no more.',
  'pack-is-fixed/on-the-shelf': 'The free pack cannot be taken off the shelf: newcomers begin with it.',
  'set-id-taken/named':
    'The set «{set}», which was made here, also has the id {id}, so nothing was imported: the cards would have gone into that set. Add cards to it by hand or from a file, or import another set.',
  'card-unreadable/fields': 'The card cannot be made like this.',
} as const satisfies Record<`${RefusalCode}/${string}`, string>;

/** Of these the answer's own `message` is the sentence: what the schema of a call, or the reader of its bytes, says of it. */
export const SAID_BY_READERS = ['bad-request/field', 'bad-request/unreadable'] as const;

/** What a feature refuses with: a code, or a code and its reason. */
export type RefusalKey =
  | RefusalCode
  | keyof typeof REASONS
  | (typeof SAID_BY_READERS)[number]
  | `catalogue-unreachable/${CatalogueProblem['reason']}`;

type TemplateOf<Key extends RefusalKey> = Key extends keyof typeof REASONS
  ? (typeof REASONS)[Key]
  : Key extends RefusalCode
    ? (typeof REFUSALS)[Key]['message']
    : Key extends `catalogue-unreachable/${infer Reason extends CatalogueProblem['reason']}`
      ? (typeof CATALOGUE_PROBLEMS)[Reason]
      : never;
/** The parameters that the sentence of that refusal names. */
export type RefusalParam<Key extends RefusalKey> = ParamsIn<TemplateOf<Key>>;

/** A refusal as it travels. */
type RefusalFacts = {
  readonly code: string;
  readonly reason?: string | undefined;
  readonly params?: MessageParams | undefined;
};

const ownOf = (table: object, key: string): unknown =>
  Object.hasOwn(table, key) ? (table as Readonly<Record<string, unknown>>)[key] : undefined;

/** Reasons with catalogues of their own: what the rules say of an action, the checks of a burn, catalogues outside. */
function foreignTemplate(code: string, reason: string, params: MessageParams): string | undefined {
  if (code === 'action-refused' || code === 'battle-setup-failed') {
    // Only the official rules number their reasons; some codes are in both catalogues.
    if (!Object.hasOwn(params, 'rule')) return ownOf(RULE_REFUSALS, reason) as string | undefined;
    return (ownOf(OFFICIAL_REFUSALS, reason) as { says: string } | undefined)?.says;
  }
  if (code === 'burn-refused' || code === 'burn-not-found-yet')
    return (ownOf(BURN_REFUSALS, reason) as { message: string } | undefined)?.message;
  if (code === 'catalogue-unreachable') {
    const problem = ownOf(CATALOGUE_PROBLEMS, reason) as string | undefined;
    return problem && `${problem} Nothing was changed; please try again.`;
  }
  return undefined;
}

/**
 * The sentence of a refusal. `undefined` of a code that is not in this catalogue, a newer server's, and of what its answer
 * says itself. Throws a RangeError where a parameter is missing.
 */
export function messageOf({ code, reason, params = {} }: RefusalFacts): string | undefined {
  if (SAID_BY_READERS.some((key) => key === `${code}/${reason}`)) return undefined;
  const finer =
    reason === undefined
      ? undefined
      : ((ownOf(REASONS, `${code}/${reason}`) as string | undefined) ??
        foreignTemplate(code, reason, params));
  const template = finer ?? (ownOf(REFUSALS, code) as RefusalEntry | undefined)?.message;
  return template === undefined ? undefined : fillMessage(template, params);
}

/** The same for what another version wrote, whose sentence may name what is not there. */
export function knownMessageOf(refusal: RefusalFacts): string | undefined {
  try {
    return messageOf(refusal);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
