/** The animation over the board: its scenes, a text box that says what happens, and the key that skips the rest. */
import { type BattleEvent, type BattleView, type CardNo, describe } from '@pokesol/engine';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { type CardLookup, factsIn } from '../board/cardLook.ts';
import { AnimationScene, type PlayerNames } from './AnimationScene.tsx';
import type { Step } from './step.ts';
import './animation.css';
import './animationBar.css';
import './animationMotion.css';
import { browserClock } from '../../platform/clock.ts';
import { catchLateTaps } from './lateTaps.ts';

/** The text box comes this long after its animation has begun: when that takes longer than an own quick move. */
const BAR_MS = 520;

const AFTER = { '--after': `${BAR_MS}ms` } as CSSProperties;

export type AnimationOverlayProps = {
  /** What `usePlayback` gives. */
  playback: {
    readonly view: BattleView;
    readonly step: Step | null;
    readonly caption: BattleEvent | null;
    readonly playing: boolean;
    readonly skip: () => void;
  };
  /** The element around the board; places are looked up in it by their `data-` marks. */
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  /** The pictures of the cards. */
  look: CardLookup;
  /** Without the text box and its key, where the screen has its own. */
  bare?: boolean;
};

export function AnimationOverlay({ playback, board, names, look, bare = false }: AnimationOverlayProps) {
  const { view, step, caption, playing, skip } = playback;
  const still = useLessMotion();
  const place = useRef<HTMLDivElement>(null);
  const late = useLateTaps(place, playing && !bare, still);
  if (!playing) return late ? createPortal(<LateTaps ref={place} />, document.body) : null;
  const card = (number: CardNo) => factsIn(view, number)?.name ?? 'a card';
  // Out of the board's own frame, which may clip and move.
  return createPortal(
    <div className="animation" data-testid="animation">
      <div aria-hidden="true">
        {step !== null && !still && (
          <AnimationScene
            key={step.event?.id}
            step={step}
            view={view}
            board={board}
            names={names}
            look={look}
          />
        )}
      </div>
      {!bare && (
        <div className="animation-bar" data-still={still || undefined} style={AFTER}>
          {/* The battle log tells the same to assistive technology. */}
          <p className="animation-caption" aria-hidden="true">
            {caption === null ? '...' : describe(caption, { ...names, card })}
          </p>
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

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const useLessMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const list = query();
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => query().matches,
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
    // A page that was busy hears of a tap only after the box is gone.
    stop.current = catchLateTaps(window, box, performance.now() + LATE_MS);
    return browserClock.after(LATE_MS, () => setLate(false));
  }, [late, place]);
  return late && !playing;
}
