/** Every picture that is drawn by code, pixel by pixel, against the one that was drawn before. */
import { ROSTER } from '@pokesol/campaign';
import { type ColouredPath, type Picture, toPngUrl, toSvgPaths } from '@pokesol/pixel-art';
import { SCENES_PER_TYPE, TYPE_STYLES } from '@pokesol/pixel-art/cards';
import { drawPackBack, drawSetSign, lookOf, paintPack, SET_LOOKS } from '@pokesol/pixel-art/packs';
import { BALL_TYPES, drawBall, drawCoin, drawVaultDoor, drawVaultWheel } from '@pokesol/pixel-art/things';
import { drawPortrait } from '@pokesol/pixel-art/trainers';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { drawFrom } from './features/card/art/draw.ts';
import { sceneBehind, subjectOf } from './features/card/art/portrait.ts';
import { CardBack } from './features/card/CardBack.tsx';
import { bareCard } from './features/card/gallery/oddCards.ts';
import { shippedCardJson } from './features/card/gallery/shippedCardJson.ts';
import { emblemPath } from './features/card/TypeIcon.tsx';
import { Backdrop } from './features/store/turntable/Backdrop.tsx';

/** No picture is larger. */
const [WIDTH, HEIGHT] = [200, 100];
/** A whole sheet, row by row, as 0xrrggbbaa; 0 where nothing is painted. */
type Pixels = Uint32Array<ArrayBuffer>;
type Drawn = readonly [name: string, pixels: Pixels];

/** Of paths that are written as `PixelPicture` shows them: bars of pixels. */
function pixelsOfPaths(layers: readonly ColouredPath[]): Pixels {
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  for (const { fill, d } of layers)
    for (const bar of d.split('z')) {
      if (bar === '') continue;
      const [left = 0, top = 0, width = 0, height = 0] =
        /^M(\d+) (\d+)h(\d+)v(\d+)h-\d+$/.exec(bar)?.slice(1).map(Number) ??
        expect.fail(`${bar} is no bar of pixels`);
      const colour = Number.parseInt(`${fill.replace('#', '')}ff`, 16);
      for (let y = top; y < top + height; y++)
        pixels.fill(colour, y * WIDTH + left, y * WIDTH + left + width);
    }
  return pixels;
}

const pixelsOf = (picture: Picture) => pixelsOfPaths(toSvgPaths(picture));

const pixelsOfMarkup = (markup: string) =>
  pixelsOfPaths(
    [...markup.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].map(([, fill = '', d = '']) => ({ fill, d })),
  );

/** Of a PNG with a palette. */
async function pixelsOfPng(url: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let start = 8; start < bytes.length; ) {
    const length = view.getUint32(start);
    const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    chunks.set(name, bytes.slice(start + 8, start + 8 + length));
    start += 12 + length;
  }
  const chunk = (name: string) => chunks.get(name) ?? expect.fail(`a PNG without ${name}`);
  const packed = new Blob([chunk('IDAT')]).stream().pipeThrough(new DecompressionStream('deflate'));
  const rows = new Uint8Array(await new Response(packed).arrayBuffer());
  const [colours, opacities] = [chunk('PLTE'), chunk('tRNS')];
  const channel = (at: number) => colours[at] ?? expect.fail('a colour that the palette does not have');
  const palette = Array.from(opacities, (opacity, ink) =>
    opacity === 0
      ? 0
      : channel(ink * 3) * 2 ** 24 + channel(ink * 3 + 1) * 2 ** 16 + channel(ink * 3 + 2) * 2 ** 8 + opacity,
  );
  const pixels = new Uint32Array(WIDTH * HEIGHT);
  const width = view.getUint32(16);
  for (let y = 0; y < view.getUint32(20); y++)
    for (let x = 0; x < width; x++)
      pixels[y * WIDTH + x] = palette[rows[y * (width + 1) + x + 1] ?? 0] ?? expect.fail('an unknown ink');
  return pixels;
}

async function fingerprint([name, pixels]: Drawn): Promise<string> {
  const painted = pixels.reduce((count, colour) => count + (colour === 0 ? 0 : 1), 0);
  const start = [...new Uint8Array(await crypto.subtle.digest('SHA-256', pixels), 0, 6)];
  return `${name}: ${painted} pixels, ${start.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A changed drawing fails here with its name; where the change is wanted, `vitest -u` writes the new fingerprints. */
async function expectAsBefore(kind: string, drawn: readonly Drawn[]) {
  const lines = await Promise.all(drawn.map(fingerprint));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./drawnPixels/${kind}.txt`);
}

