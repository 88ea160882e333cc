/** For which rules the deck is built, and in a word whether it may be played by each of both. */
import { type DeckFormat, type DeckLine, type Owned, officialFindings, validateDeck } from '@pokesol/decks';
import { useMemo } from 'react';
import { FormatSwitch } from '../deck/FormatSwitch.tsx';
import { shortVerdict } from './shortVerdict.ts';

type FormatChoiceProps = {
  lines: readonly DeckLine[];
  owned: Owned;
  format: DeckFormat;
  onFormat: (format: DeckFormat) => void;
};

export function FormatChoice({ lines, owned, format, onFormat }: FormatChoiceProps) {
  const errors = useMemo(
    () => ({
      classic: validateDeck(lines, { owned }).errors,
      official: officialFindings(lines, { owned }).errors,
    }),
    [lines, owned],
  );
  return (
    <FormatSwitch
      legend="Rules that this deck is built for"
      format={format}
      onFormat={onFormat}
      verdictOf={(each) => ({
        text: shortVerdict(errors[each], lines),
        isLegal: errors[each].length === 0,
      })}
    />
  );
}
