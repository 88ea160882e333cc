/** Whether an element is rendered: what `checkVisibility` answers, which Safari has only since 17.4. */

/** False when the element or an ancestor has `display: none`, or its computed `visibility` is not `visible`. */
export const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
