/** The heading of a step of the choice; it can take the focus, and is no stop of the keyboard. */
import type { Ref } from 'react';

type StepTitleProps = { id: string; step: number; children: string; ref?: Ref<HTMLHeadingElement> };

export const StepTitle = ({ id, step, children, ref }: StepTitleProps) => (
  <h2 ref={ref} id={id} tabIndex={-1} className="matchup-title">
    <span aria-hidden="true" className="matchup-step">
      {step}
    </span>
    <span>{children}</span>
  </h2>
);
