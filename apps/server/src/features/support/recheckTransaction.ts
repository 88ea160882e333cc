/** Checks a transaction again for an admin, and records what was paid as every report and the sweep do. */
import { isRefusal } from '@pokesol/engine';
import type { SupportLook } from '@pokesol/protocol';
import type { Address, Signature } from '@solana/kit';
import type { Tx } from '../../platform/db/database.ts';
import { type CallRefusal, refusalBodyOf } from '../../platform/http/refusal.ts';
import { recordAudit } from '../audit/index.ts';
import {
  burnersOf,
  mentionsAnywhere,
  mentionsToLookAt,
  purchasesPaidBy,
  type RecordDeps,
  type Recorded,
  recordBurn,
} from '../packs/index.ts';
import type { OfferOrPurchase } from './state.ts';
import type { SupportCase } from './supportCase.ts';

export type LookDeps = RecordDeps & {
  /** The wallet has fewer tokens, or one more pack, than was known. */
  readonly onRecorded: (wallet: string) => void;
};

/** What is looked at; `subject` is what the admin asked about, for the audit. */
type Target = {
  readonly subject: string;
  readonly signatures: readonly Signature[];
  readonly reference?: string;
  readonly packTypeId?: string;
};
type Outcome = SupportLook['outcome'];

export function lookAtTransaction(
  deps: LookDeps,
  asking: SupportCase,
  signature: Signature,
): Promise<SupportLook> {
  return look(deps, asking, { subject: signature, signatures: [signature] });
}

/** Of a purchase its transaction, of an unpaid offer all that mention its reference. */
export async function lookAtPurchase(
  deps: LookDeps,
  asking: SupportCase,
  { offer, purchase }: OfferOrPurchase,
): Promise<SupportLook> {
  if (purchase !== undefined) {
    const { id, packTypeId, transactionSignature } = purchase;
    const signatures = [transactionSignature as Signature];
    return look(deps, asking, { subject: id, signatures, packTypeId });
  }
  if (offer === undefined) throw new Error('there is neither an offer nor a purchase to look for');
  const { id: subject, packTypeId, reference, sweeps } = offer;
  const mentions = await mentionsAnywhere(deps.chain, reference as Address).catch(() => undefined);
  if (mentions === undefined) return found(deps, asking, subject, { outcome: 'away', purchases: [] });
  const signatures = mentionsToLookAt(mentions, Math.max(1, sweeps)).map(({ signature }) => signature);
  return look(deps, asking, { subject, signatures, reference, packTypeId });
}

/** The best that came of one of them counts: a stranger's mention hides no burn that was recorded. */
const BEST_FIRST: readonly Outcome[] = [
  ...(['recorded', 'already', 'away', 'unseen', 'refused', 'stranger', 'nothing'] as const),
];

async function look(deps: LookDeps, asking: SupportCase, target: Target): Promise<SupportLook> {
  const looks: SupportLook[] = [];
  for (const signature of target.signatures) {
    const seen = await lookAt(deps, asking, target, signature);
    looks.push(...seen);
    // It answers nothing else either: the admin need not wait for each in turn.
    if (seen.some(({ outcome }) => outcome === 'away')) break;
  }
  const best = BEST_FIRST.find((outcome) => looks.some((each) => each.outcome === outcome)) ?? 'nothing';
  const refusal = looks.find(({ outcome }) => outcome === best)?.refusal;
  const answer: SupportLook = {
    outcome: best,
    purchases: [...new Set(looks.flatMap(({ purchases }) => purchases))],
    ...(refusal !== undefined && { refusal }),
  };
  // What was recorded is in the audit already, with each of its transactions.
  return best === 'recorded' ? answer : found(deps, asking, target.subject, answer);
}

/** One answer for each wallet of ours that burned in it. */
async function lookAt(
  deps: LookDeps,
  asking: SupportCase,
  target: Target,
  signature: Signature,
): Promise<SupportLook[]> {
  const burners = await burnersOf(deps, signature, target.reference);
  if (burners === 'unreachable') return [{ outcome: 'away', purchases: [] }];
  if (burners === 'not-found') return [{ outcome: 'unseen', purchases: [] }];
  const looks: SupportLook[] = [];
  for (const wallet of burners.known) looks.push(await record(deps, asking, target, { signature, wallet }));
  if (looks.length > 0) return looks;
  return [{ outcome: burners.strangers.length > 0 ? 'stranger' : 'nothing', purchases: [] }];
}

async function record(
  deps: LookDeps,
  asking: SupportCase,
  { subject, packTypeId }: Target,
  { signature, wallet }: { signature: Signature; wallet: string },
): Promise<SupportLook> {
  const paidBefore = await purchasesPaidBy(deps.db, signature);
  const wasVoid = new Set(paidBefore.filter(({ status }) => status === 'revoked').map(({ id }) => id));
  let recorded: string[] = [];
  const audit = async (tx: Tx, results: readonly (Recorded | CallRefusal)[]) => {
    recorded = results
      .filter((result): result is Recorded => !isRefusal(result))
      .filter(({ isNew, purchase: { id, status } }) => isNew || (wasVoid.has(id) && status !== 'revoked'))
      .map(({ purchase }) => purchase.id);
    if (recorded.length === 0) return;
    await recordAudit(tx, asking.admin, asking.now, {
      action: 'support.look-again',
      subject,
      reason: asking.reason,
      before: { recorded: paidBefore.filter(({ id }) => !wasVoid.has(id)).map(({ id }) => id) },
      after: { outcome: 'recorded', recorded, wallet, transaction: signature },
    });
  };
  const asked = { signature, wallet, by: 'desk' as const, ...(packTypeId !== undefined && { packTypeId }) };
  const result = await recordBurn(deps, asked, audit);
  if (isRefusal(result)) return { ...refusedAs(result), purchases: [] };
  if (recorded.length === 0) return { outcome: 'already', purchases: [result.purchase.id] };
  deps.onRecorded(wallet);
  return { outcome: 'recorded', purchases: recorded };
}

function refusedAs(refusal: CallRefusal): Pick<SupportLook, 'outcome' | 'refusal'> {
  if (refusal.code === 'chain-unreachable') return { outcome: 'away' };
  if (refusal.code === 'burn-not-found-yet') return { outcome: 'unseen' };
  return { outcome: 'refused', refusal: refusalBodyOf(refusal) };
}

/** A look that recorded nothing changes nothing, and is written down all the same. */
async function found(
  { db }: LookDeps,
  { admin, now, reason }: SupportCase,
  subject: string,
  answer: SupportLook,
): Promise<SupportLook> {
  const { outcome, refusal } = answer;
  const after = { outcome, ...(refusal !== undefined && { refusal: refusal.reason ?? refusal.code }) };
  await db.transaction((tx) =>
    recordAudit(tx, admin, now, { action: 'support.look-again', subject, reason, after }),
  );
  return answer;
}
