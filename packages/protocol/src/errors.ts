/** Every refusal a call can answer with: its code, its HTTP status, and the sentence a person reads. */
import { z } from 'zod';
import { FREE_BELOW } from './constants.ts';

type Refusal = { status: number; message: string };

export const REFUSALS = {
  'not-signed-in': { status: 401, message: 'Connect your wallet to continue.' },
  'not-your-wallet': {
    status: 403,
    message: 'This belongs to another wallet. Connect that wallet to see it.',
  },
  'not-an-admin': { status: 401, message: 'Sign in to the admin area again.' },
  'foreign-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'bad-request': { status: 400, message: 'The request was not understood.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  'internal-error': {
    status: 500,
    message:
      'Something went wrong on our side. What you asked for may have happened or not: look before you try again.',
  },
  'database-unreachable': {
    status: 503,
    message:
      'PokeSol cannot reach its database right now. What you asked for may have happened or not: try again in a moment.',
  },
  'chain-unreachable': {
    status: 503,
    message:
      'The Solana network cannot be reached right now. Nothing was lost; please try again in a moment.',
  },

  'challenge-unknown': { status: 401, message: 'This sign-in request is used up or too old. Connect again.' },
  'challenge-refused': {
    status: 401,
    message: 'The wallet did not sign this sign-in request. Connect again.',
  },

  'pack-type-unknown': { status: 404, message: 'Pack type not found' },
  'pack-not-for-sale': { status: 409, message: 'This pack is not for sale.' },
  'too-many-intents': {
    status: 429,
    message: 'You began many purchases without paying any. Wait a quarter of an hour, then try again.',
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
    message: 'Your free pack was claimed already. Its cards are in your collection.',
  },
  'no-odds': { status: 404, message: 'This pack is the same for everybody: there are no odds to show.' },
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
    message: 'You have 200 decks, which is the most. Delete one to make room.',
  },
  'card-unknown': { status: 422, message: 'One of these cards does not exist.' },
  'deck-not-valid': { status: 422, message: 'Please select a valid deck with exactly 60 cards.' },
  'battle-unknown': { status: 404, message: 'This battle does not exist.' },
  'not-your-battle': { status: 403, message: 'This battle is played by others.' },
  'battle-open': {
    status: 409,
    message: 'You have a battle that is not over yet. Return to it and play it to its end, or concede it.',
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
  'action-refused': { status: 422, message: 'The rules do not allow this now.' },
  'battle-setup-failed': { status: 422, message: 'The battle could not be dealt. Please try again.' },
  'search-cancelled': { status: 409, message: 'The search was cancelled.' },
  'trainer-unknown': { status: 404, message: 'There is no such trainer in the campaign.' },
  'trainer-inactive': { status: 409, message: 'This trainer takes no challenges at the moment.' },
  'opponent-locked': {
    status: 403,
    message: 'Complete previous challenges to unlock this opponent.',
  },
  'battle-not-over': { status: 409, message: 'This battle is not over yet. Play it to its end first.' },
  'not-a-campaign-battle': { status: 409, message: 'This battle is not one of the campaign.' },
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
    message: 'There is a set of that name already. Choose another name.',
  },
  'card-set-changed': {
    status: 409,
    message: 'This set was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'card-number-taken': { status: 409, message: 'This set has a card with that number already.' },
  'card-unreadable': { status: 422, message: 'The attributes do not describe a card.' },
  'card-changed': {
    status: 409,
    message:
      'This card was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'no-such-card': { status: 404, message: 'This card does not exist.' },
  'odds-unsound': { status: 422, message: 'The odds must add up to 1.' },
  'price-unsound': { status: 422, message: `The price must be at least ${FREE_BELOW} POKE.` },
  'pack-without-cards': {
    status: 422,
    message: 'This set has no card that a pack could draw. Add cards to it first.',
  },
  'pack-is-fixed': {
    status: 422,
    message:
      'This pack is the same for everybody. Only its name, its description and its artwork can be changed.',
  },
  'pack-changed': {
    status: 409,
    message:
      'This pack was changed somewhere else since you opened it. Load it again and repeat your change.',
  },
  'catalogue-unreachable': {
    status: 502,
    message: 'The card catalogue cannot be read right now. Nothing was changed; please try again.',
  },
  'external-set-unknown': { status: 404, message: 'The card catalogue has no such set.' },
  'import-running': {
    status: 409,
    message: 'This set is being imported already. Wait until that import ends.',
  },
  'set-id-taken': {
    status: 409,
    message:
      'A set that was made here has the id of this one, so nothing was imported: its cards would have filled that set. Add cards to it by hand or from a file, or import another set.',
  },
  'import-unknown': { status: 404, message: 'There is no such import.' },
  'cards-unreadable': {
    status: 422,
    message: 'Some cards of this set cannot be read, so nothing was imported.',
  },
  'bulk-refused': { status: 422, message: 'Some lines are wrong, so nothing was imported.' },
  'faucet-closed': { status: 404, message: 'The faucet exists on the local chain only.' },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** The body of every non-OK answer. `reason` is a finer code where one exists (see BURN_REFUSALS). */
export const refusalBody = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  /** What the sentence is filled with: numbers and names are read here, never out of it. */
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** A heading for the message, where the answer has one of its own. */
  title: z.string().optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;
