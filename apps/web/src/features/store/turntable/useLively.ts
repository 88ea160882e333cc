/** Whether something on the page may move by itself: in sight, in the tab on top, for people who do not mind. */
import { type RefObject, useEffect, useState } from 'react';
import { useLessMotion } from '../../../platform/lessMotion.ts';

export function useLively(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  const [onTop, setOnTop] = useState(!document.hidden);
  const calm = useLessMotion();

  useEffect(() => {
    if (element.current === null) return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  useEffect(() => {
    const look = () => setOnTop(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return inSight && onTop && !calm;
}
