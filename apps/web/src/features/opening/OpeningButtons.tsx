/** The four buttons of an opening: always there, always in the same place, each with one meaning. Only «Open another» begins another pack. */
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { deafClock } from '../../platform/deafClock.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { VerifyPack } from '../packs/index.ts';
import { createFreshButtons } from './freshButtons.ts';
import type { OpeningAct } from './openingState.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

type OpeningButtonsProps = {
  /** What is on stage. */
  act: 'sealed' | 'show' | 'late' | OpeningAct;
  /** Which of the cards that come alone. */
  shown: number;
  /** Paid packs can be verified, once they are open. */
  purchaseId: string | undefined;
  /** Several packs are verified together, at the end. */
  onVerifyAll: (() => void) | undefined;
  onSkip: () => void;
  /** Absent where there is nowhere to go on to. */
  onNext: (() => void) | undefined;
  /** The Space bar is held over a closed pack. */
  onHold: (() => void) | undefined;
  another: Another | undefined;
  /** Cards that are kept lead into the collection and into decks. */
  isKept: boolean;
  onClose: () => void;
};

/** Another pack: one that waits, or one that is bought. */
export type Another = {
  /** What it costs and leaves, or that it costs nothing more. */
  note: string;
  /** What is being done, while it is being bought. */
  doing?: string | undefined;
  /** Absent where it cannot be had, as `note` says. */
  onPress?: (() => void) | undefined;
  /** The way to have it all the same, shown at the end. */
  help?: ReactNode;
};

/** Before the last card all presses of a button mean the same: on with it. Later ones would lead past unseen cards. */
const EAGER = ['sealed', 'show', 'dealing'];

export function OpeningButtons(props: OpeningButtonsProps) {
  const { act, shown, purchaseId, onVerifyAll, onSkip, onNext, onHold, another, isKept, onClose } = props;
  const [verifying, setVerifying] = useState(false);
  const [buttons] = useState(() => createFreshButtons(deafClock));
  const next = useRef<HTMLButtonElement>(null);
  const isEager = EAGER.includes(act);
  const opened = act === 'dealing' || act === 'last' || act === 'summary';
  const isOver = act === 'summary' && isKept;
  // Each card that comes alone is news: a press that was meant for the one before does not lead past it.
  const moment = isEager ? 'eager' : act === 'last' ? `last ${shown}` : act;
  const lit = [
    ...(opened && purchaseId !== undefined ? ['verify'] : []),
    ...(act === 'summary' && onVerifyAll !== undefined ? ['verify'] : []),
    ...(isEager || act === 'last' ? [`skip ${moment}`] : []),
    ...(onNext !== undefined ? [`next ${moment}`] : []),
    ...(act === 'summary' && another?.onPress !== undefined ? ['another'] : []),
    ...(isOver ? ['onward'] : []),
  ];
  const litNow = lit.join();
  useLayoutEffect(() => buttons.light(litNow.split(',')), [buttons, litNow]);
  // Before the dialog looks for a first control: Space and Enter must go on and not close.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);

  const button = (name: string, onPress: (() => void) | undefined) => ({
    'aria-disabled': !lit.includes(name),
    onClick: () => buttons.acceptsPress(name) && onPress?.(),
  });
  const leave = (event: MouseEvent) => (buttons.acceptsPress('onward') ? onClose() : event.preventDefault());
  return (
    <div className="opening-buttons">
      <Button tone="secondary" {...button('verify', onVerifyAll ?? (() => setVerifying(true)))}>
        {onVerifyAll === undefined ? 'Verify' : 'Verify all'}
      </Button>
      {isOver ? (
        <Link href="/deck-builder" onClick={leave} className={buttonClass('secondary')}>
          <Name short="Build Deck">Build Deck with New Cards</Name>
        </Link>
      ) : (
        <Button tone="secondary" {...button(`skip ${moment}`, onSkip)}>
          Skip
        </Button>
      )}
      {isOver ? (
        <Onward href="/collection" onClick={leave}>
          View in Collection
        </Onward>
      ) : (
        <Button
          ref={next}
          className="is-next"
          onKeyDown={(event) => event.key === ' ' && onHold?.()}
          {...button(`next ${moment}`, onNext)}
        >
          {act === 'sealed' ? 'Tear' : act === 'late' ? 'Try again' : 'Next'}
          {act === 'dealing' && (
            <span aria-hidden className="opening-note">
              the last card
            </span>
          )}
        </Button>
      )}
      <Button tone="secondary" busy={another?.doing !== undefined} {...button('another', another?.onPress)}>
        <span>{another?.doing ?? <Name short="Another">Open another</Name>}</span>
        {another && <span className="opening-note">{another.note}</span>}
      </Button>
      {verifying && purchaseId !== undefined && (
        <Deferred onFail={() => setVerifying(false)}>
          <VerifyPack purchaseId={purchaseId} onClose={() => setVerifying(false)} />
        </Deferred>
      )}
    </div>
  );
}

/** A name that is shorter where there is little room; readers keep the whole. */
const Name = ({ children, short }: { children: string; short: string }) => (
  <span className="opening-name">
    <span>{children}</span>
    <span aria-hidden data-short={short} className="opening-short-name" />
  </span>
);

type OnwardProps = { href: string; onClick: (event: MouseEvent) => void; children: ReactNode };

/** The bright way on. It stands where «Next» stood, and takes its focus. */
function Onward({ href, onClick, children }: OnwardProps) {
  const link = useFocusWhenLost<HTMLAnchorElement>();
  return (
    <Link ref={link} href={href} onClick={onClick} className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
