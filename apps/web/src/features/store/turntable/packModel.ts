/** The shape of a pouch in space and the pictures on its two sides. */
import { type Area, type Picture, toSvgPaths } from '@pokesol/pixel-art';
import { drawPackBack, frameOf, lookOf, PACK_HEIGHT, PACK_WIDTH } from '@pokesol/pixel-art/packs';
import type { PackType } from '@pokesol/protocol';
import { CanvasTexture, NearestFilter, PlaneGeometry, SRGBColorSpace } from 'three';
import { shownPicture } from '../../../platform/foreignPictures.ts';
import { packPicture } from '../../packs/index.ts';

/** In units of the scene; the proportions of the drawing. */
export const PACK = { width: 1.4, height: 2.1, depth: 0.15 } as const;

/** Full in the middle of the pouch, flat where it is crimped. */
function pouch(side: 1 | -1, frame: Area): PlaneGeometry {
  const geometry = new PlaneGeometry(PACK.width, PACK.height, 10, 20);
  const points = geometry.getAttribute('position');
  for (let point = 0; point < points.count; point++) {
    const x = (points.getX(point) / PACK.width + 0.5) * PACK_WIDTH;
    const y = (0.5 - points.getY(point) / PACK.height) * PACK_HEIGHT;
    const across = (2 * (x - frame.left)) / frame.width - 1;
    const along = (2 * (y - frame.top)) / frame.height - 1;
    const full = Math.max(0, 1 - across ** 4) * Math.max(0, 1 - (along / 0.86) ** 6);
    points.setZ(point, PACK.depth * full);
  }
  if (side < 0) geometry.rotateY(Math.PI);
  geometry.computeVertexNormals();
  return geometry;
}

const shapes = new Map<Area, { front: PlaneGeometry; back: PlaneGeometry }>();

/** Shared by all packs of one size. */
export function shapeOf(packType: PackType) {
  const frame = frameOf(lookOf(packType).edition);
  const shape = shapes.get(frame) ?? { front: pouch(1, frame), back: pouch(-1, frame) };
  shapes.set(frame, shape);
  return shape;
}

function canvasOf(picture: Picture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = PACK_WIDTH;
  canvas.height = PACK_HEIGHT;
  const context = canvas.getContext('2d');
  for (const { fill, d } of context === null ? [] : toSvgPaths(picture)) {
    if (context === null) break;
    context.fillStyle = fill;
    context.fill(new Path2D(d));
  }
  return canvas;
}

function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = NearestFilter;
  texture.minFilter = NearestFilter;
  texture.generateMipmaps = false;
  return texture;
}

/** Both sides of a pack; its own artwork takes the place of our front when it loads, at our resolution. */
export function sidesOf(packType: PackType, onChange: () => void) {
  const look = lookOf(packType);
  const canvas = canvasOf(packPicture(look));
  const front = textureOf(canvas);
  const back = textureOf(canvasOf(drawPackBack(look)));
  const artworkUrl = shownPicture(packType.artworkUrl);
  if (artworkUrl !== undefined) {
    const picture = new Image();
    // A picture whose host does not allow reading cannot become a texture: then ours stays.
    picture.crossOrigin = 'anonymous';
    picture.onload = () => {
      const context = canvas.getContext('2d');
      context?.clearRect(0, 0, PACK_WIDTH, PACK_HEIGHT);
      context?.drawImage(picture, 1, 1, PACK_WIDTH - 2, PACK_HEIGHT - 2);
      front.needsUpdate = true;
      onChange();
    };
    picture.src = artworkUrl;
  }
  return { front, back };
}
