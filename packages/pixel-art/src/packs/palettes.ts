/** The foils packs are printed on, four tones each from light to dark, and the colour their sign is stamped in. */
export type Palette = {
  readonly light: string;
  readonly foil: string;
  readonly shade: string;
  readonly dark: string;
  readonly mark: string;
};

export const PALETTES = {
  ember: { light: 'ffb04a', foil: 'ee5a2a', shade: 'b8362f', dark: '551a2c', mark: 'ffe15e' },
  crimson: { light: 'ff6f6f', foil: 'b8264a', shade: '7c1a48', dark: '3f0f35', mark: 'ffe9c4' },
  rose: { light: 'ffa6cf', foil: 'e0559a', shade: '9c3380', dark: '4f1c55', mark: 'fff3d6' },
  violet: { light: 'c995ff', foil: '8746cf', shade: '57309a', dark: '2b1a5c', mark: 'ffd95e' },
  indigo: { light: '8ea2ff', foil: '4552c4', shade: '2e3290', dark: '181a52', mark: 'ffe9c4' },
  ocean: { light: '6cc8ff', foil: '2b78d0', shade: '20509c', dark: '14285c', mark: 'f4fbff' },
  lagoon: { light: '7cf0e0', foil: '20a3a8', shade: '157080', dark: '0f3a52', mark: 'fff3d6' },
  forest: { light: '6cc05a', foil: '1f7a3c', shade: '145030', dark: '08281c', mark: 'ffe98a' },
  jade: { light: 'e0ffd0', foil: '2cd488', shade: '12945c', dark: '053c34', mark: 'ffffff' },
  gold: { light: 'ffe98a', foil: 'e0a52c', shade: 'a86a22', dark: '5a341f', mark: '4a1d2f' },
  sand: { light: 'f6deb0', foil: 'c99c62', shade: '93683f', dark: '503428', mark: 'fff8e0' },
  silver: { light: 'f2f6ff', foil: 'a6b2cc', shade: '6f7a9c', dark: '3a4064', mark: '2b2358' },
  night: { light: '6a5fa0', foil: '2e2658', shade: '1d173e', dark: '0e0a22', mark: 'ff5f70' },
  midnight: { light: '5c78c8', foil: '26356f', shade: '182250', dark: '0c1130', mark: 'ffe98a' },
  ice: { light: 'f0fdff', foil: '94d4ee', shade: '5c9ccc', dark: '2f568c', mark: '243f86' },
  dusk: { light: 'ffb35c', foil: 'b84c5c', shade: '7c3a72', dark: '2a1f58', mark: 'fff3d6' },
  plum: { light: '8f7ae0', foil: '6450b4', shade: '382a6e', dark: '1c1540', mark: 'ffcf4d' },
  gift: { light: 'fffaf0', foil: 'ffe2b8', shade: 'e0a884', dark: '8a4a5c', mark: 'e8384f' },
  lime: { light: 'e8ff8a', foil: '9ccc2c', shade: '5f9424', dark: '274a1c', mark: 'fffbe0' },
  bone: { light: 'fffbee', foil: 'e9dcc0', shade: 'b8a184', dark: '4c3a34', mark: 'b02c4c' },
  coal: { light: '7a7a90', foil: '34343f', shade: '20202a', dark: '0c0c12', mark: 'ffb43c' },
  steel: { light: 'f2f6ff', foil: '9aa8c4', shade: '68769a', dark: '2c3456', mark: 'fff07a' },
  pink: { light: 'ffd4ec', foil: 'ff8cc4', shade: 'cc5498', dark: '5c2050', mark: 'ffffff' },
  teal: { light: '8cf4dc', foil: '0fa08c', shade: '0a6c6c', dark: '083444', mark: 'ffe98a' },
  white: { light: 'ffffff', foil: 'f0f0f6', shade: 'c4c4d4', dark: '34344c', mark: '2b2b3c' },
  black: { light: '5a5a6c', foil: '1c1c26', shade: '101018', dark: '000004', mark: 'ffffff' },
  sky: { light: 'd8f4ff', foil: '7cc8f4', shade: '4890cc', dark: '1c3a6c', mark: 'ffffff' },
  sun: { light: 'fff0a0', foil: 'ffb82c', shade: 'e0761c', dark: '6c2c1c', mark: 'ffffff' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
