/** Whether something on the page may move by itself: in sight, in the tab on top, for people who do not mind. */
import { type RefObject, useEffect, useState } from 'react';

export function useLively(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  const [onTop, setOnTop] = useState(!document.hidden);
  const [calm, setCalm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  useEffect(() => {
    if (element.current === null) return;
    const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setOnTop(!document.hidden);
    const ask = () => setCalm(motion.matches);
    document.addEventListener('visibilitychange', look);
    motion.addEventListener('change', ask);
    return () => {
      document.removeEventListener('visibilitychange', look);
      motion.removeEventListener('change', ask);
    };
  }, []);

  return inSight && onTop && !calm;
}
