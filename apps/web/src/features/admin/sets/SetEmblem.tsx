/** A set's picture: its own artwork where that loads, else the sign that we draw for it. */

import { EMBLEM_SIZE, paintSetEmblem } from '@pokesol/pixel-art/packs';
import { useState } from 'react';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';

type SetEmblemProps = { name: string; artworkUrl?: string | undefined; className: string };

export function SetEmblem({ name, artworkUrl = '', className }: SetEmblemProps) {
  const [broken, setBroken] = useState<string>();
  if (artworkUrl === '' || artworkUrl === broken)
    return (
      <PixelPicture
        width={EMBLEM_SIZE}
        height={EMBLEM_SIZE}
        layers={paintSetEmblem(name)}
        className={className}
      />
    );
  return (
    <img
      src={artworkUrl}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={className}
      onError={() => setBroken(artworkUrl)}
    />
  );
}
