/** The face we draw for a card ourselves: frame, picture, name, and as much of the rest as there is room for. */
import type { CardJson } from '@pokesol/protocol';
import type { CSSProperties } from 'react';
import { cx } from '../../ui/cx.ts';
import { kindOf, LARGE_CREATURE, subjectOf } from './art/portrait.ts';
import { SceneWindow } from './art/SceneWindow.tsx';
import { Subject } from './art/Subject.tsx';
import { CardRules } from './CardRules.tsx';
import { numberOf, printedType, stageText } from './cardFacts.ts';
import { RarityMark } from './RarityMark.tsx';
import { emblemPath, TypeSign } from './TypeIcon.tsx';

type CardFaceProps = {
  card: CardJson;
  /** Looked at alone: its picture has a finer raster. */
  isLarge?: boolean;
};

export function CardFace({ card, isLarge = false }: CardFaceProps) {
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
      <CardPicture card={card} isLarge={isLarge} />
      <CardRules card={card} />
      <div className="card-foot">
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

type CardPictureProps = {
  card: CardJson;
  isLarge: boolean;
  /** Whether how far it is evolved stands on the picture. */
  withStage?: boolean;
};

/** What our face of a card shows: a creature, a person, a thing or the sign of an energy, in a landscape. */
export function CardPicture({ card, isLarge, withStage = true }: CardPictureProps) {
  const kind = kindOf(card);
  const subject = subjectOf(card, { isOnFace: true, ...(isLarge && { size: LARGE_CREATURE }) });
  const stage = stageText(card);
  return (
    <SceneWindow card={card} kind={kind} className="card-window">
      {withStage && stage && card.pokemonType !== undefined && <span className="card-stage">{stage}</span>}
      {subject === undefined ? (
        <svg viewBox="0 0 20 20" className="card-emblem" shapeRendering="crispEdges" aria-hidden="true">
          <path className="card-emblem-disc" d={DISC} />
          <path className="card-emblem-rim" d={RIM} />
          <path className="card-emblem-sign" transform="translate(5 5)" d={emblemPath(kind)} />
        </svg>
      ) : (
        <Subject
          drawing={subject}
          className={cx('card-subject', subject.shows !== 'creature' && 'is-wide')}
        />
      )}
    </SceneWindow>
  );
}

const DISC = 'M7 1h6v1h2v1h2v2h1v2h1v6h-1v2h-1v2h-2v1h-2v1H7v-1H5v-1H3v-2H2v-2H1V7h1V5h1V3h2V2h2z';
const RIM = 'M7 2h6v1H7zM5 3h2v1H5zM4 4h1v1H4zM3 5h1v2H3zM2 7h1v6H2zM13 3h2v1h-2zM15 4h1v1h-1z';
