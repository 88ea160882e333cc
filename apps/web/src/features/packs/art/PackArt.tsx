/** A booster pack: its own artwork where that loads, else the pouch we draw for its set. */
import { lookOf, type PackLook, type PackName } from '@pokesol/pixel-art/packs';
import { useState } from 'react';
import { shownPicture } from '../../../platform/foreignPictures.ts';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';
import { usePackPicture } from './packPicture.ts';
import './packArt.css';

type PackArtProps = {
  art: PackName & { artworkUrl?: string | undefined };
  /** The free starter pack has a look of its own, whatever it is called. */
  isFree?: boolean;
  className?: string;
};

export function PackArt({ art, isFree = false, className }: PackArtProps) {
  const [broken, setBroken] = useState<string>();
  const artworkUrl = shownPicture(art.artworkUrl);
  return (
    <div className={className}>
      {artworkUrl === undefined || artworkUrl === broken ? (
        <DrawnPack look={lookOf(art, isFree)} />
      ) : (
        <img src={artworkUrl} alt="" className="pack-art-picture" onError={() => setBroken(artworkUrl)} />
      )}
    </div>
  );
}

function DrawnPack({ look }: { look: PackLook }) {
  const picture = usePackPicture(look);
  return picture && <PixelPicture picture={picture} className="fills" />;
}
