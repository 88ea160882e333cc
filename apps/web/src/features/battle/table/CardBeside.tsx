/** The whole card that is looked at, in the log's place: its picture, and all that is printed on it in words. */
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Card } from '../../card/index.ts';
import { PrintedText } from './PrintedText.tsx';

/** For the eye alone: a screen reader has the name on the place, and the whole card by `R`. */
export const CardBeside = ({
  card,
  children = <PrintedText card={card} />,
}: {
  card: CardJson;
  /** Its words, where other rules read it. */
  children?: ReactNode;
}) => (
  // Too long it scrolls, and is no stop of the Tab key all the same.
  <div className="card-beside" aria-hidden="true" tabIndex={-1}>
    <Card card={card} />
    {children}
  </div>
);
