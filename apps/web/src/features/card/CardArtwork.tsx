/** The card's own artwork over our drawn face: it fades in once it is there, and is gone for good when it breaks. */
import type { CardJson } from '@pokesol/protocol';
import { useState } from 'react';

export function CardArtwork({ card }: { card: CardJson }) {
  const source = card.artworkUrl ?? card.images?.large ?? card.images?.small;
  const [state, setState] = useState<{ source: string; shown: boolean }>();
  if (source === undefined) return null;
  const known = state?.source === source ? state : undefined;
  if (known?.shown === false) return null;
  const small = card.images?.small;
  return (
    <img
      src={source}
      {...(small !== undefined &&
        small !== source && { srcSet: `${small} 245w, ${source} 734w`, sizes: 'auto, 240px' })}
      alt=""
      loading="lazy"
      decoding="async"
      className="card-artwork"
      data-shown={known?.shown ?? false}
      onLoad={() => setState({ source, shown: true })}
      onError={() => setState({ source, shown: false })}
    />
  );
}
