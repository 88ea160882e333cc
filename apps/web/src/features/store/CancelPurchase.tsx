/** The button that gives up a purchase whose wallet, server or chain does not answer; shown while nothing can be burned yet. */
import { useIsSlow } from '../../platform/useIsSlow.ts';
import { Button } from '../../ui/Button.tsx';
import './buy.css';

type CancelPurchaseProps = {
  /** Nothing can be burned yet. */
  isOffered: boolean;
  onCancel: () => void;
};

export default function CancelPurchase({ isOffered, onCancel }: CancelPurchaseProps) {
  // When the wallet answers at once, there is no time to read the button.
  if (!useIsSlow(isOffered)) return null;
  return (
    <Button tone="secondary" className="buy-cancel" onClick={onCancel}>
      Cancel
    </Button>
  );
}
