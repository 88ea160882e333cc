/** What a buyer reads whose purchase did not begin. */
import { toast } from '../../ui/toast.ts';

/** Where nothing more is known. */
export const NOT_PURCHASED = 'Failed to purchase pack';

export const walletRequired = () =>
  toast('Wallet Required', 'Please connect your wallet to purchase packs', 'destructive');
