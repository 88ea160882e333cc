/** Whether a component is still on the page, for what it does after an answer: who has left is led nowhere. */
import { type RefObject, useEffect, useRef } from 'react';

export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
