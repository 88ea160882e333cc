/** How far the other side's turn is shown, and what is left of it: a mark for each thing it does. */
import type { Step } from './step.ts';
import './stepMarks.css';

/** More would tell nothing. */
const MOST = 12;

export function StepMarks({ mark: { now, of } }: { mark: NonNullable<Step<'classic'>['mark']> }) {
  if (of < 2) return null;
  return (
    <span className="step-marks" role="img" aria-label={`Step ${now} of ${of}`}>
      {of <= MOST
        ? Array.from({ length: of }, (_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
            <i key={each} data-state={each + 1 < now ? 'done' : each + 1 === now ? 'now' : undefined} />
          ))
        : `${now}/${of}`}
    </span>
  );
}
