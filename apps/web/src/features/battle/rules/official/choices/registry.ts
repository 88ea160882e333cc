/** One screen for every kind of question of the printed game; a kind without a screen does not compile. */
import type { BattleView, Choice, ChoiceKind, ChoiceOf } from '@pokesol/engine/official';
import type { ComponentType } from 'react';
import { counted } from '../../../../../platform/format.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { UnknownChoice } from '../../../choices/UnknownChoice.tsx';
import { AnswerYesNo } from './AnswerYesNo.tsx';
import type { Asked } from './asked.ts';
import { ChooseAttack } from './ChooseAttack.tsx';
import { ChooseCards } from './ChooseCards.tsx';
import { ChooseModes } from './ChooseModes.tsx';
import { ChooseNext } from './ChooseNext.tsx';
import { ChooseNumber } from './ChooseNumber.tsx';
import { ChooseOrder } from './ChooseOrder.tsx';
import { ChoosePokemon } from './ChoosePokemon.tsx';
import { ChooseType } from './ChooseType.tsx';
import { amountText, cardsTitle } from './cardsText.ts';
import { numberSentence, numberTitle } from './numberText.ts';
import { pokemonTitle } from './pokemonText.ts';
import { PURPOSE_TEXTS } from './purposes.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

/** As many cards as fit above the buttons without a window of their own. */
const FEW_CARDS = 6;

type Words<Kind extends ChoiceKind> = (
  choice: ChoiceOf<Kind>,
  asked: Asked,
  look: CardLookup,
  view: BattleView,
) => string;
type ChoiceScreen<Kind extends ChoiceKind> = {
  readonly title: Words<Kind>;
  /** What it is about, where no card's text says it. */
  readonly sentence?: Words<Kind>;
  /** Over the whole of mat and hand, instead of their lower end. */
  readonly isTall?: (choice: ChoiceOf<Kind>) => boolean;
  readonly Screen: ComponentType<OfficialChoiceScreenProps<Kind>>;
};

const CHOICES = {
  cards: {
    title: cardsTitle,
    sentence: ({ purpose }) => PURPOSE_TEXTS[purpose],
    isTall: ({ cards, seen = [], from }) =>
      from !== 'inPlay' && from !== 'prizes' && cards.length + seen.length > FEW_CARDS,
    Screen: ChooseCards,
  },
  pokemon: {
    title: pokemonTitle,
    sentence: ({ purpose }) => PURPOSE_TEXTS[purpose],
    Screen: ChoosePokemon,
  },
  order: {
    title: ({ cards }) => `Order the top ${counted(cards.length, 'card')}`,
    sentence: () => 'Drag a card, press its arrows, or a digit while one of them has the focus.',
    Screen: ChooseOrder,
  },
  attack: { title: () => 'Choose an attack', Screen: ChooseAttack },
  yesNo: {
    title: ({ about }, { step, name }) =>
      about === 'goFirst'
        ? 'Who goes first?'
        : `Use ${step?.do === 'mayUse' ? step.name : (name ?? 'what the card offers')}?`,
    sentence: ({ about }) => (about === 'goFirst' ? 'You won the coin: you decide.' : ''),
    Screen: AnswerYesNo,
  },
  number: {
    title: numberTitle,
    sentence: (choice, _asked, _look, view) => numberSentence(choice, view),
    Screen: ChooseNumber,
  },
  type: { title: () => 'Choose a type', Screen: ChooseType },
  modes: {
    title: ({ min, max }) => (max === 1 ? 'Choose one' : `Choose ${amountText({ min, max })}`),
    Screen: ChooseModes,
  },
  next: {
    title: () => 'Which effect comes next?',
    sentence: () => 'They happen at the same time; you decide the order.',
    Screen: ChooseNext,
  },
} as const satisfies { readonly [Kind in ChoiceKind]: ChoiceScreen<Kind> };

/** A server of a later build may ask in other ways. */
const UNKNOWN = { title: () => 'A new question', Screen: UnknownChoice } as const;

/** TypeScript cannot follow a kind into the registry by itself. */
export const officialScreen = <Kind extends ChoiceKind>(choice: {
  readonly kind: Kind;
}): ChoiceScreen<Kind> =>
  Object.hasOwn(CHOICES, choice.kind) ? (CHOICES[choice.kind] as unknown as ChoiceScreen<Kind>) : UNKNOWN;

/** Another question is another screen, with nothing picked yet: also the same one asked once more. */
export const officialChoiceKey = (view: BattleView, choice: Choice): string =>
  JSON.stringify([choice, view.frames.at(-1)?.steps]);

/** The table itself asks for Pokémon, and for the first ones that are placed; a list of rows takes such answers too. */
export const isAnsweredOnBoard = (choice: Choice): boolean =>
  choice.kind === 'pokemon' ||
  (choice.kind === 'cards' && (choice.purpose === 'active' || choice.purpose === 'bench'));
