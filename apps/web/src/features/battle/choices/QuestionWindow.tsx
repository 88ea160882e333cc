/** The window of an open question, over mat and hand; it can be put aside to look at the table. */
import type { CardJson } from '@pokesol/protocol';
import { type ReactNode, useMemo } from 'react';
import type { Clock } from '../../../platform/clock.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Art } from '../board/Art.tsx';
import { IgnoreEarlyClicks } from '../table/IgnoreEarlyClicks.tsx';
import { type KeptPicks, PicksContext, picksOf } from './keptPicks.ts';
import '../board/board.css';
import '../table/arena.css';
import './questions.css';
import './choiceCards.css';

/** What every question is given by the battle's screen. */
export type QuestionWindowPorts = {
  /** What a lesson says to answer. It has the focus first, so that no answer is suggested by it. */
  advice?: string | undefined;
  /** Why the last answer was not taken: the window lies over where else it would stand. */
  notDone?: { readonly title: string; readonly message: string } | null | undefined;
  /** Where what is picked stays while the question is put aside. */
  kept?: KeptPicks | undefined;
  clock?: Clock | undefined;
  onPutAside: () => void;
};

type QuestionWindowProps = QuestionWindowPorts & {
  title: string;
  /** What it is about, and for which card. */
  description: string;
  /** The card that asks. */
  asker: CardJson | undefined;
  /** Over the whole of mat and hand, instead of their lower end. */
  isTall: boolean;
  /** Another question is another window, with nothing picked yet. */
  questionKey: string;
  children: ReactNode;
};

export function QuestionWindow(props: QuestionWindowProps) {
  const { title, description, asker, isTall, questionKey, advice, notDone, kept, clock, onPutAside } = props;
  const picks = useMemo(() => (kept === undefined ? null : picksOf(kept, questionKey)), [kept, questionKey]);
  return (
    <Dialog
      title={title}
      {...(description !== '' && { description })}
      picture={asker !== undefined && <Art card={asker} className="choice-source" />}
      sheet={isTall ? 'tall' : 'low'}
      onClose={onPutAside}
      onOpenFocus={focusFirst}
    >
      {advice !== undefined && (
        <p className="choice-advice" data-advice tabIndex={-1}>
          {advice}
        </p>
      )}
      <IgnoreEarlyClicks key={questionKey} {...(clock && { clock })}>
        <PicksContext value={picks}>{props.children}</PicksContext>
      </IgnoreEarlyClicks>
      {notDone && (
        <p className="choice-not-done" role="alert">
          <b>{notDone.title}.</b> {notDone.message}
        </p>
      )}
    </Dialog>
  );
}

const FIRST = [
  '[data-advice]',
  '[data-tab-stop] [aria-pressed="true"]',
  '[data-tab-stop] button:not([aria-disabled])',
  '.choice-order button:not([aria-disabled])',
  '[data-answer]',
];

/** At the first that can be chosen: filters and what closes the window stand around it. */
function focusFirst(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const window = event.target;
  const found = FIRST.map((selector) => window.querySelector<HTMLElement>(selector));
  const first = found.find((each) => each !== null);
  if (first === undefined) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
