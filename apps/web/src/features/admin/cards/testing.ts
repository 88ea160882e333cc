/** For component tests: the form of a new card, filled as an admin would. */
import { page } from 'vitest/browser';
import { CARD_SETS } from '../../../testing/examples.ts';
import { setOf } from '../testing/examples.ts';
import { keepCards, keepSets } from '../testing/kept.ts';
import { dialogNamed, showAdmin } from '../testing/pages.ts';

export const form = dialogNamed('Create Single Card');
export const create = form.getByRole('button', { name: 'Create Card' });
export const attributes = page.getByLabelText(/^Attributes \(JSON\)/);
export const preview = page.getByRole('region', { name: 'Preview' });
export const openButton = page.getByRole('button', { name: 'Create Single Card', exact: true });

/** A set without a card, beside the shipped ones. */
export const ISLE = setOf('Made Isle');
export const SETS = [...CARD_SETS, ISLE];

/** The form is open, for a card of that set. */
export async function openForm(options?: Parameters<typeof showAdmin>[1]): Promise<void> {
  keepSets(SETS);
  keepCards([], SETS);
  await showAdmin('Cards', options);
  await openButton.click();
  await form.getByLabelText('Set', { exact: true }).selectOptions(ISLE.name);
}

/** What the attributes say, letter by letter. */
export function attributesText(): string {
  const field = attributes.element();
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('the attributes are typed into a text area');
  return field.value;
}
