/** What an edited form changes of a set: only that is sent, so that no other admin's change is taken back. */
import type { CardSetEdit, CardSetJson, NewCardSet } from '@pokesol/protocol';

const FIELDS = ['name', 'description', 'artworkUrl'] as const;

export const setFormOf = ({
  name,
  description = '',
  artworkUrl = '',
}: Partial<CardSetJson>): Required<NewCardSet> => ({
  name: name ?? '',
  description,
  artworkUrl,
});

export function setChangesOf(set: CardSetJson, entered: NewCardSet): CardSetEdit {
  const before = setFormOf(set);
  return Object.fromEntries(
    FIELDS.filter((field) => (entered[field] ?? '') !== before[field]).map((field) => [
      field,
      entered[field] ?? '',
    ]),
  );
}
