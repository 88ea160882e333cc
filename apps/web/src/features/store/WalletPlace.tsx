/** A wallet's next step: packs to open, else one whose cards it has not seen, else its free pack, else what it has bought. */
import type { Purchase } from '@pokesol/protocol';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { lastPack, useLastPack } from '../opening/index.ts';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { NextPlace } from './NewcomerPlace.tsx';
import { groupByType, waitingLabel } from './packGroups.ts';

type WalletPlaceProps = {
  address: string;
  /** Paid, not yet opened. */
  unopened: readonly Purchase[];
  /** How many packs the wallet has bought; undefined while loading, like `eligible`. */
  bought: number | undefined;
  eligible: boolean | undefined;
  free: { busy: boolean; disabled: boolean; onClaim: () => void };
  onOpen: (purchases: readonly Purchase[]) => void;
};

export default function WalletPlace(props: WalletPlaceProps) {
  const { address, unopened, bought, eligible, free, onOpen } = props;
  const last = useLastPack(address);
  if (unopened.length > 0) return <PacksToOpen purchases={unopened} onOpen={onOpen} />;
  if (last !== undefined) return <LastPack name={last} />;
  if (eligible) return <Welcome {...free} />;
  if (bought !== undefined && eligible === false) return <Bought count={bought} />;
  return <NewcomerFrame />;
}

type WelcomeProps = { busy: boolean; disabled: boolean; onClaim: () => void };

const Welcome = ({ busy, disabled, onClaim }: WelcomeProps) => (
  <NextPlace
    icon="pack"
    title="Welcome, trainer!"
    action={
      <Button busy={busy} disabled={disabled} onClick={onClaim}>
        {busy ? 'Claiming...' : 'Claim Free Pack'}
      </Button>
    }
  >
    Sixty cards, ready to battle.
  </NextPlace>
);

type PacksToOpenProps = {
  /** At least one purchase. */
  purchases: readonly Purchase[];
  onOpen: (purchases: readonly Purchase[]) => void;
};

/** After a reload in the middle of an opening. */
const LastPack = ({ name }: { name: string }) => (
  <NextPlace
    icon="cards"
    title="Your last pack"
    action={
      <>
        <Link href="/purchases" onClick={() => lastPack.seen()} className={buttonClass()}>
          See its cards
        </Link>
        <Button tone="secondary" onClick={() => lastPack.seen()}>
          Not now
        </Button>
      </>
    }
  >
    {name}: its cards are in your collection.
  </NextPlace>
);

/** Opens the packs one by one or all at once; lists their types in the order in which they open. */
function PacksToOpen({ purchases, onOpen }: PacksToOpenProps) {
  const groups = groupByType(purchases);
  const [first] = purchases;
  const names = groups.map(({ packName, purchases: { length } }) =>
    length > 1 ? `${packName} ×${length}` : packName,
  );
  return (
    <NextPlace
      icon="pack"
      title={waitingLabel(purchases.length)}
      action={
        <>
          {purchases.length > 1 && <Button onClick={() => onOpen(purchases)}>Open all</Button>}
          {first && (
            <Button
              tone={purchases.length > 1 ? 'secondary' : 'primary'}
              onClick={() => onOpen([first])}
              aria-label={`Open ${first.packName}`}
            >
              Open
            </Button>
          )}
        </>
      }
    >
      {names.join(', ')}
    </NextPlace>
  );
}

/** Shows the number of packs bought so far when none is waiting. */
const Bought = ({ count }: { count: number }) => (
  <NextPlace
    icon="cards"
    title="My packs"
    action={
      <Link href="/purchases" className={buttonClass('secondary')}>
        Look at them
      </Link>
    }
  >
    {count === 0
      ? 'Every pack you buy is listed with its proof.'
      : `${count} bought, each with its cards and its proof.`}
  </NextPlace>
);
