/** Draws cards side by side into one picture that can be saved and sent: in the page, by the same code that draws cards. */
import type { CardJson } from '@pokesol/protocol';
import {
  emblemPath,
  kindOf,
  LARGE_CREATURE,
  numberOf,
  pictureUrl,
  sceneBehind,
  subjectOf,
  typeClass,
} from '../card/index.ts';

export type PictureCard = { readonly card: CardJson; readonly quantity: number };

const WIDTH = 1200;
const MARGIN = 40;
const GAP = 16;
const TITLE_HEIGHT = 110;
const FOOT_HEIGHT = 60;
const MOST_COLUMNS = 8;
const WIDEST_CARD = 360;
const CARD_RATIO = 88 / 63;
const PIXEL_FONT = '"Press Start 2P"';

type Place = { readonly x: number; readonly y: number };
type PictureLayout = {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly places: readonly Place[];
};

/** In px. Rows about as wide as the picture is high, the last one in the middle. */
export function pictureLayout(count: number): PictureLayout {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Math.ceil(Math.sqrt(count * 1.8))));
  const rows = Math.ceil(count / columns);
  const room = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const cardWidth = Math.floor(Math.min(WIDEST_CARD, room));
  const cardHeight = Math.round(cardWidth * CARD_RATIO);
  const places = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const rowWidth = inRow * (cardWidth + GAP) - GAP;
    return {
      x: Math.round((WIDTH - rowWidth) / 2 + (at % columns) * (cardWidth + GAP)),
      y: TITLE_HEIGHT + row * (cardHeight + GAP),
    };
  });
  return {
    width: WIDTH,
    cardWidth,
    cardHeight,
    places,
    height: TITLE_HEIGHT + rows * (cardHeight + GAP) + FOOT_HEIGHT,
  };
}

/** The browser hands pages something else than what they drew. */
export class CanvasProtectedError extends Error {
  override name = 'CanvasProtectedError';
}

/** Two colours far apart; protections answer white, noise, or one colour for all. */
const KNOWN = [
  [24, 180, 96],
  [208, 40, 152],
] as const;
/** Some browsers add an invisible grain. */
const GRAIN = 8;

/** @throws CanvasProtectedError where what is drawn does not come back, as with `privacy.resistFingerprinting` */
function assertReadable(): void {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * KNOWN.length;
  canvas.height = 2;
  const context = canvas.getContext('2d');
  for (const [at, color] of KNOWN.entries()) {
    if (context === null) break;
    context.fillStyle = `rgb(${color.join(' ')})`;
    context.fillRect(2 * at, 0, 2, 2);
  }
  const comesBack = KNOWN.every((color, at) => {
    const read = context?.getImageData(2 * at, 0, 1, 1).data;
    return color.every((value, channel) => Math.abs((read?.[channel] ?? -GRAIN) - value) <= GRAIN);
  });
  if (!comesBack) throw new CanvasProtectedError();
}

/** As a PNG. @throws CanvasProtectedError */
export async function drawPicture(title: string, cards: readonly PictureCard[]): Promise<Blob> {
  assertReadable();
  const layout = pictureLayout(cards.length);
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  // Loads both files of the face: the W has its own.
  await document.fonts.load(`24px ${PIXEL_FONT}`, 'aW');
  context.imageSmoothingEnabled = false;
  const color = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);

  context.fillStyle = color('ink');
  context.fillRect(0, 0, layout.width, layout.height);
  context.textBaseline = 'middle';
  context.fillStyle = color('sun');
  writeWithin(context, title, {
    x: layout.width / 2,
    y: TITLE_HEIGHT / 2,
    width: WIDTH - 2 * MARGIN,
    size: 32,
  });
  for (const [at, { card, quantity }] of cards.entries()) {
    const place = layout.places[at];
    if (place !== undefined) await drawCard(context, card, quantity, { ...place, ...layout });
  }
  context.fillStyle = color('mist');
  writeWithin(context, 'PokeSol', {
    x: layout.width / 2,
    y: layout.height - FOOT_HEIGHT / 2,
    width: 300,
    size: 18,
  });
  return toBlob(canvas);
}

type Written = { x: number; y: number; width: number; size: number };

/** In the middle, smaller where it would stick out. */
function writeWithin(context: CanvasRenderingContext2D, text: string, { x, y, width, size }: Written): void {
  context.textAlign = 'center';
  context.font = `${size}px ${PIXEL_FONT}`;
  const wide = context.measureText(text).width;
  if (wide > width) context.font = `${Math.max(8, Math.floor((size * width) / wide))}px ${PIXEL_FONT}`;
  context.fillText(text, x, y, width);
}

type Box = Place & { cardWidth: number; cardHeight: number };

async function drawCard(
  context: CanvasRenderingContext2D,
  card: CardJson,
  quantity: number,
  { x, y, cardWidth, cardHeight }: Box,
): Promise<void> {
  const kind = kindOf(card);
  const [frame, dark] = colorsOf(typeClass(kind));
  const edge = Math.max(3, Math.round(cardWidth * 0.04));
  const foot = Math.round(cardHeight * 0.22);
  context.fillStyle = frame;
  context.fillRect(x, y, cardWidth, cardHeight);
  const window = {
    x: x + edge,
    y: y + edge,
    width: cardWidth - 2 * edge,
    height: cardHeight - foot - edge,
  };
  context.save();
  context.beginPath();
  context.rect(window.x, window.y, window.width, window.height);
  context.clip();
  cover(context, await load(await pictureUrl(sceneBehind(card, kind))), window);
  const subject = subjectOf(card, { size: LARGE_CREATURE });
  if (subject === undefined) {
    context.translate(window.x + window.width * 0.25, window.y + window.height * 0.22);
    context.scale(window.width / 20, window.width / 20);
    context.fillStyle = dark;
    context.fill(new Path2D(emblemPath(kind)));
  } else {
    const picture = await load(await pictureUrl(subject));
    const size = Math.min(window.width, window.height) * 0.94;
    const left = window.x + (window.width - size) / 2;
    context.drawImage(picture, left, window.y + window.height - size, size, size);
  }
  context.restore();
  context.fillStyle = dark;
  const middle = x + cardWidth / 2;
  const size = Math.max(9, Math.round(cardWidth * 0.075));
  writeWithin(context, card.name, {
    x: middle,
    y: y + cardHeight - foot * 0.64,
    width: cardWidth - 2 * edge,
    size,
  });
  // Rarity in words: colours alone tell not everybody.
  const count = quantity > 1 ? ` ×${quantity}` : '';
  writeWithin(context, `${numberOf(card)} ${card.rarity}${count}`, {
    x: middle,
    y: y + cardHeight - foot * 0.26,
    width: cardWidth - 2 * edge,
    size: Math.max(8, Math.round(size * 0.7)),
  });
}

function cover(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { x, y, width, height }: Place & { width: number; height: number },
): void {
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, x + (width - wide) / 2, y + (height - high) * 0.28, wide, high);
}

/** A type's colour and its dark shade, as the stylesheets have them. */
function colorsOf(className: string): readonly [string, string] {
  const probe = document.createElement('i');
  probe.className = className;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colors = [style.getPropertyValue('--type'), style.getPropertyValue('--type-dark')] as const;
  probe.remove();
  return colors;
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The picture came out empty')) : resolve(blob),
    );
  });