/** Names of no shipped card, for people, things and creatures of types that no shipped card has. */
const MADE_UP = [...TYPE_STYLES, 'Supporter', 'Stadium', 'Item'].flatMap((kind) =>
  Array.from({ length: 12 }, (_, index) => {
    const card = { ...bareCard, id: `made-up-${kind}-${index}`, name: `${kind} ${index}` };
    const isType = TYPE_STYLES.some((style) => style === kind);
    const subtypes = isType ? [['Basic', 'Stage 1', 'Stage 2'][index % 3] ?? ''] : [kind];
    const attributes = { ...card.attributes, subtypes, supertype: isType ? 'Pokémon' : 'Trainer' };
    return { ...card, attributes, ...(isType && { pokemonType: kind }) };
  }),
);

test('what cards show', async () => {
  const drawn: Drawn[] = [];
  for (const card of [...shippedCardJson(), ...MADE_UP]) {
    const subject = subjectOf(card);
    if (subject !== undefined)
      drawn.push([`${card.id} ${card.name}`, await pixelsOfPng(toPngUrl(drawFrom(subject)))]);
  }
  await expectAsBefore('subjects', drawn);
});

test('the scenes behind them', async () => {
  const urls = [...TYPE_STYLES, 'trainer' as const].flatMap((kind) => {
    const seen = Array.from({ length: 24 }, (_, index) =>
      toPngUrl(drawFrom(sceneBehind({ ...bareCard, id: `${index}` }, kind))),
    );
    const different = [...new Set(seen)];
    expect(different).toHaveLength(SCENES_PER_TYPE);
    return different.map((url, index) => [`${kind} ${index}`, url] as const);
  });
  const drawn = await Promise.all(
    urls.map(async ([name, url]): Promise<Drawn> => [name, await pixelsOfPng(url)]),
  );
  await expectAsBefore('scenes', drawn);
});

test('the signs of the types', () =>
  expectAsBefore(
    'typeSigns',
    [...TYPE_STYLES, 'trainer' as const].map((style) => [
      style,
      pixelsOfPaths([{ fill: '#ffffff', d: emblemPath(style) }]),
    ]),
  ));

test('the trainers of the campaign', async () => {
  const drawn = await Promise.all(
    ROSTER.map(
      async ({ id }): Promise<Drawn> => [
        id,
        await pixelsOfPng(toPngUrl(drawPortrait(id) ?? expect.fail(`no portrait of ${id}`))),
      ],
    ),
  );
  await expectAsBefore('trainers', drawn);
});

test('packs, front and back, and the signs of their sets', async () => {
  const names = Object.keys(SET_LOOKS).flatMap((set) =>
    ['Booster', 'Mini', 'Premium'].map((edition) => `${set} ${edition} Pack`),
  );
  const looks = [
    ...names.map((name) => [name, lookOf({ name })] as const),
    ['the starter pack', lookOf({ name: '' }, true)] as const,
    ["Nobody's - pack: 24.5", lookOf({ name: "Nobody's - pack: 24.5" })] as const,
  ];
  const drawn = looks.flatMap(([name, look]): Drawn[] => [
    [`${name}, front`, pixelsOf(paintPack(look))],
    [`${name}, back`, pixelsOf(drawPackBack(look))],
  ]);
  await expectAsBefore('packs', drawn);

  const sets = [...Object.keys(SET_LOOKS), ...Array.from({ length: 40 }, (_, index) => `Faraway ${index}`)];
  const signs = sets.map((name): Drawn => [name, pixelsOf(drawSetSign(name))]);
  await expectAsBefore('setSigns', signs);
  const pngs = sets.map(
    async (name): Promise<Drawn> => [name, await pixelsOfPng(toPngUrl(drawSetSign(name)))],
  );
  await expectAsBefore('setSigns', await Promise.all(pngs));
});

test('balls, coin, vault, the back of a card, and what stands behind', () => {
  return expectAsBefore('things', [
    ...BALL_TYPES.flatMap((type): Drawn[] => [
      [`${type}, lid`, pixelsOf(drawBall(type).lid)],
      [`${type}, bowl`, pixelsOf(drawBall(type).bowl)],
    ]),
    ['coin', pixelsOf(drawCoin())],
    ['vault, door', pixelsOf(drawVaultDoor())],
    ['vault, wheel', pixelsOf(drawVaultWheel())],
    ['back of a card', pixelsOfMarkup(renderToStaticMarkup(createElement(CardBack)))],
    ['backdrop', pixelsOfMarkup(renderToStaticMarkup(createElement(Backdrop)))],
  ]);
});
