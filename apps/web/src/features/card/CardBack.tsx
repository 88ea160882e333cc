/** The back that all our cards share. */
import { drawCardBack } from '@pokesol/pixel-art/things';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

const BACK = drawCardBack();

export const CardBack = ({ className }: { className?: string }) => (
  <PixelPicture picture={BACK} {...(className !== undefined && { className })} />
);
