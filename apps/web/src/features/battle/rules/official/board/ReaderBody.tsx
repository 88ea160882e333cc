/** The inside of what is read at the table: a card with its words, and lines, some of which show another card in its place. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/official';
import { type ReactNode, useRef, useState } from 'react';
import { Card } from '../../../../card/index.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { WholeCardText } from './WholeCardText.tsx';
import './reader.css';

type ReaderLine = {
  readonly key: string;
  readonly picture: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** The card that the line shows, if it is about one. */
  readonly card: CardNo | null;
};

type BodyProps = {
  view: BattleView;
  look: CardLookup;
  /** Shown first, and again when what is shown instead is put back. */
  card: CardNo;
  /** The title above has its name. */
  isTitled: boolean;
  heading: string;
  lines: readonly ReaderLine[];
};

export function ReaderBody({ view, look, card, isTitled, heading, lines }: BodyProps) {
  const [shown, setShown] = useState(card);
  const drawn = look(shown);
  const place = useRef<HTMLDivElement>(null);
  function show(of: CardNo) {
    setShown(of === shown ? card : of);
    // On a phone it stands above the lines, perhaps out of sight.
    place.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <div className="reader-body">
      <div ref={place} className="reader-card">
        {drawn !== undefined && <Card key={drawn.id} card={drawn} />}
        <WholeCardText view={view} card={shown} isNamed={!isTitled || shown !== card} />
      </div>
      <section className="reader-lines" aria-labelledby="reader-heading">
        <h3 id="reader-heading" className="reader-heading">
          {heading}
        </h3>
        <ul className="reader-list">
          {lines.map((line) => (
            <li key={line.key}>
              <Line line={line} isShown={line.card === shown} onShow={show} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type LineProps = { line: ReaderLine; isShown: boolean; onShow: (card: CardNo) => void };

/** A line about a card is a button that shows it in the place of the first. */
function Line({ line: { picture, title, detail, card }, isShown, onShow }: LineProps) {
  const content = (
    <>
      {picture}
      <span className="reader-text">
        <b>{title}</b>
        {detail !== '' && <span className="reader-detail">{detail}</span>}
      </span>
    </>
  );
  if (card === null) return <div className="reader-line">{content}</div>;
  return (
    <button type="button" className="reader-line" aria-pressed={isShown} onClick={() => onShow(card)}>
      {content}
      <span className="reader-show">{isShown ? 'shown' : 'show'}</span>
    </button>
  );
}
