/** A window that asks for something opens with the focus where the answer goes, not on the key that closes it. */
export function focusFirstField(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return;
  const field = event.target.querySelector<HTMLElement>('input:not([hidden]), textarea, select');
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
