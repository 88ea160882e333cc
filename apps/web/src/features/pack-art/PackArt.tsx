/** A booster pack: its own artwork where that loads, else the pouch we draw for its set. */
import { lookOf, type PackName } from '@pokesol/pixel-art/packs';
import { useState } from 'react';
import { PixelPicture } from '../../ui/PixelPicture.tsx';
import { packPicture } from './packPicture.ts';

type PackArtProps = {
  art: PackName & { artworkUrl?: string | undefined };
  /** The free starter pack has a look of its own, whatever it is called. */
  isFree?: boolean;
  className?: string;
};

export function PackArt({ art, isFree = false, className }: PackArtProps) {
  const [broken, setBroken] = useState<string>();
  const { artworkUrl } = art;
  return (
    <div className={className}>
      {artworkUrl === undefined || artworkUrl === broken ? (
        <PixelPicture picture={packPicture(lookOf(art, isFree))} className="size-full" />
      ) : (
        <img
          src={artworkUrl}
          alt=""
          className="size-full object-contain"
          onError={() => setBroken(artworkUrl)}
        />
      )}
    </div>
  );
}
