/** A picture of cards, drawn when it is first shown, with the ways to keep it and to send it. */
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CanvasProtectedError, drawPicture, type PictureCard } from './picture.ts';
import './share.css';

type Drawn = { readonly url: string; readonly file: File };

export function SharePicture({ title, cards }: { title: string; cards: readonly PictureCard[] }) {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | 'protected'>();
  // One picture a dialog: what it shows does not change while it is open.
  const [shown] = useState({ title, cards });
  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    drawPicture(shown.title, shown.cards).then(
      (blob) => {
        if (isGone) return;
        url = URL.createObjectURL(blob);
        setDrawn({ url, file: new File([blob], 'pokesol.png', { type: 'image/png' }) });
      },
      (error: unknown) => {
        console.warn('The picture could not be drawn', error);
        if (!isGone) setDrawn(error instanceof CanvasProtectedError ? 'protected' : 'failed');
      },
    );
    return () => {
      isGone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [shown]);

  if (drawn === 'failed') return <p role="alert">The picture could not be drawn in this browser.</p>;
  if (drawn === 'protected')
    return (
      <p role="status">
        This browser’s protection against fingerprinting gives pages noise instead of what they draw, so there
        is no picture to save. Allow this site to read its canvas to get one.
      </p>
    );
  if (drawn === undefined) return <Skeleton className="share-picture" />;
  const { url, file } = drawn;
  const canSend = navigator.canShare?.({ files: [file] }) === true;
  return (
    <figure className="share-figure">
      <img
        src={url}
        alt={`${title}: ${cards.map(({ card }) => card.name).join(', ')}`}
        className="share-picture"
      />
      <div className="button-row is-at-end">
        {canSend && (
          <Button
            tone="secondary"
            onClick={() => void navigator.share({ files: [file], title }).catch(() => {})}
          >
            Send…
          </Button>
        )}
        <a href={url} download="pokesol.png" className={buttonClass('primary')}>
          Save picture
        </a>
      </div>
    </figure>
  );
}
