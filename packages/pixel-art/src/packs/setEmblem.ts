/** The sign of a set, drawn by us: the look of its packs where it has one, else one that its name alone decides. */
import { circle, createPainting, type Layer, rastered, type Shape } from '../painting.ts';
import { hashOf } from '../pixels.ts';
import { pngUrl } from '../png.ts';
import { EMBLEMS, type EmblemName } from './emblems.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { SET_LOOKS } from './sets.ts';

export const EMBLEM_SIZE = 36;
const SIGN = 26;
/** Smaller than on a pack, so that a rim is left around it. */
const SHRUNK = 1.2;

const EMBLEM_NAMES = Object.keys(EMBLEMS).filter((name): name is EmblemName => name in EMBLEMS);
const PALETTE_NAMES = Object.keys(PALETTES).filter((name): name is PaletteName => name in PALETTES);

/** Where the coin is clear, and which of its five colours it has elsewhere, from 1. */
const CLEAR = 0;
const [LIGHT, FOIL, SHADE, DARK, MARK] = [1, 2, 3, 4, 5];

type Coin = { readonly pixels: Uint8Array; readonly colours: readonly string[] };

const pressed = new Map<string, Coin & { readonly url: string; readonly layers: readonly Layer[] }>();

function coinOf(name: string) {
  const hash = hashOf(name);
  const look = SET_LOOKS[name];
  const emblem = look?.emblem ?? EMBLEM_NAMES[hash % EMBLEM_NAMES.length] ?? 'star';
  const palette = look?.palette ?? PALETTE_NAMES[(hash >>> 8) % PALETTE_NAMES.length] ?? 'plum';
  const key = `${emblem} ${palette}`;
  const known = pressed.get(key);
  if (known !== undefined) return known;
  const coin = press(emblem, palette);
  const made = { ...coin, url: urlOf(coin), layers: layersOf(coin) };
  pressed.set(key, made);
  return made;
}

/** As a data URL: one element each, where there are hundreds of them. */
export const setEmblemUrl = (name: string): string => coinOf(name).url;

/** As layers for `PixelPicture`. */
export const paintSetEmblem = (name: string): readonly Layer[] => coinOf(name).layers;

function press(emblem: EmblemName, palette: PaletteName): Coin {
  const { light, foil, shade, dark, mark } = PALETTES[palette];
  const middle = EMBLEM_SIZE / 2;
  const sign = rastered(EMBLEMS[emblem], SIGN);
  const small: Shape = (x, y) => sign((x - middle) * SHRUNK + SIGN / 2, (y - middle) * SHRUNK + SIGN / 2);
  const near: Shape = (x, y) =>
    small(x - 1, y - 1) || small(x + 1, y) || small(x - 1, y) || small(x, y + 1) || small(x, y - 1);
  const disc = (inset: number) => circle(middle, middle, middle - inset);
  const [whole, rim, field] = [disc(0), disc(1), disc(3)];
  const colourAt = (x: number, y: number): number => {
    if (!whole(x, y)) return CLEAR;
    if (small(x, y)) return MARK;
    if (near(x, y) || !rim(x, y)) return DARK;
    if (field(x, y)) return FOIL;
    return x + y < EMBLEM_SIZE ? LIGHT : SHADE;
  };
  const pixels = Uint8Array.from({ length: EMBLEM_SIZE ** 2 }, (_, at) =>
    colourAt((at % EMBLEM_SIZE) + 0.5, Math.floor(at / EMBLEM_SIZE) + 0.5),
  );
  return { pixels, colours: [light, foil, shade, dark, mark] };
}

const urlOf = ({ pixels, colours }: Coin) =>
  pngUrl(EMBLEM_SIZE, pixels, ['00000000', ...colours.map((colour) => colour.slice(1))]);

function layersOf({ pixels, colours }: Coin): readonly Layer[] {
  const painting = createPainting(EMBLEM_SIZE, EMBLEM_SIZE);
  painting.paint(
    () => true,
    (x, y) => colours[(pixels[y * EMBLEM_SIZE + x] ?? CLEAR) - 1],
  );
  return painting.layers();
}
