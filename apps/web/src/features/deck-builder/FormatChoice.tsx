/** For which format the deck is built, and in a word whether it may be played by each of both rule sets. */
import {
  type DeckFormat,
  type DeckLine,
  formatById,
  type Owned,
  officialFindings,
  validateDeck,
} from '@pokesol/decks';
import { useMemo } from 'react';
import { FormatSelect, FormatSwitch } from '../deck/index.ts';
import { shortVerdict } from './shortVerdict.ts';

type FormatChoiceProps = {
  lines: readonly DeckLine[];
  owned: Owned;
  format: DeckFormat;
  onFormat: (format: DeckFormat) => void;
};

export function FormatChoice({ lines, owned, format, onFormat }: FormatChoiceProps) {
  const { rules } = formatById(format);
  const errors = useMemo(
    () => ({
      classic: validateDeck(lines, { owned }).errors,
      official: officialFindings(lines, { owned, ...(rules === 'official' && { format }) }).errors,
    }),
    [lines, owned, rules, format],
  );
  return (
    <>
      <FormatSwitch
        legend="Rules that this deck is built for"
        rules={rules}
        onRules={onFormat}
        verdictOf={(each) => ({
          text: shortVerdict(errors[each], lines),
          isLegal: errors[each].length === 0,
        })}
      />
      <FormatSelect format={format} onFormat={onFormat} />
    </>
  );
}
