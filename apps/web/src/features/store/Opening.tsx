/** The opening of packs, with the way to buy more like them at its end: it says what they cost and what they leave. */
import type { PackType } from '@pokesol/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../platform/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import type { Another, OpeningRequest } from '../opening/index.ts';
import { OpeningDialog } from '../opening/index.ts';
import { packHref, useEligible, usePackTypes } from '../packs/index.ts';
import { ConnectButton, MoreTestTokens, useSpendableBalance, useWalletAddress } from '../wallet/index.ts';
import CancelPurchase from './CancelPurchase.tsx';
import { PACKS_AT_ONCE, type PacksAtOnce } from './packsAtOnce.ts';
import { afterPaying, costOf } from './paying.ts';
import { type Buying, canLeave, purchaseProgress } from './purchaseInProgress.ts';
import { STEP_LABELS } from './useBuyPack.ts';

export type Sale = {
  buying: Buying | undefined;
  buy: (packType: PackType, count: PacksAtOnce) => Promise<void>;
};

const cancel = () => void purchaseProgress.leave('cancelled');

/** What costs nothing: the free pack of a wallet, and packs for show. */
export type Gifts = {
  readonly isBusy: boolean;
  readonly claim: (address: string) => void;
  readonly tryDemo: (packType: PackType) => void;
};

type OpeningProps = { request: OpeningRequest; sale: Sale; gifts: Gifts; onClose: () => void };

export default function Opening({ request, sale, gifts, onClose }: OpeningProps) {
  const another = useAnother(request, sale);
  const onSale =
    request.kind === 'demo'
      ? { note: '', help: <FromDemo packType={request.packType} gifts={gifts} onClose={onClose} /> }
      : another;
  return <OpeningDialog request={request} onSale={onSale} onClose={onClose} />;
}

type FromDemoProps = { packType: PackType | undefined; gifts: Gifts; onClose: () => void };

/** A wallet keeps what it opens, and its first pack is free. */
function FromDemo({ packType, gifts, onClose }: FromDemoProps) {
  const address = useWalletAddress();
  const eligible = useEligible(address);
  const [wantsClaim, setWantsClaim] = useState(false);
  const { claim } = gifts;
  // The player pressed for the pack and connected: that asked for it.
  const claimsNow = wantsClaim && address !== undefined && eligible === true;
  useEffect(() => {
    if (!claimsNow) return;
    setWantsClaim(false);
    claim(address);
  }, [claimsNow, claim, address]);
  return (
    <>
      {address === undefined ? (
        <ConnectButton className="demo-claim" onPress={() => setWantsClaim(true)}>
          Claim your free pack <small>connects a wallet first</small>
        </ConnectButton>
      ) : eligible === true ? (
        <Button busy={gifts.isBusy} className="demo-claim" onClick={() => claim(address)}>
          Claim your free pack
        </Button>
      ) : (
        <Button onClick={onClose}>Continue</Button>
      )}
      {packType !== undefined && (
        <>
          <Button tone="secondary" busy={gifts.isBusy} onClick={() => gifts.tryDemo(packType)}>
            Open another demo pack
          </Button>
          <Link href={packHref(packType.id)} onClick={onClose} className={buttonClass('secondary')}>
            See this pack in the store
          </Link>
        </>
      )}
    </>
  );
}

/** As many as were opened, if so many are sold at once, of the type of the first. */
function useAnother(request: OpeningRequest, { buying, buy }: Sale): Another | undefined {
  const address = useWalletAddress();
  const balance = useSpendableBalance(address);
  const { data: packTypes = [] } = usePackTypes();
  const opened = request.kind === 'paid' ? request.purchases : [];
  const packType = packTypes.find(({ id }) => id === opened[0]?.packTypeId);
  const count = PACKS_AT_ONCE.find((choice) => choice === opened.length) ?? 1;
  const cost = packType && costOf(packType.price, count);
  // The buyer's wallet may have left while its packs are on screen.
  if (packType === undefined || cost === undefined || address === undefined) return undefined;
  if (address !== opened[0]?.userId) return undefined;
  const price = `${count === 1 ? '' : `${count} for `}${formatNumber(cost)} pokesol`;
  const after = balance === undefined ? undefined : afterPaying(cost, balance);
  if (after && 'short' in after)
    return {
      note: `${price} · ${formatNumber(after.short)} short`,
      help: <MoreTestTokens address={address} tone="primary" />,
    };
  return {
    note: after ? `${price} · leaves ${formatNumber(after.leaves)}` : price,
    ...(buying && {
      doing: STEP_LABELS[buying.step],
      help: <CancelPurchase isOffered={canLeave(buying)} onCancel={cancel} />,
    }),
    onPress: () => void buy(packType, count),
  };
}
