/** One place of one size for what is next: packs to open, the free pack, a demo without a wallet, else what was bought. */
import type { Purchase } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { PixelIcon, type PixelIconName } from '../../ui/PixelIcon.tsx';
import { groupByType, waitingLabel } from './packGroups.ts';
import './newcomer.css';

type PlaceProps = { icon: PixelIconName; title: string; children: ReactNode; action: ReactNode };

function Place({ icon, title, children, action }: PlaceProps) {
  return (
    <section aria-labelledby="next-step" className="newcomer">
      <PixelIcon name={icon} className="newcomer-icon" />
      <div>
        <h2 id="next-step" className="pixel-title newcomer-title">
          {title}
        </h2>
        <p className="newcomer-sentence">{children}</p>
      </div>
      <div className="newcomer-action">{action}</div>
    </section>
  );
}

/** Keeps the place while nobody knows yet what is next. */
export const NewcomerFrame = () => <div aria-hidden className="newcomer" />;

type WelcomeProps = { busy: boolean; disabled: boolean; onClaim: () => void };

export const Welcome = ({ busy, disabled, onClaim }: WelcomeProps) => (
  <Place
    icon="pack"
    title="Welcome, trainer!"
    action={
      <Button busy={busy} disabled={disabled} onClick={onClaim}>
        {busy ? 'Claiming...' : 'Claim Free Pack'}
      </Button>
    }
  >
    Sixty cards, ready to battle.
  </Place>
);

type DemoProps = { busy: boolean; disabled: boolean; onTry: () => void };

export const Demo = ({ busy, disabled, onTry }: DemoProps) => (
  <Place
    icon="cards"
    title="No wallet?"
    action={
      <Button tone="secondary" busy={busy} disabled={disabled} onClick={onTry}>
        {busy ? 'Opening...' : 'Try a demo pack'}
      </Button>
    }
  >
    Real odds; the cards are not kept.
  </Place>
);

type PacksToOpenProps = {
  /** At least one. */
  purchases: readonly Purchase[];
  onOpen: (purchases: readonly Purchase[]) => void;
};

/** One after another, or all of them; of which type they are is told in the order in which they are opened. */
export function PacksToOpen({ purchases, onOpen }: PacksToOpenProps) {
  const groups = groupByType(purchases);
  const [first] = purchases;
  const names = groups.map(({ packName, purchases: { length } }) =>
    length > 1 ? `${packName} ×${length}` : packName,
  );
  return (
    <Place
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
    </Place>
  );
}

/** Nothing waits: what was bought so far. */
export const Bought = ({ count }: { count: number }) => (
  <Place
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
  </Place>
);
