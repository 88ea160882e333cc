/** A set's picture: its own artwork where that is given and loads, else the sign that we draw for it. */
import { toPngUrl } from '@pokesol/pixel-art';
import { drawSetSign } from '@pokesol/pixel-art/packs';
import { useState } from 'react';
import { shownPicture } from '../../../platform/foreignPictures.ts';
import { memoize } from '../../../platform/memoize.ts';
import { cx } from '../../../ui/cx.ts';
import './sets.css';

/** As an image: one element each, where there are hundreds of them. */
const urlOf = memoize((name: string) => toPngUrl(drawSetSign(name)));

type SetEmblemProps = { name: string; artworkUrl?: string | undefined; className: string };

/** A catalogue's own picture is never given: loading it would tell a stranger that an admin is at work here. */
export function SetEmblem({ name, artworkUrl: given, className }: SetEmblemProps) {
  const [broken, setBroken] = useState<string>();
  const artworkUrl = shownPicture(given) ?? '';
  if (artworkUrl === '' || artworkUrl === broken)
    return <img src={urlOf(name)} alt="" draggable={false} className={cx('set-emblem', className)} />;
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
