/** The show before the cards: the pack jumps, the ball takes it in and bursts, the cards rise. A press on it skips. */
import { type BallType, drawBall } from '@pokesol/pixel-art/things';
import { memoize } from '../../platform/memoize.ts';
import { PixelPicture } from '../../ui/PixelPicture.tsx';
import { CardBack } from '../card/index.ts';
import { PackArt } from '../packs/index.ts';
import { Confetti, Rays } from './Burst.tsx';
import type { OpenedPack } from './openedPack.ts';
import type { OpeningPhase } from './openingState.ts';

type PackStageProps = {
  phase: OpeningPhase;
  pack: OpenedPack;
  ball: BallType;
  /** Absent while there is nothing to skip: the pack just stands there. */
  onSkip: (() => void) | undefined;
};

export function PackStage({ phase, pack, ball, onSkip }: PackStageProps) {
  const scene = (
    <span aria-hidden className="opening-scene">
      {(phase === 'exploding' || phase === 'revealing') && <Rays />}
      {phase === 'exploding' && <Confetti />}
      {phase === 'revealing' ? (
        <span className="opening-fan">
          {['a', 'b', 'c', 'd', 'e'].map((card) => (
            <CardBack key={card} />
          ))}
        </span>
      ) : (
        <PackArt art={pack.art} isFree={pack.isFree} className="opening-pack" />
      )}
      {(phase === 'jumping' || phase === 'exploding') && <Ball type={ball} />}
    </span>
  );
  return (
    <>
      <p role="status" className={phase === 'revealing' ? 'opening-caption' : 'sr-only'}>
        {phase === 'revealing' && 'Generating your cards...'}
      </p>
      {onSkip === undefined ? (
        <div className="opening-stage" data-phase={phase}>
          {scene}
        </div>
      ) : (
        // The buttons below do the same: this is for those who press what they see.
        <button
          type="button"
          tabIndex={-1}
          aria-label="The pack: on to its cards"
          className="opening-stage"
          data-phase={phase}
          onClick={onSkip}
        >
          {scene}
        </button>
      )}
    </>
  );
}

const ballOf = memoize(drawBall);

/** A ball that holds together until it bursts: two halves, one above the other. */
function Ball({ type }: { type: BallType }) {
  const { lid, bowl } = ballOf(type);
  return (
    <div className="opening-ball" data-ball={type}>
      <PixelPicture picture={bowl} className="opening-bowl" />
      <PixelPicture picture={lid} className="opening-lid" />
    </div>
  );
}
