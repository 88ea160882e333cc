/** The back that all our cards share. */
import { drawCardBack } from '@pokesol/pixel-art/things';
import { memo } from 'react';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

const BACK = drawCardBack();

export const CardBack = memo(({ className }: { className?: string }) => (
  <PixelPicture picture={BACK} {...(className !== undefined && { className })} />
));
