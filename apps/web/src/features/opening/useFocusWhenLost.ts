/** Keeps the keyboard somewhere when the control that had it is gone. */
import { useLayoutEffect, useRef } from 'react';

/** Takes the focus when the control that had it has just gone; never takes it from another. */
export function useFocusWhenLost<Control extends HTMLElement>() {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.getAttribute('role') === 'dialog')
      control.current?.focus({ preventScroll: true });
  }, []);
  return control;
}
