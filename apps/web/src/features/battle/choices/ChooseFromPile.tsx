/** «Choose cards» that lie side by side: so many of them, or none where that is an answer. */
import type { CardNo } from '@pokesol/engine';
import { useState } from 'react';
import type { CardLookup } from '../board/cardLook.ts';
import { CardGrid, type CardPress } from './CardGrid.tsx';
import { ChoiceBody, toAnswer } from './ChoiceBody.tsx';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { countText, lacksText } from './choiceText.ts';
import type { ChoiceTile } from './tiles.ts';
import { usePicked } from './usePicked.ts';

type ChooseFromPileProps = {
  tiles: readonly ChoiceTile[];
  min: number;
  max: number;
  /** Picked already when it is asked. */
  first?: readonly CardNo[];
  look: CardLookup;
  kindOf: (card: CardNo) => string;
  /** What becomes of the chosen ones: «Take». */
  verb: string;
  /** What the answer is called that chooses none: «Take nothing». */
  nothing: string;
  /** They are shown, and none can be chosen. */
  isShown?: boolean;
  reasonOf?: (tile: ChoiceTile, picked: readonly CardNo[]) => string | undefined;
  note?: string;
  isBusy: boolean;
  onAnswer: (picked: readonly CardNo[]) => void;
  /** Nothing is given up by it: the one card that is asked for is the answer at its first click. */
  answersAtOnce?: boolean;
  onPutAside: () => void;
};

/** What lies under a mouse has been read beside it; a finger and a key choose first. */
const isMouse = ({ nativeEvent }: CardPress): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';

export function ChooseFromPile(props: ChooseFromPileProps) {
  const { min, max, first, look, kindOf, verb, nothing, isShown = false, reasonOf } = props;
  const { note, answersAtOnce = false, isBusy, onAnswer, onPutAside } = props;
  const { picked, toggle } = usePicked<CardNo>(max, first);
  // What lies where stays while it is chosen.
  const [tiles] = useState(props.tiles);
  const [only] = picked;
  function press(card: CardNo, event: CardPress) {
    // Of a question for one, that one pressed again is the answer; a double click has only picked it.
    if (answersAtOnce && max === 1 && !isBusy && isMouse(event)) {
      toggle(card);
      onAnswer([card]);
    } else if (max === 1 && only === card && !isBusy) {
      if (event.detail < 2) onAnswer(picked);
    } else if (toggle(card).length === max) toAnswer(event);
  }
  const foot = { note, isBusy, onPutAside };
  return (
    <>
      <ChoiceBody>
        <CardGrid
          tiles={tiles}
          look={look}
          kindOf={kindOf}
          picked={picked}
          verb={verb}
          reasonOf={(tile) => reasonOf?.(tile, picked)}
          isShown={isShown}
          onPress={press}
        />
      </ChoiceBody>
      {max === 0 ? (
        <ChoiceFoot
          {...foot}
          answer={isShown ? 'Done' : nothing}
          hint={isShown ? 'go on' : undefined}
          onAnswer={() => onAnswer([])}
        />
      ) : (
        <ChoiceFoot
          {...foot}
          count={countText(picked.length, { min, max })}
          answer={picked.length === 0 ? verb : `${verb} ${picked.length}`}
          hint={picked.length === 1 && only !== undefined ? look(only)?.name : undefined}
          lacks={lacksText(picked.length, min)}
          nothing={min === 0 ? nothing : undefined}
          onAnswer={() => onAnswer(picked)}
          onNothing={() => onAnswer([])}
        />
      )}
    </>
  );
}
