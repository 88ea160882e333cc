/** The animation over a board of any rules: its scene, a text box that says what happens, and the button that skips the rest. */
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { browserClock } from '../../../platform/clock.ts';
import { useLessMotion } from '../../../platform/lessMotion.ts';
import { AnimationScene, type PlayerNames, type SceneTable } from './AnimationScene.tsx';
import { catchLateTaps } from './lateTaps.ts';
import { StepMarks } from './StepMarks.tsx';
import type { Step } from './step.ts';
import './animation.css';
import './animationBar.css';
import './animationMotion.css';
import './animationShown.css';

/** The text box comes this long after its animation has begun: when that takes longer than an own quick move. */
const BAR_MS = 520;

const AFTER = { '--after': `${BAR_MS}ms` } as CSSProperties;

type AnimationLayerProps = {
  playing: boolean;
  /** With the number of its event. */
  step:
    | (Pick<Step<'classic'>, 'scene' | 'ms' | 'mark'> & { readonly event: { readonly id: number } | null })
    | null;
  /** What happens, in a sentence. */
  caption: string;
  skip: () => void;
  table: SceneTable;
  /** The element around the board; places are looked up in it by their `data-` marks. */
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  /** Without the text box and its button, where the screen has its own. */
  bare: boolean;
  /** What is shown where less motion is wanted: nothing, or numbers and words. */
  whenStill: 'nothing' | 'words';
};

export function AnimationLayer({
  playing,
  step,
  caption,
  skip,
  table,
  board,
  names,
  bare,
  whenStill,
}: AnimationLayerProps) {
  const still = useLessMotion();
  const place = useRef<HTMLDivElement>(null);
  const late = useLateTaps(place, playing && !bare, still);
  if (!playing) return late ? createPortal(<LateTaps ref={place} />, document.body) : null;
  const scene = step?.scene ?? null;
  // Out of the board's own frame, which may clip and move.
  return createPortal(
    <div className="animation" data-testid="animation" data-still={still || undefined}>
      <div aria-hidden="true">
        {step !== null && scene !== null && (!still || whenStill === 'words') && (
          <AnimationScene
            key={step.event?.id}
            scene={scene}
            ms={step.ms}
            table={table}
            board={board}
            names={names}
            isStill={still}
          />
        )}
      </div>
      {!bare && (
        <div className="animation-bar" data-still={still || undefined} style={AFTER}>
          {/* Assistive technology gets the same from the battle log. */}
          <p className="animation-caption" aria-hidden="true">
            {caption}
          </p>
          {step?.mark !== undefined && <StepMarks mark={step.mark} />}
          <button type="button" className="animation-skip" onClick={skip} data-silent>
            Skip <span aria-hidden="true">»</span>
          </button>
        </div>
      )}
    </div>,
    document.body,
  );
}

/** Unseen, where the text box was; above the ending too, whose keys may come to lie there. */
const LateTaps = ({ ref }: { ref: RefObject<HTMLDivElement | null> }) => (
  <div className="animation animation-late" aria-hidden="true">
    <div ref={ref} className="animation-bar animation-late-taps" />
  </div>
);

/** As long as a finger that saw the key needs to come down. */
const LATE_MS = 400;

/** Whether taps where the text box was are to be caught; `still` is an animation without motion, whose box is there at once. */
function useLateTaps(place: RefObject<HTMLElement | null>, playing: boolean, still: boolean): boolean {
  const [late, setLate] = useState(false);
  // Before anything is painted without the box.
  useLayoutEffect(() => {
    if (!playing) return;
    const began = performance.now();
    return () => setLate(still || performance.now() - began >= BAR_MS);
  }, [playing, still]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const box = place.current?.getBoundingClientRect();
    if (!late || box === undefined) return;
    stop.current?.();
    // A busy page gets a tap only after the box is gone.
    stop.current = catchLateTaps(window, box, performance.now() + LATE_MS);
    return browserClock.after(LATE_MS, () => setLate(false));
  }, [late, place]);
  return late && !playing;
}
