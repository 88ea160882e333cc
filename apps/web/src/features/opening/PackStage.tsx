/** The show before the cards: a hand or the clock tears the pack, the ball in it bursts, the cards rise. A press goes on. */
import { CRIMP, frameOf, lookOf, PACK_HEIGHT, PACK_WIDTH } from '@pokesol/pixel-art/packs';
import { type BallType, drawBall } from '@pokesol/pixel-art/things';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { memoize } from '../../platform/memoize.ts';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { PixelPicture } from '../../ui/PixelPicture.tsx';
import { CardBack } from '../card/index.ts';
import { PackArt } from '../packs/index.ts';
import { DEMO_NOTE, type OpenedPack } from './openedPack.ts';
import type { OpeningPhase } from './openingState.ts';
import { type Tear, TORN_SHARE, tearBetween } from './tear.ts';
import { tearByHand } from './tearByHand.ts';
import './burst.css';
import './pack.css';

type PackStageProps = {
  phase: OpeningPhase;
  pack: OpenedPack;
  ball: BallType;
  /** Absent while there is nothing to open: the pack just stands there. */
  hand: Hand | undefined;
  /** Its cards take long. */
  isLate: boolean;
};

/** What a hand does to the pack. */
type Hand = { onHold: () => void; onLetGo: () => void; onTear: () => void };

const promiseOf = ({ isDemo, purchases }: OpenedPack) =>
  isDemo
    ? DEMO_NOTE
    : purchases.length > 0
      ? 'Its cards were fixed before you paid. You can verify them afterwards.'
      : undefined;

export function PackStage({ phase, pack, ball, hand, isLate }: PackStageProps) {
  const isClosed = phase === 'waiting' || phase === 'jumping';
  return (
    <div className="opening-stage" data-phase={phase}>
      {phase === 'waiting' && hand !== undefined && (
        <>
          <div className="pack-side is-left">
            <p className="pixel-title">{pack.name}</p>
            {pack.about !== undefined && <p>{pack.about}</p>}
            <p className="quiet">{promiseOf(pack)}</p>
          </div>
          <div aria-hidden className="pack-side is-right">
            <p className="pixel-title">Tear it open</p>
            <p>Drag along the top edge, or press Tear, Enter or Space.</p>
            <p className="quiet">Skip shows the cards at once.</p>
          </div>
          <p aria-hidden className="pack-hint is-above">
            Drag along the top edge
          </p>
          <p aria-hidden className="pack-hint is-promise">
            {promiseOf(pack)}
          </p>
        </>
      )}
      {(phase === 'exploding' || phase === 'revealing') && <span aria-hidden className="burst-rays" />}
      {isClosed && <TornPack pack={pack} hand={hand} isOpen={phase === 'jumping'} />}
      {phase === 'exploding' && <Halves pack={pack} />}
      {phase === 'exploding' && <Ball type={ball} />}
      {phase === 'revealing' && <Fan />}
      <p role="status" className={phase === 'revealing' ? 'pack-hint is-below' : 'sr-only'}>
        {phase === 'revealing' &&
          (isLate ? 'Still on its way. Your pack is safe.' : 'Generating your cards...')}
      </p>
    </div>
  );
}

/** Where the pouch begins and its strip ends, as shares of the picture. */
const strip = ({ art, isFree }: OpenedPack) => {
  const { left, top } = frameOf(lookOf(art, isFree).edition);
  return { edge: left / PACK_WIDTH, crimp: (top + CRIMP) / PACK_HEIGHT };
};

type TornPackProps = { pack: OpenedPack; hand: Hand | undefined; isOpen: boolean };

function TornPack({ pack, hand, isOpen }: TornPackProps) {
  /** Where the hand took hold; here for its next movement, which may come before a render. */
  const began = useRef<number>(undefined);
  const [isHeld, setHeld] = useState(false);
  const [tear, setTear] = useState<Tear>();
  const place = useRef<HTMLButtonElement>(null);
  const share = isOpen ? 1 : (tear?.share ?? 0);
  const { edge, crimp } = strip(pack);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--edge': `${edge * 100}%`,
    '--crimp': `${crimp * 100}%`,
    '--torn': `${share * 100}%`,
  };

  function tearTo(x: number): Tear | undefined {
    const box = place.current?.getBoundingClientRect();
    return began.current === undefined || box === undefined ? undefined : tearBetween(began.current, x, box);
  }
  function take(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    began.current = event.clientX;
    setHeld(true);
    hand?.onHold();
  }
  function letGo(isTorn: boolean) {
    if (began.current === undefined) return;
    began.current = undefined;
    setHeld(false);
    setTear(undefined);
    if (isTorn) hand?.onTear();
    else hand?.onLetGo();
  }
  function release(event: PointerEvent) {
    const torn = tearTo(event.clientX);
    if (torn !== undefined && torn.share >= TORN_SHARE) tearByHand.torn();
    letGo(torn === undefined || torn.share >= TORN_SHARE);
  }

  const art = <PackArt art={pack.art} isFree={pack.isFree} />;
  const layers = (
    <>
      <span className="pack-glow" />
      <span className="pack-body">{art}</span>
      <span className="pack-strip is-whole">{art}</span>
      {share > 0 && <span className="pack-strip is-torn">{art}</span>}
      {!isOpen && hand !== undefined && (
        <>
          <span className="pack-line" />
          <span className="pack-finger">
            <PixelIcon name="finger" />
          </span>
        </>
      )}
    </>
  );
  if (hand === undefined || isOpen)
    return (
      <span aria-hidden className="pack" data-open={isOpen || undefined} style={style}>
        {layers}
      </span>
    );
  return (
    // The buttons below do the same: this is for hands that take what they see.
    <button
      ref={place}
      type="button"
      tabIndex={-1}
      aria-label="The pack: on to its cards"
      className="pack"
      data-held={isHeld || undefined}
      data-from={tear?.from}
      style={style}
      onPointerDown={take}
      onPointerMove={(event) => setTear(tearTo(event.clientX))}
      onPointerUp={release}
      onPointerCancel={() => letGo(false)}
    >
      {layers}
    </button>
  );
}

/** The pack's two halves on their way to the lower corners. */
const Halves = ({ pack }: { pack: OpenedPack }) =>
  (['left', 'right'] as const).map((side) => (
    <span key={side} aria-hidden className="pack-half" data-side={side}>
      <PackArt art={pack.art} isFree={pack.isFree} />
    </span>
  ));

const ballOf = memoize(drawBall);

/** A ball that holds together until it bursts: two halves, and the light between them. */
function Ball({ type }: { type: BallType }) {
  const { lid, bowl } = ballOf(type);
  return (
    <span aria-hidden className="burst-ball" data-ball={type}>
      <PixelPicture picture={bowl} className="burst-bowl" />
      <span className="burst-core" />
      <PixelPicture picture={lid} className="burst-lid" />
    </span>
  );
}

const FAN = Array.from({ length: 11 }, (_, card) => card - 5);

const Fan = () => (
  <span aria-hidden className="burst-fan">
    {FAN.map((place) => (
      <span key={place} style={{ '--place': place } as CSSProperties}>
        <CardBack />
      </span>
    ))}
  </span>
);
