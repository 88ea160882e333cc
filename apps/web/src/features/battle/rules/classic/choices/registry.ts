/** One screen for every kind of question the rules can ask; a kind without a screen does not compile. */
import type { Choice, ChoiceKind, ChoiceOf } from '@pokesol/engine/classic';
import type { ComponentType } from 'react';
import { counted } from '../../../../../platform/format.ts';
import { UnknownChoice } from '../../../choices/UnknownChoice.tsx';
import { OrderCards } from './OrderCards.tsx';
import { PickCards, pickTitle } from './PickCards.tsx';
import type { ChoiceScreenProps } from './screenProps.ts';

type ChoiceScreen<Kind extends ChoiceKind> = {
  readonly title: (choice: ChoiceOf<Kind>) => string;
  readonly Screen: ComponentType<ChoiceScreenProps<Kind>>;
};

const CHOICES = {
  pickCards: { title: pickTitle, Screen: PickCards },
  orderCards: {
    title: ({ cards }) => `Put the top ${counted(cards.length, 'card')} of your deck in order`,
    Screen: OrderCards,
  },
} as const satisfies { readonly [Kind in ChoiceKind]: ChoiceScreen<Kind> };

/** TypeScript cannot follow a kind into the registry by itself. */
export const choiceScreen = <Kind extends ChoiceKind>(choice: { readonly kind: Kind }): ChoiceScreen<Kind> =>
  Object.hasOwn(CHOICES, choice.kind) ? (CHOICES[choice.kind] as unknown as ChoiceScreen<Kind>) : UNKNOWN;

/** A server of a later build may ask in other ways. */
const UNKNOWN = { title: () => 'A new question', Screen: UnknownChoice } as const;

/** Another question is another screen, with nothing picked yet. */
export const choiceKey = (choice: Choice): string => `${choice.kind} ${choice.cards?.join(' ')}`;
