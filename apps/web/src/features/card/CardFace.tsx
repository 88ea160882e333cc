/** The face we draw for a card ourselves: frame, picture, name, and as much of the rest as there is room for. */
import type { CardJson } from '@pokesol/protocol';
import type { CSSProperties } from 'react';
import { CardPicture } from './CardPicture.tsx';
import { CardRules } from './CardRules.tsx';
import { numberOf, printedType } from './cardFacts.ts';
import { RarityMark } from './RarityMark.tsx';
import { TypeSign } from './TypeIcon.tsx';

export function CardFace({ card }: { card: CardJson }) {
  const type = printedType(card);
  return (
    <div className="card-face">
      <div className="card-head">
        <span className="card-name" style={measure(card.name)}>
          {card.name}
        </span>
        {card.hp !== undefined && (
          <span className="card-hp">
            <span className="card-hp-label">HP</span>
            {card.hp}
          </span>
        )}
        {type !== undefined && <TypeSign type={type} className="card-type" />}
      </div>
      <CardPicture card={card} />
      <CardRules card={card} />
      <div className="card-foot">
        <span className="card-artist">{card.attributes.artist && `Illus. ${card.attributes.artist}`}</span>
        <span className="card-number">{numberOf(card)}</span>
        <RarityMark rarity={card.rarity} />
      </div>
    </div>
  );
}

/** How many letters stand side by side when the name takes one line or, if it is long, two: the face is monospaced. */
function measure(name: string): CSSProperties {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const inTwoLines = Math.max(longestWord, Math.ceil(name.length / 2) + 1);
  return {
    '--letters': name.length > 20 ? inTwoLines : name.length,
    '--letters-small': name.length > 10 ? inTwoLines : name.length,
  } as CSSProperties;
}
