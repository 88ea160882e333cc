/** Shows a drawn picture, crisp at any size. Purely decorative. */
import { type ColouredPath, type Picture, toSvgPaths } from '@pokesol/pixel-art';

/** A picture is drawn once and shown many times. */
const written = new WeakMap<Picture, readonly ColouredPath[]>();

function pathsOf(picture: Picture): readonly ColouredPath[] {
  const paths = written.get(picture) ?? toSvgPaths(picture);
  written.set(picture, paths);
  return paths;
}

type PixelPictureProps = {
  picture: Picture;
  className?: string;
  /** Fills its element and is cut where that has other proportions. */
  isSliced?: boolean;
};

export function PixelPicture({ picture, className, isSliced = false }: PixelPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      {...(isSliced && { preserveAspectRatio: 'xMidYMid slice' })}
      shapeRendering="crispEdges"
      className={className}
      aria-hidden="true"
    >
      {pathsOf(picture).map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
