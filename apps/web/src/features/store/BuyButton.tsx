/** The button that buys packs, with what it costs and leaves. Where tokens are missing it says how many, and beside it the local chain offers more. */
import type { PackType } from '@pokesol/protocol';
import { useRef } from 'react';
import { useStore } from '../../platform/createStore.ts';
import { formatNumber } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { MoreTestTokens, useIsFilling, useSpendableBalance, useWallet } from '../wallet/index.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { afterPaying, costOf } from './paying.ts';
import { canLeave, purchaseProgress } from './purchaseInProgress.ts';
import './buy.css';

// Loaded while the wallet is asked, not with the first screen.
const CancelPurchase = lazily(() => import('./CancelPurchase.tsx'));

type BuyButtonProps = {
  packType: PackType;
  count: PacksAtOnce;
  /** What is being done, while this pack is being bought. */
  doing?: string | undefined;
  disabled: boolean;
  onBuy: () => void;
  className?: string;
};

export function BuyButton({ packType, count, doing, disabled, onBuy, className }: BuyButtonProps) {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  const balance = useSpendableBalance(address);
  const isFilling = useIsFilling(address);
  const { buying } = useStore(purchaseProgress);
  const button = useRef<HTMLButtonElement>(null);
  const what = count === 1 ? 'Buy Pack' : `Buy ${count} Packs`;
  const cost = costOf(packType.price, count);
  const after = cost === undefined || balance === undefined ? undefined : afterPaying(cost, balance);
  // Shown for as long as the faucet is at it: the button that was pressed stays where it is.
  const offersTokens =
    address !== undefined && doing === undefined && after !== undefined && 'short' in after;
  const short = offersTokens && !isFilling ? `${formatNumber(after.short)} short` : undefined;
  // The pressed button disappears, so the focus needs a new place.
  function cancel() {
    purchaseProgress.leave('cancelled');
    button.current?.focus();
  }

  return (
    <>
      <div className="buy-row">
        {/* Still pressed to some purpose: the chain is asked anew, and says what is missing. */}
        <Button
          ref={button}
          onClick={onBuy}
          busy={doing !== undefined}
          disabled={disabled}
          {...(short !== undefined && { tone: 'quiet', 'aria-label': `${what}: ${short}` })}
          className={cx('buy', className)}
        >
          <span>{doing ?? short ?? what}</span>
          {cost !== undefined && (
            <span className="buy-price">
              {formatNumber(cost)} pokesol
              {address === undefined
                ? wallet.status !== 'resuming' && ' · connect first'
                : after && 'leaves' in after && ` · leaves ${formatNumber(after.leaves)}`}
            </span>
          )}
        </Button>
        {doing !== undefined && (
          <Deferred broken={null}>
            <CancelPurchase isOffered={canLeave(buying)} onCancel={cancel} />
          </Deferred>
        )}
      </div>
      {offersTokens && (
        <MoreTestTokens address={address} tone="primary" onGiven={() => button.current?.focus()} />
      )}
    </>
  );
}
