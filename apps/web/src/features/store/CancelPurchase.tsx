/** The way out of a purchase whose wallet, server or chain is silent: there as long as nothing can be burned. */
import { useIsSlow } from '../../platform/useIsSlow.ts';
import { Button } from '../../ui/Button.tsx';
import './buy.css';

type CancelPurchaseProps = {
  /** Nothing can be burned yet. */
  isOffered: boolean;
  onCancel: () => void;
};

export default function CancelPurchase({ isOffered, onCancel }: CancelPurchaseProps) {
  // A wallet that answers at once leaves no time to read it.
  if (!useIsSlow(isOffered)) return null;
  return (
    <Button tone="secondary" className="buy-cancel" onClick={onCancel}>
      Cancel
    </Button>
  );
}
