/** What is next for a wallet: packs to open, else its free pack, else what it bought. */
import type { Purchase } from '@pokesol/protocol';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { NewcomerFrame, NextPlace } from './NewcomerPlace.tsx';
import { groupByType, waitingLabel } from './packGroups.ts';

type WalletPlaceProps = {
  /** Paid and not opened. */
  unopened: readonly Purchase[];
  /** How many packs it bought; undefined while they are on their way, as `eligible` is. */
  bought: number | undefined;
  eligible: boolean | undefined;
  free: { busy: boolean; disabled: boolean; onClaim: () => void };
  onOpen: (purchases: readonly Purchase[]) => void;
};

export default function WalletPlace({ unopened, bought, eligible, free, onOpen }: WalletPlaceProps) {
  if (unopened.length > 0) return <PacksToOpen purchases={unopened} onOpen={onOpen} />;
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
  /** At least one. */
  purchases: readonly Purchase[];
  onOpen: (purchases: readonly Purchase[]) => void;
};

/** One after another, or all of them; of which type they are is told in the order in which they are opened. */
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

/** Nothing waits: what was bought so far. */
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
      ? 'What you buy is listed with its proof.'
      : `${count} bought, each with its cards and its proof.`}
  </NextPlace>
);
