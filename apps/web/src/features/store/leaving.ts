/** A purchase is given up before it is paid: by its buyer, or because its wallet went. */

export type WhyLeft = 'cancelled' | 'wallet-left';

export class PurchaseLeft extends Error {
  override readonly name = 'PurchaseLeft';

  constructor(readonly why: WhyLeft) {
    super(why);
  }
}

/** The answer, if it comes before the signal. @throws the signal's reason at once when that comes first; a later answer is not heard */
export function unlessAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
