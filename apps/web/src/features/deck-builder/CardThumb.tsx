/** A card as small as a line of text is high: its scene and subject, or the sign of an energy. */
import type { CardJson } from '@pokesol/protocol';
import { cx } from '../../ui/cx.ts';
import { kindOf, printedType, SceneWindow, Subject, subjectOf, TypeSign, typeClass } from '../card/index.ts';
import './deckRow.css';

export function CardThumb({ card }: { card: CardJson }) {
  const kind = kindOf(card);
  const subject = subjectOf(card);
  return (
    <SceneWindow card={card} kind={kind} className={cx('deck-thumb', typeClass(kind))}>
      {subject === undefined ? (
        <TypeSign type={printedType(card) ?? 'Colorless'} className="deck-row-type" />
      ) : (
        <Subject drawing={subject} />
      )}
    </SceneWindow>
  );
}
