/** The dusk behind the turntable; one picture, stretched over any width. */
import { drawBackdrop } from '@pokesol/pixel-art/things';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';

const BACKDROP = drawBackdrop();

export const Backdrop = () => <PixelPicture picture={BACKDROP} className="stage-backdrop" isSliced />;
