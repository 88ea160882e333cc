/** What to do with cards that were just revealed. Stays in sight below however many there are. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { lazily } from '../../platform/lazily.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';

const VerifyPack = lazily(() => import('../proof/VerifyPack.tsx'));

const GRACE_MS = 300;

/** The way on when several packs are opened one after another. */
export type NextPack = { isLast: boolean; go: () => void };

type OpeningActionsProps = {
  /** Whether every card is face up. */
  dealt: boolean;
  /** Paid packs can be verified. */
  purchaseId: string | undefined;
  /** Its cards are not kept: they lead nowhere. */
  isDemo: boolean;
  next: NextPack | undefined;
  onHurry: () => void;
  onClose: () => void;
};

export function OpeningActions({ dealt, purchaseId, isDemo, next, onHurry, onClose }: OpeningActionsProps) {
  const [verifying, setVerifying] = useState(false);
  const hurry = useFocusWhenLost<HTMLButtonElement>();
  const dealtAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    dealtAt.current = dealt ? performance.now() : Number.POSITIVE_INFINITY;
  }, [dealt]);

  // A press that was meant for «Turn all cards» must not lead past cards that nobody has seen.
  const goOn = () => performance.now() - dealtAt.current > GRACE_MS && next?.go();

  return (
    <div className="opening-actions">
      {/* One button for all of it, so that pressing the same key again and again goes through every pack. */}
      {(!dealt || next) && (
        <Button ref={hurry} onClick={dealt && next ? goOn : onHurry}>
          {dealt && next ? (next.isLast ? 'See everything' : 'Next pack') : 'Turn all cards'}
        </Button>
      )}
      {!next && !isDemo && <WaysOn onClose={onClose} />}
      {isDemo && (
        <>
          <p className="w-full text-center text-sm text-mist">Connect a wallet to keep what you open.</p>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      )}
      {dealt && purchaseId !== undefined && (
        <Button tone="quiet" onClick={() => setVerifying(true)}>
          Verify this pack
        </Button>
      )}
      {verifying && purchaseId !== undefined && (
        <Deferred onFail={() => setVerifying(false)}>
          <VerifyPack purchaseId={purchaseId} onClose={() => setVerifying(false)} />
        </Deferred>
      )}
    </div>
  );
}

export function WaysOn({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Link href="/collection" onClick={onClose} className={buttonClass('primary')}>
        View in Collection
      </Link>
      <Link href="/deck-builder" onClick={onClose} className={buttonClass('secondary')}>
        Build Deck with New Cards
      </Link>
    </>
  );
}

/** Takes the focus when the control that had it has just gone; never takes it from another. */
export function useFocusWhenLost<Control extends HTMLElement>() {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.getAttribute('role') === 'dialog')
      control.current?.focus({ preventScroll: true });
  }, []);
  return control;
}
