/** Battles of the printed game on the battle screen. */
import { type CardNo, inPlay, type PokemonId } from '@pokesol/engine';
import { type BattleView, describe, isKnownEvent, isQuiet } from '@pokesol/engine/official';
import { type RefObject, useMemo, useState } from 'react';
import type { QuestionProps, RulesUi } from '../../screen/rulesUi.ts';
import type { Known } from '../../session/latest.ts';
import { OFFICIAL_ANIMATION } from './animation/animation.ts';
import { OfficialBoard } from './board/Board.tsx';
import { useOfficialLook } from './board/look.ts';
import { PokemonReader } from './board/readPokemon.ts';
import { OfficialChoice } from './choices/ChoiceDialog.tsx';
import { isAnsweredOnBoard, officialChoiceKey } from './choices/registry.ts';
import { OFFICIAL_ENDING } from './ending/endings.ts';
import { spokenCounts } from './play/counts.ts';
import { leadToStadium, OFFICIAL_KEYS } from './play/keys.ts';
import { OFFICIAL_PANEL } from './play/panel.tsx';
import { placedCard } from './play/placing.ts';
import { officialWord } from './play/turnText.ts';
import { useLedFocus, useLedToQuestion } from './play/useLedFocus.ts';
import { type OfficialMoves, useOfficialMoves } from './play/useMoves.ts';

function useLetters({ view, opponent }: Known<'official'>) {
  const [spoken, setSpoken] = useState('');
  const letters = useMemo(
    () => ({ s: leadToStadium, c: () => setSpoken(spokenCounts(view, opponent.name)) }),
    [view, opponent.name],
  );
  return { letters, spoken };
}

function useLed(board: RefObject<HTMLElement | null>, moves: OfficialMoves): void {
  useLedFocus(board, moves.selection);
  useLedToQuestion(board, moves.board.choice);
}

const cardOf = ({ you, opponent }: BattleView, id: PokemonId): CardNo | undefined =>
  placedCard(id) ?? [...inPlay(you), ...inPlay(opponent)].find((pokemon) => pokemon.id === id)?.card;

function questionKey(view: BattleView): string | undefined {
  const { choice } = view;
  return choice === null || isAnsweredOnBoard(choice) ? undefined : officialChoiceKey(view, choice);
}

function Question({ view, moves, look, advice, kept, onPutAside }: QuestionProps<'official', OfficialMoves>) {
  if (view.choice === null) return null;
  return (
    <OfficialChoice
      view={view}
      look={look}
      advice={advice}
      kept={kept}
      onPutAside={onPutAside}
      choice={view.choice}
      isBusy={moves.isBusy}
      notDone={moves.refused}
      onAnswer={(answer) => void moves.perform({ type: 'choose', answer })}
    />
  );
}

export const OFFICIAL_UI: RulesUi<'official', OfficialMoves> = {
  rules: 'official',
  animation: OFFICIAL_ANIMATION,
  isKnownEvent,
  describe,
  isQuiet,
  keys: OFFICIAL_KEYS,
  useLetters,
  useLook: useOfficialLook,
  useMoves: useOfficialMoves,
  useLedFocus: useLed,
  turnWord: officialWord,
  cardOf,
  questionKey,
  Board: OfficialBoard,
  Question,
  PokemonReader: (props) => <PokemonReader {...props} />,
  ending: { ...OFFICIAL_ENDING, conditionOf: ({ ending }) => ending, hasMessage: false },
  panel: OFFICIAL_PANEL,
};
