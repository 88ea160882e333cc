/** What the plain fields offer; each begins with what holds where the card says nothing. */
import { CARD_TYPES, EVOLUTION_STAGES, MOST_RETREAT, SAID_NONE, SUPERTYPES } from '@pokesol/cards';
import { ADMIN_RARITIES, type AdminCard } from '@pokesol/protocol';
import type { SelectOption } from '../form/fields.tsx';
import type { Attributes } from './attributesText.ts';

const same = (values: readonly string[]): SelectOption[] => values.map((value) => ({ value, label: value }));

const automatic = (instead: string): SelectOption => ({ value: '', label: `Automatic (${instead})` });

export const kindChoices = (instead: string): SelectOption[] => [automatic(instead), ...same(SUPERTYPES)];

/** Subtypes of another sort keep the rules from adding one by themselves. */
const unstaged = ({ subtypes }: Attributes, instead: string): SelectOption =>
  subtypes === undefined || subtypes === null ? automatic(instead) : { value: '', label: 'None of these' };

export const stageChoices = (attributes: Attributes, instead: string): SelectOption[] => [
  unstaged(attributes, instead),
  ...same(EVOLUTION_STAGES),
];

export const energyChoices = (attributes: Attributes, instead: string): SelectOption[] => [
  unstaged(attributes, instead === 'Basic' ? 'Basic' : 'Special'),
  { value: 'Basic', label: 'Basic' },
];

export const TYPE_CHOICES: readonly SelectOption[] = [automatic('Colorless'), ...same(CARD_TYPES)];

export const MODIFIER_CHOICES: readonly SelectOption[] = [
  automatic('by its type'),
  { value: SAID_NONE, label: 'None' },
  ...same(CARD_TYPES),
];

export const RETREAT_CHOICES: readonly SelectOption[] = [
  { value: '', label: 'Free' },
  ...same(Array.from({ length: MOST_RETREAT }, (_, index) => String(index + 1))),
];

export const TRAINER_NOTE =
  'The rules know what a Trainer does by its name, such as «Potion»: a name that they do not know does nothing.';

export const ENERGY_NOTE =
  'A basic Energy gives the type in its name, such as «Fire Energy», any other its type, or else one Colorless.';

/** The rarities that the form offers: the admin's own, and the printed one that a catalogue's card may keep. */
const OWN: readonly SelectOption[] = ADMIN_RARITIES.map((rarity) => ({ value: rarity, label: rarity }));

export function raritiesFor(card: AdminCard | undefined): readonly SelectOption[] {
  if (card === undefined || OWN.some(({ value }) => value === card.rarity)) return OWN;
  return [{ value: card.rarity, label: `${card.rarity} (as printed)` }, ...OWN];
}
