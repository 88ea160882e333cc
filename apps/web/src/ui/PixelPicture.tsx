/** Shows painted layers, crisp at any size. Purely decorative. */
import type { Layer } from '@pokesol/pixel-art';

type PixelPictureProps = { width: number; height: number; layers: readonly Layer[]; className?: string };

export function PixelPicture({ width, height, layers, className }: PixelPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      shapeRendering="crispEdges"
      className={className}
      aria-hidden="true"
    >
      {layers.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
