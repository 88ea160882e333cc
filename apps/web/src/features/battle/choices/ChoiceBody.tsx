/** What is chosen from: one stop of the Tab key in each list, arrows go on by where things lie. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ARROWS, nearest } from '../../../platform/nearest.ts';
import { useTabStops } from '../table/useTabStops.ts';

export function ChoiceBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useTabStops(body);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <div ref={body} className="choice-body" onKeyDown={goOn}>
      {children}
    </div>
  );
}

const DIGIT = /^[1-9]$/;

/** Arrows lead on, and a digit chooses the row of that number. */
function goOn(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const direction = ARROWS[event.key];
  const list = event.target instanceof HTMLElement ? event.target.closest('[data-tab-stop]') : null;
  if (list === null || !(event.target instanceof HTMLButtonElement)) return;
  const numbered = DIGIT.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (numbered) {
    // As if it were pressed by a key: where that is the whole answer, the focus goes on to its button.
    const row = list.querySelectorAll('button')[Number(event.key) - 1];
    row?.focus();
    row?.click();
    event.preventDefault();
    return;
  }
  if (direction === undefined) return;
  nearest(event.target, [...list.querySelectorAll('button')], direction)?.focus();
  event.preventDefault();
}

/** Chosen by keys alone as many as can be: the next press is the answer's. */
export function toAnswer({ currentTarget, detail }: { currentTarget: Element; detail: number }): void {
  if (detail > 0) return;
  currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-answer]')?.focus();
}
