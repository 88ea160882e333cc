/** Whether an element is drawn at all: what `checkVisibility` answers, which Safari has since 17.4 only. */

/** False where it, or what it lies in, has `display: none`, and where it inherits or has `visibility: hidden`. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
