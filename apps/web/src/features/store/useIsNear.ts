/** Whether a place has come near the window: what is costly to draw and far below waits until the player gets there. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Once near, for good. `already`: from the start. */
export function useIsNear<Place extends Element>(already: boolean): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null);
  const [isNear, setIsNear] = useState(already);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isNear]);
  return [place, isNear];
}
