/** Why the last press did nothing, by which rule, and what can be done instead; it goes with the next selection, or by Back. */

import { RuleLink } from './RuleLink.tsx';
import type { NotDone } from './refused.ts';
import type { PossibleNow } from './whatNow.ts';

const INSTEAD = 4;

export function NotDoneBox({ title, message, rule, instead }: NotDone & { instead: readonly PossibleNow[] }) {
  return (
    <section className="not-done" data-testid="refused">
      <div className="refused" role="alert">
        <p className="refused-title">{title}</p>
        <p>
          {message} {rule !== undefined && <RuleLink rule={rule} />}
        </p>
      </div>
      {instead.length > 0 && (
        <div className="not-done-instead">
          <p className="option-heading">Instead you can</p>
          <p>
            {instead
              .slice(0, INSTEAD)
              .map(({ text }) => text)
              .join(' · ')}
          </p>
        </div>
      )}
    </section>
  );
}
