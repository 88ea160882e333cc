/** The open question of a Classic battle; a kind of question without a screen does not compile. */
import { type CardNo, inPlay } from '@pokesol/engine';
import type { BattleView, Choice, ChoiceKind, ChoiceOf } from '@pokesol/engine/classic';
import type { ComponentType } from 'react';
import { type CardLookup, nameIn } from '../../../board/cardLook.ts';
import { printedKind } from '../../../board/HandCardFace.tsx';
import { ChooseFromPile } from '../../../choices/ChooseFromPile.tsx';
import { ChooseOrder } from '../../../choices/ChooseOrder.tsx';
import { chooseTitle, ORDER_SENTENCE, orderTitle } from '../../../choices/choiceText.ts';
import { FATES } from '../../../choices/fates.ts';
import { QuestionWindow, type QuestionWindowPorts } from '../../../choices/QuestionWindow.tsx';
import { screenOf } from '../../../choices/screenOf.ts';
import { FEW_CARDS, tilesOf } from '../../../choices/tiles.ts';

type QuestionScreenProps<Kind extends ChoiceKind> = {
  choice: ChoiceOf<Kind>;
  view: BattleView;
  look: CardLookup;
  isBusy: boolean;
  onAnswer: (cards: readonly CardNo[]) => void;
  onPutAside: () => void;
};
type QuestionScreen<Kind extends ChoiceKind> = {
  readonly title: (choice: ChoiceOf<Kind>) => string;
  readonly sentence?: string;
  readonly isTall?: (choice: ChoiceOf<Kind>) => boolean;
  readonly Screen: ComponentType<QuestionScreenProps<Kind>>;
};

const fateOfPicked = ({ purpose }: Pick<ChoiceOf<'pickCards'>, 'purpose'>) =>
  FATES[purpose === 'discard' ? 'discard' : 'hand'];

const kindIn =
  (look: CardLookup) =>
  (card: CardNo): string =>
    printedKind(look(card));

function PickCards({ choice, view, look, ...answering }: QuestionScreenProps<'pickCards'>) {
  const { from, min, max } = choice;
  const { verb, nothing } = fateOfPicked(choice);
  return (
    <ChooseFromPile
      {...answering}
      tiles={tilesOf(choice, String, look)}
      min={min}
      max={max}
      look={look}
      kindOf={from === 'attachedEnergy' ? (card) => holderOf(view, card) : kindIn(look)}
      verb={verb}
      nothing={nothing}
    />
  );
}

/** «on Machop» */
function holderOf(view: BattleView, card: CardNo): string {
  const all = [...inPlay(view.you), ...inPlay(view.opponent)];
  const holder = all.find(({ energy }) => energy.includes(card));
  return holder === undefined ? '' : `on ${nameIn(view, holder.card)}`;
}

const OrderCards = ({ choice, view: _, look, ...answering }: QuestionScreenProps<'orderCards'>) => (
  <ChooseOrder
    {...answering}
    first={choice.cards}
    look={look}
    kindOf={kindIn(look)}
    note="Card 1 is drawn next."
  />
);

const CHOICES = {
  pickCards: {
    title: (choice) => chooseTitle(choice, fateOfPicked(choice).aim),
    isTall: ({ cards }) => cards.length > FEW_CARDS,
    Screen: PickCards,
  },
  orderCards: { title: ({ cards }) => orderTitle(cards), sentence: ORDER_SENTENCE, Screen: OrderCards },
} as const satisfies { readonly [Kind in ChoiceKind]: QuestionScreen<Kind> };

export const classicQuestionKey = (choice: Choice): string => `${choice.kind} ${choice.cards?.join(' ')}`;

type ClassicQuestionProps = QuestionWindowPorts & QuestionScreenProps<ChoiceKind>;

export function ClassicQuestion({ choice, view, look, isBusy, onAnswer, ...frame }: ClassicQuestionProps) {
  const { title, sentence, isTall, Screen } = screenOf<QuestionScreen<ChoiceKind>>(CHOICES, choice.kind);
  const asker = view.frames.at(-1)?.card ?? null;
  const source = asker === null ? '' : `For ${nameIn(view, asker)}.`;
  return (
    <QuestionWindow
      {...frame}
      title={title(choice)}
      description={[source, sentence ?? ''].filter((part) => part !== '').join(' ')}
      asker={asker === null ? undefined : look(asker)}
      isTall={isTall?.(choice) === true}
      questionKey={classicQuestionKey(choice)}
    >
      <Screen
        choice={choice}
        view={view}
        look={look}
        isBusy={isBusy}
        onAnswer={onAnswer}
        onPutAside={frame.onPutAside}
      />
    </QuestionWindow>
  );
}
