/** Classic battles on the battle screen. */
import { describe, isKnownEvent } from '@pokesol/engine/classic';
import { nameIn, useCardLook } from '../../board/cardLook.ts';
import { turnWord } from '../../board/turnMessages.ts';
import type { QuestionProps, RulesUi } from '../../screen/rulesUi.ts';
import { everyEvent } from '../../session/logLines.ts';
import { keyList } from '../../table/tableKeys.ts';
import { CLASSIC_ANIMATION } from './animation/animation.ts';
import { cardOfPokemon, PokemonCard } from './board/PokemonCard.tsx';
import { ChoiceDialog } from './choices/ChoiceDialog.tsx';
import { choiceKey } from './choices/registry.ts';
import { EndedHere } from './ending/EndedHere.tsx';
import { ClassicTable } from './play/ClassicTable.tsx';
import { CLASSIC_PANEL } from './play/panel.tsx';
import { type BattleMoves, useMoves } from './play/useMoves.ts';

function Question({ view, moves, look, onPutAside }: QuestionProps<'classic', BattleMoves>) {
  const asker = view.frames.at(-1)?.card ?? null;
  if (view.choice === null) return null;
  return (
    <ChoiceDialog
      choice={view.choice}
      look={look}
      asker={asker === null ? undefined : nameIn(view, asker)}
      isBusy={moves.isBusy}
      onAnswer={(cards) => moves.perform({ type: 'choose', cards })}
      onPutAside={onPutAside}
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
  questionKey: ({ choice }) => (choice === null ? undefined : choiceKey(choice)),
  Board: ClassicTable,
  Question,
  PokemonReader: PokemonCard,
  Ending: EndedHere,
  panel: CLASSIC_PANEL,
};
