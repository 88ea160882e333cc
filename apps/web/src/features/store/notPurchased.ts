/** The message for a buyer whose purchase did not begin. */
import { toast } from '../../ui/toast.ts';

/** For failures without a more precise message. */
export const NOT_PURCHASED = 'Failed to purchase pack';

export const walletRequired = () =>
  toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
