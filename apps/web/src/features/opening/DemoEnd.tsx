/** The end of a demo, in the place of an opening's buttons: the ways on from it. */
import type { ReactNode } from 'react';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

export function DemoEnd({ children }: { children: ReactNode }) {
  // Not one of the ways: a press that was meant for the last card would take it.
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="opening-ways opening-demo-ways" data-keep-clear>
      {children}
    </div>
  );
}
