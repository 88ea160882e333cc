/** The open question of a printed battle, over mat and hand; it can be put aside to look at the table. */
import type { Answer, BattleView, Choice } from '@pokesol/engine/official';
import type { CardLookup } from '../../../board/cardLook.ts';
import { QuestionWindow, type QuestionWindowPorts } from '../../../choices/QuestionWindow.tsx';
import { type Asked, askedBy } from './asked.ts';
import { officialChoiceKey, officialScreen } from './registry.ts';

type OfficialChoiceProps = QuestionWindowPorts & {
  view: BattleView;
  choice: Choice;
  look: CardLookup;
  /** What asks, where that is known better than from what is being resolved. */
  asker?: string;
  isBusy: boolean;
  onAnswer: (answer: Answer) => void;
};

export function OfficialChoice(props: OfficialChoiceProps) {
  const { view, choice, look, asker, isBusy, onAnswer, ...frame } = props;
  const asked = askedBy(view, look, asker);
  const { title, sentence, isTall, Screen } = officialScreen(choice);
  return (
    <QuestionWindow
      {...frame}
      title={title(choice, asked, look, view)}
      description={describedBy(
        asked,
        sentence?.(choice, asked, look, view) ?? '',
        choice.kind === 'yesNo' || choice.kind === 'modes',
      )}
      asker={asked.card === undefined ? undefined : look(asked.card)}
      isTall={isTall?.(choice) === true}
      questionKey={officialChoiceKey(view, choice)}
    >
      <Screen
        choice={choice}
        view={view}
        look={look}
        asked={asked}
        isBusy={isBusy}
        onAnswer={onAnswer}
        onPutAside={props.onPutAside}
      />
    </QuestionWindow>
  );
}

/** «For Computer Search: Discard 2 other cards from your hand.»; the answers themselves say the rest. */
function describedBy({ name, words, isTheirs }: Asked, sentence: string, isSaidBelow: boolean): string {
  const text = words === '' || isSaidBelow ? sentence : words;
  if (name === undefined) return text;
  const source = `For ${isTheirs ? 'your opponent’s ' : ''}${name}`;
  return text === '' ? `${source}.` : `${source}: ${text}`;
}
