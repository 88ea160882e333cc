/** The acts of the desk: what each does and cannot do, and what is said of what came of it. */
import type { SupportComparison, SupportLook, SupportOpening } from '@pokesol/protocol';
import { counted } from '../../../platform/format.ts';

type Answer = SupportLook | SupportOpening | SupportComparison;

export type Act = {
  readonly label: string;
  readonly pending: string;
  readonly title: string;
  readonly does: string;
  readonly cannot: string;
  /** The call, of what is acted upon. */
  readonly path: (id: string) => string;
  readonly failure: string;
};

const LOOK = {
  label: 'Look at the chain again',
  pending: 'Looking...',
  title: 'Look at the chain again?',
  cannot:
    'It gives nothing without a burn: the same checks apply as for every purchase, and each burn counts only once.',
  failure: 'The look failed',
};

export const LOOK_AT_PURCHASE: Act = {
  ...LOOK,
  does: 'Asks the chain now for the burn of this offer, and records it if it is there. A void pack comes back when its burn is there after all.',
  path: (id) => `/api/admin/support/purchases/${id}/look-again`,
};

export const LOOK_AT_TRANSACTION: Act = {
  ...LOOK,
  does: 'Asks the chain now for this transaction, and records what it burned for an offer of ours.',
  path: (signature) => `/api/admin/support/transactions/${signature}/look-again`,
};

export const OPEN_STUCK: Act = {
  label: 'Open this pack',
  pending: 'Opening...',
  title: 'Open this pack?',
  does: 'Draws its cards with the seed that was promised, and puts them into its owner’s collection. The owner does not see the pack open.',
  cannot: 'It chooses no card: seed, payment and pool decide, as at every opening. It opens once, for good.',
  path: (id) => `/api/admin/support/purchases/${id}/open`,
  failure: 'The pack was not opened',
};

export const COMPARE_POINTS: Act = {
  label: 'Compare with the ledger',
  pending: 'Comparing...',
  title: 'Compare points with the ledger?',
  does: 'Counts points and campaign results from the ledger and the battles, and corrects the figures that are shown where they differ.',
  cannot: 'It adds no point: the ledger alone decides, and nothing here writes into it.',
  path: (wallet) => `/api/admin/support/wallets/${wallet}/compare-points`,
  failure: 'The points were not compared',
};

const OUTCOMES: Readonly<Record<Answer['outcome'], string>> = {
  recorded: 'Found and recorded: the pack waits for its owner.',
  already: 'This burn was recorded before. Nothing was changed.',
  refused: 'There is a burn, but it does not pay for this pack. Nothing was changed.',
  stranger:
    'A wallet that has never connected here burned it. Nothing was changed: once that wallet connects, it can recover the pack by the transaction’s id, or you look again.',
  nothing: 'The chain shows no burn of our token here. Nothing was changed.',
  unseen:
    'The chain does not show this transaction. Nothing was changed. A new one may take a minute; an old one never landed.',
  away: 'The chain does not answer right now. Nothing was changed: look again in a moment.',
  done: 'The pack is open, and its cards are in its owner’s collection.',
  unpaid: 'Nothing was paid for this offer, so there is nothing to open.',
  void: 'The chain dropped the burn that paid for this pack. It stays closed.',
  opened: 'This pack was opened before. Nothing was changed.',
  fresh: 'Its owner had less than a quarter of an hour to open it. It stays closed for now.',
  unsettled: 'The chain can still drop its burn. It stays closed until that is final.',
  equal: 'Points and results match the ledger and the battles.',
  corrected: 'The figures shown were wrong and have been corrected.',
};

/** `failed`, and outcomes of a newer server, as they are called. */
export const outcomeText = (outcome: string): string =>
  Object.hasOwn(OUTCOMES, outcome)
    ? OUTCOMES[outcome as Answer['outcome']]
    : outcome === 'failed'
      ? 'It failed, and nothing was changed.'
      : outcome;

export function answerText(answer: Answer): string {
  const text = outcomeText(answer.outcome);
  if ('refusal' in answer && answer.refusal !== undefined) return `${text} ${answer.refusal.message}`;
  if (answer.outcome === 'corrected' && 'before' in answer && answer.before !== answer.after)
    return `${text} ${counted(answer.before, 'point')} became ${answer.after}.`;
  return text;
}
