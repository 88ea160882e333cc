/** The error of a purchase that is given up before it is paid: by its buyer, or because its wallet disconnected. */

export type WhyLeft = 'cancelled' | 'wallet-left';

export class PurchaseLeft extends Error {
  override readonly name = 'PurchaseLeft';

  constructor(readonly why: WhyLeft) {
    super(why);
  }
}
