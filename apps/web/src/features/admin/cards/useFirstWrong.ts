/** A refused form gives the focus to its first wrong field: of the attributes that is a plain one, where it has one. */
import { type RefObject, useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Of a cost it is the energy that is none, or what is said of them all: a key would take a right one away. */
const FIRST_WRONG = [
  '[aria-invalid="true"]',
  '[data-wrong] [data-foreign]',
  '[data-wrong]:not(:has([data-foreign])) ~ [role="alert"]',
].join();

export function useFirstWrong(root: RefObject<HTMLElement | null>): void {
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount === 0) return;
    // The form places the focus itself, a moment after it has counted.
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLTextAreaElement) || at.name !== 'attributes') return;
      root.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
    });
    return () => clearTimeout(timer);
  }, [submitCount, root]);
}
