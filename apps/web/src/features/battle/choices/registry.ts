/** One screen for every kind of question the rules can ask; a kind without a screen does not compile. */
import type { Choice, ChoiceKind, ChoiceOf } from '@pokesol/engine';
import type { ComponentType } from 'react';
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
    title: ({ cards }) => `Put the top ${cards.length} cards of your deck in order`,
    Screen: OrderCards,
  },
} as const satisfies { readonly [Kind in ChoiceKind]: ChoiceScreen<Kind> };

/** TypeScript cannot follow a kind into the registry by itself. */
export const choiceScreen = <Kind extends ChoiceKind>(choice: { readonly kind: Kind }): ChoiceScreen<Kind> =>
  CHOICES[choice.kind] as unknown as ChoiceScreen<Kind>;

/** Another question is another screen, with nothing picked yet. */
export const choiceKey = (choice: Choice): string => `${choice.kind} ${choice.cards.join(' ')}`;
