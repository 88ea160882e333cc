/** What has just appeared takes no press for a moment: one that was meant for what lay there before does nothing. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Clock, DEAF_MS } from '../../../platform/clock.ts';
import { deafClock } from '../../../platform/deafClock.ts';
import './ignoreEarlyClicks.css';

/** Around buttons that come under a pointer or a focus by themselves: a question, the end, a window of a second press. */
export function IgnoreEarlyClicks({ children, clock = deafClock }: { children: ReactNode; clock?: Clock }) {
  const [isDeaf, setDeaf] = useState(true);
  /** The press under way began too early. */
  const isEarly = useRef(false);
  useEffect(() => clock.after(DEAF_MS, () => setDeaf(false)), [clock]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset that is disabled would drop the focus
    <div
      role="group"
      className="ignore-early-clicks"
      aria-disabled={isDeaf || undefined}
      onPointerDownCapture={() => {
        isEarly.current = isDeaf;
      }}
      onClickCapture={(event) => {
        const isPointer = event.detail > 0;
        if (isDeaf || (isPointer && isEarly.current)) {
          event.preventDefault();
          event.stopPropagation();
        }
        isEarly.current = false;
      }}
    >
      {children}
    </div>
  );
}
