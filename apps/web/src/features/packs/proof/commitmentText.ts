/** What is said of a seed's promise: kept, not known here, never made, or lost by the server. */
import type { RestoredSpan } from '@pokesol/protocol';
import type { ProofCheck, RevealedProof } from './checkProof.ts';

export function commitmentText(
  { committedBeforePayment, restored }: Pick<RevealedProof, 'committedBeforePayment' | 'restored'>,
  commitment: ProofCheck['commitment'],
): [tone: string, text: string] {
  if (commitment?.ok === false) {
    const { seedHash, packHash } = commitment.noted;
    const noted = `This browser recorded other hashes before you paid: seed ${seedHash}, pool ${packHash}.`;
    return [
      'bad is-strong',
      restored === undefined ? noted : `${noted} So the promise was not kept. ${lostText(restored)}`,
    ];
  }
  if (restored !== undefined) return ['gold', `An honest note: ${lostText(restored)}`];
  if (!committedBeforePayment) {
    return [
      'gold',
      'An honest note: this payment named no purchase, so its seed was fixed only after the payment was seen. Cards and seed belong together, but nothing proves that the seed came first.',
    ];
  }
  return [
    'quiet',
    commitment === undefined
      ? 'The server says that it gave out this hash before the payment. This browser has no record of it: you bought the pack in another browser.'
      : 'This browser recorded the same hash before you paid.',
  ];
}

/** That it was so, only the server says: a reader may compare the moments with those of other packs. */
const lostText = ({ takenAt, restoredAt }: RestoredSpan): string =>
  `The server says that it lost its records of ${utc(takenAt)} to ${utc(restoredAt)} and with them what it had promised, and that it was restored from a backup. It found your payment on the chain and made a new seed for it, after the payment. Cards and seed belong together, but nothing proves that the seed came first.`;

const utc = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;
