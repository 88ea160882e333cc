/** The lesson's voice: what there is to know about this step, and what to do now. */
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RuleLink } from '../table/RuleLink.tsx';
import { type Lesson, shownPlace } from './lesson.ts';
import { LESSON_STEPS, type LessonStep } from './steps.ts';
import './coach.css';

type CoachProps = {
  lesson: Lesson;
  /** The animation still shows how it came to this step. */
  isPlaying: boolean;
  /** There is room for all of it beside the table. */
  isWide: boolean;
  /** This step's text has not been looked at yet where it needs a window of its own. */
  isUnread: boolean;
  onRead: () => void;
  onAgain: () => void;
};

/** Beside the table where there is room, else one line above the hand, and a window at each new step. */
export function Coach({ lesson, isPlaying, isWide, isUnread, onRead, onAgain }: CoachProps) {
  const place = shownPlace(lesson);
  const step = LESSON_STEPS[place];
  const [isAsked, setAsked] = useState(false);
  if (step === undefined) return null;
  const close = () => {
    onRead();
    setAsked(false);
  };
  const isOpen = !isWide && !isPlaying && (isAsked || isUnread);
  return (
    <section className="coach" aria-label="Lesson" data-playing={isPlaying || undefined}>
      {isWide && !isPlaying && <CoachHead place={place} step={step} />}
      <p className="coach-asks" role="status">
        {isPlaying ? 'Watch what happens.' : step.asks}
      </p>
      {isWide ? (
        !isPlaying && (
          <button type="button" className="coach-again" onClick={onAgain}>
            From the beginning
          </button>
        )
      ) : (
        <button type="button" className="coach-why" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          Why?
        </button>
      )}
      {isOpen && (
        <Dialog title={step.title} onClose={close} onOpenFocus={focusGotIt}>
          <p className="coach-place">{placeText(place)}</p>
          <CoachText step={step} />
          <p className="coach-asks">{step.asks}</p>
          <div className="button-row">
            <Button data-got-it onClick={close}>
              Got it
            </Button>
            {place > 0 && (
              <Button tone="quiet" onClick={onAgain}>
                From the beginning
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}

const placeText = (place: number): string => `Step ${place + 1} of ${LESSON_STEPS.length}`;

const CoachHead = ({ place, step }: { place: number; step: LessonStep }) => (
  <>
    <p className="coach-place">{placeText(place)}</p>
    <progress className="coach-progress" max={LESSON_STEPS.length} value={place} aria-hidden="true" />
    <h2 className="coach-title">{step.title}</h2>
    <CoachText step={step} />
  </>
);

const CoachText = ({ step }: { step: LessonStep }) => (
  <>
    {step.teaches.map((paragraph) => (
      <p key={paragraph} className="coach-text">
        {paragraph}
      </p>
    ))}
    <p className="coach-rules">
      {step.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </p>
  </>
);

/** What is read leads on: closing it is the one thing to do. */
function focusGotIt(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const gotIt = event.target.querySelector<HTMLElement>('[data-got-it]');
  if (gotIt === null) return;
  event.preventDefault();
  // In a low window the text begins at its first line, and Enter still leads on.
  gotIt.focus({ preventScroll: true });
}
