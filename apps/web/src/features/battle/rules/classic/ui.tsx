/** Classic battles on the battle screen. */
import { describe, isKnownEvent } from '@pokesol/engine/classic';
import { useCardLook } from '../../board/cardLook.ts';
import { turnWord } from '../../board/turnMessages.ts';
import type { QuestionProps, RulesUi } from '../../screen/rulesUi.ts';
import { everyEvent } from '../../session/logLines.ts';
import { keyList } from '../../table/tableKeys.ts';
import { CLASSIC_ANIMATION } from './animation/animation.ts';
import { cardOfPokemon, PokemonCard } from './board/PokemonCard.tsx';
import { ClassicQuestion, classicQuestionKey } from './choices/ClassicQuestion.tsx';
import { CLASSIC_ENDING } from './ending/endings.ts';
import { ClassicTable } from './play/ClassicTable.tsx';
import { CLASSIC_PANEL } from './play/panel.tsx';
import { type BattleMoves, useMoves } from './play/useMoves.ts';

function Question({ view, moves, ...asked }: QuestionProps<'classic', BattleMoves>) {
  if (view.choice === null) return null;
  return (
    <ClassicQuestion
      {...asked}
      view={view}
      choice={view.choice}
      isBusy={moves.isBusy}
      notDone={moves.refused}
      onAnswer={(cards) => moves.perform({ type: 'choose', cards })}
    />
  );
}

const NO_LETTERS = {};

export const CLASSIC_UI: RulesUi<'classic', BattleMoves> = {
  rules: 'classic',
  animation: CLASSIC_ANIMATION,
  isKnownEvent,
  describe,
  isQuiet: everyEvent,
  keys: keyList(6, { places: [], does: [] }),
  useLetters: () => NO_LETTERS,
  useLook: useCardLook,
  useMoves,
  useLedFocus: () => undefined,
  turnWord,
  cardOf: cardOfPokemon,
  questionKey: ({ choice }) => (choice === null ? undefined : classicQuestionKey(choice)),
  Board: ClassicTable,
  Question,
  PokemonReader: PokemonCard,
  ending: {
    ...CLASSIC_ENDING,
    conditionOf: ({ victoryCondition }) => victoryCondition,
    hasMessage: true,
  },
  panel: CLASSIC_PANEL,
};
