/** Shows something to others: a picture to save or send, and a link that its owner switches on and off. */
import { useId } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import type { PictureCard } from './picture.ts';
import { useShares, useSharing } from './queries.ts';
import { SharePicture } from './SharePicture.tsx';
import './share.css';

const WORDS = {
  fetching: 'Looking for your links',
  slow: 'Your links are still on their way...',
  failed: 'Your links did not load.',
};

type ShareDialogProps = {
  address: string;
  /** Absent for the binder. */
  deckId?: string;
  /** What stands over the picture. */
  title: string;
  /** What the picture shows; without cards there is none. */
  cards: readonly PictureCard[];
  onClose: () => void;
};

export default function ShareDialog({ address, deckId, title, cards, onClose }: ShareDialogProps) {
  const shares = useShares(address);
  const standing = shares.data?.find((share) => share.deckId === deckId);
  const sharing = useSharing(address, deckId, standing);
  const id = useId();
  const what = deckId === undefined ? 'binder' : 'deck';
  const shows = deckId === undefined ? 'your cards and how many of each' : 'its name, description and cards';
  return (
    <Dialog title={deckId === undefined ? 'Share your binder' : 'Share this deck'} onClose={onClose}>
      {cards.length > 0 && <SharePicture title={title} cards={cards} />}
      <Loaded query={shares} words={WORDS}>
        {() => (
          <div className="share-link">
            <label htmlFor={id} className="share-switch">
              <input
                id={id}
                type="checkbox"
                checked={standing !== undefined}
                aria-disabled={sharing.isPending}
                onChange={(event) => {
                  if (sharing.isPending) return;
                  sharing.mutate(event.target.checked, {
                    onError: (error) => toast('Nothing was changed', sentenceOf(error), 'destructive'),
                  });
                }}
                className="choice-box"
              />
              Anyone with the link can see this {what}
            </label>
            <p className="hint">
              It shows {shows} as they are when the link is opened, and nothing else from your wallet. Once
              you switch it off, this link never works again.
            </p>
            {standing !== undefined && (
              <CopyText what="link" text={`${window.location.origin}/shared/${standing.id}`} />
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
