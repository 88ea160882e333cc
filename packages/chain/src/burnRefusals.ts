/** Every reason why a burn does not pay for a pack, each with the sentence its owner reads. */

type RefusalEntry = Readonly<{
  /** True when the chain node may be at fault or late: the same signature may be posted again. */
  retry: boolean;
  /** What happened and what to do. `{paid}` and `{price}` stand for the amounts of the refusal's `params`. */
  message: string;
}>;

export const BURN_REFUSALS = {
  'not-found-yet': {
    retry: true,
    message: 'The chain does not show this transaction yet. Wait a moment; it will be picked up by itself.',
  },
  'chain-unreachable': {
    retry: true,
    message: 'The chain cannot be reached right now. Your burn is not lost; try again in a minute.',
  },
  'unreadable-transaction': {
    retry: true,
    message:
      'The chain node gave an answer that cannot be read. Your burn is not lost; try again in a minute.',
  },
  'other-transaction': {
    retry: true,
    message:
      'The chain node answered with a different transaction. Your burn is not lost; try again in a minute.',
  },
  'bad-signature': {
    retry: true,
    message: 'The signature does not fit the transaction that the chain node sent. Try again in a minute.',
  },
  'no-block-time': {
    retry: true,
    message: 'The chain does not say yet when this burn happened. Try again in a minute.',
  },
  'failed-transaction': {
    retry: false,
    message: 'This transaction failed on the chain, so no tokens were burned. Buy the pack again.',
  },
  'no-burn': {
    retry: false,
    message: 'This transaction burns no tokens. A transfer does not pay for a pack; use the Buy Pack button.',
  },
  'wrong-mint': {
    retry: false,
    message:
      'This transaction burns a different token. Packs are paid with the PP token only, whatever others are called.',
  },
  'wrong-program': {
    retry: false,
    message:
      'This burn was not done by the program that holds the PP token, so no PP was burned. Use the Buy Pack button.',
  },
  'minted-in-same-transaction': {
    retry: false,
    message:
      'This transaction also creates new PP tokens, so it does not pay for a pack. Burn tokens that you already own.',
  },
  'wallet-did-not-sign': {
    retry: false,
    message:
      'Your wallet did not sign this burn. Connect the wallet that burned the tokens and recover the pack there.',
  },
  'delegate-burn': {
    retry: false,
    message:
      'A delegate burned these tokens for you. Only a burn that your own wallet authorises pays for a pack.',
  },
  'not-your-account': {
    retry: false,
    message:
      'These tokens were burned from an account that your wallet does not own. Burn tokens of your own.',
  },
  'unknown-account-owner': {
    retry: false,
    message: 'The chain does not tell who owned the burned tokens. Write to support with the transaction id.',
  },
  'multisig-owner': {
    retry: false,
    message:
      'These tokens belong to a shared (multisig) account, which cannot buy packs. Move them to your wallet first.',
  },
  'wrong-amount': {
    retry: false,
    message:
      'This burn of {paid} PP is less than the price of {price} PP. Write to support with the transaction id.',
  },
  'over-paid': {
    retry: false,
    message:
      'This burn of {paid} PP is more than the price of {price} PP. Write to support with the transaction id.',
  },
  'missing-reference': {
    retry: false,
    message: 'This burn does not name the purchase. Recover it with «Recover a pack» instead.',
  },
  'wrong-reference': {
    retry: false,
    message: 'This burn names another purchase. Each burn opens the pack it was made for.',
  },
  'two-references': {
    retry: false,
    message: 'This burn names more than one purchase. One burn pays for one pack.',
  },
  'reference-twice': {
    retry: false,
    message:
      'Several burns in this transaction name the same purchase. Write to support with the transaction id.',
  },
  'unexpected-reference': {
    retry: false,
    message: 'This burn was made for one certain purchase. Finish that purchase in the store.',
  },
  'several-burns': {
    retry: false,
    message:
      'This transaction holds several burns and none names its purchase. Write to support with the transaction id.',
  },
  'burned-before-purchase': {
    retry: false,
    message: 'These tokens were burned before this purchase began. An older burn cannot pay for a new pack.',
  },
  'burned-after-expiry': {
    retry: false,
    message:
      'These tokens were burned after the offer had expired. Write to support with the transaction id.',
  },
} as const satisfies Record<string, RefusalEntry>;

export type BurnRefusal = keyof typeof BURN_REFUSALS;
