/** The rarities that the form offers: the admin's own, and the printed one that a catalogue's card may keep. */
import { ADMIN_RARITIES, type AdminCard } from '@pokesol/protocol';
import type { SelectOption } from '../form/fields.tsx';

const OWN: readonly SelectOption[] = ADMIN_RARITIES.map((rarity) => ({ value: rarity, label: rarity }));

export function raritiesFor(card: AdminCard | undefined): readonly SelectOption[] {
  if (card === undefined || OWN.some(({ value }) => value === card.rarity)) return OWN;
  return [{ value: card.rarity, label: `${card.rarity} (as printed)` }, ...OWN];
}
