/** The end of a demo: the ways on from it. */
import type { ReactNode } from 'react';
import { DEMO_NOTE } from './openedPack.ts';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

export function DemoEnd({ children }: { children: ReactNode }) {
  // Not one of the ways: a press that was meant for the last card would take it.
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="summary-demo">
      <h3 className="pixel-title summary-heading">Keep the next one</h3>
      <p>Connect a wallet: your first pack is free. Sixty cards, one legal deck, ready to battle.</p>
      {children}
      <p className="quiet">{DEMO_NOTE}</p>
    </div>
  );
}
