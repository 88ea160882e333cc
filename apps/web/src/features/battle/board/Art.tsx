/** What a card shows, without its frame: the creature or sign in its scene, or that part of a printed picture. */
import type { CardJson } from '@pokesol/protocol';
import { memo, useState } from 'react';
import { shownPicture } from '../../../platform/foreignPictures.ts';
import { cx } from '../../../ui/cx.ts';
import { emblemPath, kindOf, SceneWindow, Subject, subjectOf, typeClass } from '../../card/index.ts';

export const Art = memo(function Art({
  card,
  className,
}: {
  card: CardJson | undefined;
  className?: string;
}) {
  if (card === undefined) return <span className={cx('art', className)} />;
  const kind = kindOf(card);
  const subject = subjectOf(card);
  return (
    <SceneWindow card={card} kind={kind} className={cx('art', typeClass(kind), className)}>
      {subject === undefined ? (
        <svg viewBox="0 0 14 14" className="art-sign" shapeRendering="crispEdges" aria-hidden="true">
          <path className="art-disc" d="M4 0h6v1h2v1h1v2h1v6h-1v2h-1v1h-2v1H4v-1H2v-1H1v-2H0V4h1V2h1V1h2z" />
          <path className="art-emblem" transform="translate(2 2)" d={emblemPath(kind)} />
        </svg>
      ) : (
        <Subject drawing={subject} className="art-subject" />
      )}
      <PrintedArt card={card} />
    </SceneWindow>
  );
});

/** The window of a printed card, cut out of its picture; ours stays where that does not load. */
function PrintedArt({ card }: { card: CardJson }) {
  const source = shownPicture(card.images?.small ?? card.artworkUrl ?? card.images?.large);
  const [broken, setBroken] = useState<string>();
  if (source === undefined || broken === source) return null;
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      className="art-print"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}
