/** One screen for every kind of question of the printed game; a kind without a screen does not compile. */
import type { BattleView, Choice, ChoiceKind, ChoiceOf } from '@pokesol/engine/official';
import type { ComponentType } from 'react';
import type { CardLookup } from '../../../board/cardLook.ts';
import { amountText, ORDER_SENTENCE, orderTitle } from '../../../choices/choiceText.ts';
import { screenOf } from '../../../choices/screenOf.ts';
import { FEW_CARDS } from '../../../choices/tiles.ts';
import { AnswerYesNo } from './AnswerYesNo.tsx';
import type { Asked } from './asked.ts';
import { ChooseAttack } from './ChooseAttack.tsx';
import { ChooseCards } from './ChooseCards.tsx';
import { ChooseModes } from './ChooseModes.tsx';
import { ChooseNext } from './ChooseNext.tsx';
import { ChooseNumber } from './ChooseNumber.tsx';
import { ChoosePokemon } from './ChoosePokemon.tsx';
import { ChooseType } from './ChooseType.tsx';
import { cardsTitle } from './cardsText.ts';
import { numberSentence, numberTitle } from './numberText.ts';
import { OrderTop } from './OrderTop.tsx';
import { pokemonTitle } from './pokemonText.ts';
import { PURPOSE_TEXTS } from './purposes.ts';
import type { OfficialChoiceScreenProps } from './screenProps.ts';

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
    title: ({ cards }) => orderTitle(cards),
    sentence: () => ORDER_SENTENCE,
    Screen: OrderTop,
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

export const officialScreen = <Kind extends ChoiceKind>({ kind }: { readonly kind: Kind }) =>
  screenOf<ChoiceScreen<Kind>>(CHOICES, kind);

/** Another question is another screen, with nothing picked yet: also the same one asked once more. */
export const officialChoiceKey = (view: BattleView, choice: Choice): string =>
  JSON.stringify([choice, view.frames.at(-1)?.steps]);

/** The table itself asks for Pokémon, and for the first ones that are placed; a list of rows takes such answers too. */
export const isAnsweredOnBoard = (choice: Choice): boolean =>
  choice.kind === 'pokemon' ||
  (choice.kind === 'cards' && (choice.purpose === 'active' || choice.purpose === 'bench'));
