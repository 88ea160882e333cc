/** The address of a picture, the same in every form. */
import { useWatch } from 'react-hook-form';
import { shownPicture } from '../../../platform/foreignPictures.ts';
import { TextField } from './fields.tsx';
import { artworkHint } from './formMessages.ts';

type WithArtwork = { artworkUrl: string };

export function ArtworkField({ thing }: { thing: 'card' | 'pack' | 'set' }) {
  const address = useWatch<WithArtwork, 'artworkUrl'>({ name: 'artworkUrl' });
  const isShown = !address || shownPicture(address.trim()) !== undefined;
  return (
    <TextField<WithArtwork>
      name="artworkUrl"
      label="Artwork URL"
      isOptional
      inputMode="url"
      maxLength={2000}
      placeholder="https://"
      hint={artworkHint(address ?? '', thing, isShown)}
    />
  );
}
