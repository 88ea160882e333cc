/** Moves the focus once what was asked for is on the screen, or what had it is gone. */
import { type RefObject, useEffect, useRef } from 'react';

/** The answer takes selectors within `root`: the first that finds something gets the focus after the next render. */
export function useFocusAfter(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    for (const selector of wanted.current) {
      const found = root.current?.querySelector<HTMLElement>(selector);
      if (found === null || found === undefined) continue;
      found.focus();
      break;
    }
    wanted.current = [];
  });
  return (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
}
