/** Gives a pressed button the focus, which Safari and iOS leave elsewhere: keys go on from it, and windows come back to it. */
const PRESSED = 'button, summary, a[href], input, select, [role="button"]';

/** A press by a mouse or a finger shows no ring; browsers that do not know the wish decide for themselves. */
type Focus = FocusOptions & { readonly focusVisible?: boolean };
const QUIETLY: Focus = { preventScroll: true, focusVisible: false };

/** Before any other listener of the click: what it opens remembers where the focus was. */
export function watchPresses(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener('click', focusPressed, { capture: true });
}

function focusPressed(event: MouseEvent): void {
  // A click from code sets the focus itself, and Enter in a field, which clicks the form's button, leaves the focus in the field.
  if (!event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>(PRESSED);
  if (pressed === null || pressed.contains(document.activeElement)) return;
  pressed.focus(QUIETLY);
}
