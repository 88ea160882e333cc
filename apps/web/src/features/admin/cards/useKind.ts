/** Which kind of card the attributes make, and with it which plain fields it needs. */
import { EVOLUTION_STAGES, type PlainField, plainValue, withKind } from '@pokesol/cards';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Attributes } from './attributesText.ts';
import { type CardFormValues, cardFormOf } from './cardForm.ts';
import { previewOf } from './previewCard.ts';
import type { PlainView } from './usePlainFields.ts';

const FIGHTING: readonly PlainField[] = ['hp', 'evolvesFrom', 'weakness', 'resistance', 'retreatCost'];
/** An Energy has these too, and shows them as its own. */
const BY_KIND: readonly PlainField[] = ['subtypes', 'type'];

export type Kind = {
  /** As the rules will read it, said or not. */
  readonly kind: string;
  /** What the rules take where no stage is said. */
  readonly stage: string;
  /** Whether it needs what only a Pokémon has, or has some of it all the same. */
  readonly isFighter: boolean;
  readonly changeKind: (to: string) => void;
};

export function useKind({ attributes, kept, change }: PlainView): Kind {
  const { control } = useFormContext<CardFormValues>();
  const name = useWatch({ control, name: 'name' });
  const { supertype, subtypes } = useMemo(
    () => previewOf({ ...cardFormOf(undefined), name, attributes: JSON.stringify(attributes) }, undefined),
    [name, attributes],
  ).card.attributes;
  const said = plainValue(attributes, 'supertype');
  const telling = said === 'Energy' ? FIGHTING : [...FIGHTING, ...BY_KIND];
  const fights =
    attributes.attacks !== undefined || telling.some((field) => plainValue(attributes, field) !== '');
  // What was filled in once stays on the screen while it is emptied.
  const [shownFor, setShownFor] = useState<string>();
  if (fights && shownFor !== said) setShownFor(said);
  // As it was of each kind, until the admin types JSON: then it may be another card.
  const [past, setPast] = useState<{ kept: Attributes; as: Readonly<Record<string, Attributes>> }>();
  const was = past?.kept === kept ? past.as : {};
  return {
    kind: supertype,
    stage: EVOLUTION_STAGES.find((stage) => subtypes.includes(stage)) ?? 'none',
    isFighter: said === '' || said === 'Pokémon' || fights || shownFor === said,
    changeKind: (to) => {
      setPast({ kept, as: { ...was, [supertype]: attributes } });
      change((before) => withKind(before, { from: supertype, to, was: was[to] ?? {}, kept }));
    },
  };
}
