/** The look of each set we know by name: foil, sign and pattern. Names are facts; the drawings are ours. */
import type { EmblemName } from './emblems.ts';
import type { PaletteName } from './palettes.ts';
import type { PatternName } from './patterns.ts';

export type SetLook = {
  readonly palette: PaletteName;
  readonly emblem: EmblemName;
  readonly pattern: PatternName;
};

const look = (palette: PaletteName, emblem: EmblemName, pattern: PatternName): SetLook => ({
  palette,
  emblem,
  pattern,
});

/** For every name that is not in the table. */
export const DEFAULT_LOOK = look('plum', 'star', 'rays');
export const FREE_LOOK = look('gift', 'star', 'dots');

export const SET_LOOKS: Readonly<Record<string, SetLook>> = {
  Base: look('ember', 'flame', 'rays'),
  Jungle: look('forest', 'leaf', 'shards'),
  Fossil: look('sand', 'shell', 'rings'),
  'Base Set 2': look('ocean', 'bolt', 'rays'),
  'Team Rocket': look('night', 'mask', 'bands'),
  'Gym Heroes': look('silver', 'shield', 'bands'),
  'Gym Challenge': look('crimson', 'blade', 'zigzag'),
  'Neo Genesis': look('gold', 'sun', 'rays'),
  'Neo Discovery': look('lagoon', 'eye', 'rings'),
  'Neo Revelation': look('rose', 'wing', 'bands'),
  'Neo Destiny': look('midnight', 'nova', 'shards'),
  'Legendary Collection': look('gold', 'crown', 'diamonds'),
  'Expedition Base Set': look('jade', 'peaks', 'bands'),
  Aquapolis: look('ocean', 'wave', 'waves'),
  Skyridge: look('ice', 'wing', 'waves'),
  'Ruby & Sapphire': look('crimson', 'gem', 'diamonds'),
  Sandstorm: look('sand', 'hourglass', 'waves'),
  Dragon: look('indigo', 'claw', 'shards'),
  Emerald: look('jade', 'gem', 'diamonds'),
  'Diamond & Pearl': look('ice', 'gem', 'rings'),
  Platinum: look('silver', 'rift', 'shards'),
  'HeartGold & SoulSilver': look('gold', 'heart', 'dots'),
  'Black & White': look('night', 'orbit', 'rings'),
  XY: look('indigo', 'bolt', 'zigzag'),
  Evolutions: look('ember', 'egg', 'rings'),
  'Sun & Moon': look('dusk', 'moon', 'rays'),
  'Hidden Fates': look('violet', 'eye', 'dots'),
  'Sword & Shield': look('ocean', 'blade', 'rays'),
  'Vivid Voltage': look('gold', 'bolt', 'zigzag'),
  'Evolving Skies': look('lagoon', 'claw', 'waves'),
  Celebrations: look('violet', 'nova', 'dots'),
  'Brilliant Stars': look('midnight', 'star', 'dots'),
  'Lost Origin': look('plum', 'ghost', 'rings'),
  'Silver Tempest': look('silver', 'snow', 'bands'),
  'Crown Zenith': look('rose', 'crown', 'rays'),
  'Scarlet & Violet': look('crimson', 'orbit', 'waves'),
  'Paldea Evolved': look('forest', 'peaks', 'rays'),
  'Obsidian Flames': look('night', 'flame', 'shards'),
  '151': look('crimson', 'paw', 'rings'),
  'Paradox Rift': look('violet', 'rift', 'zigzag'),
  'Temporal Forces': look('lagoon', 'gear', 'zigzag'),
  'Stellar Crown': look('midnight', 'crown', 'rays'),
  'Team Magma vs Team Aqua': look('ember', 'mask', 'waves'),
  'FireRed & LeafGreen': look('crimson', 'leaf', 'diamonds'),
  'Team Rocket Returns': look('plum', 'mask', 'zigzag'),
  'Delta Species': look('silver', 'claw', 'zigzag'),
  'Legend Maker': look('sand', 'egg', 'diamonds'),
  'Dragon Frontiers': look('lagoon', 'wing', 'shards'),
  'Great Encounters': look('indigo', 'moon', 'rings'),
  'Majestic Dawn': look('rose', 'sun', 'bands'),
  Stormfront: look('midnight', 'bolt', 'zigzag'),
  'Supreme Victors': look('violet', 'crown', 'diamonds'),
  'HS Undaunted': look('night', 'eye', 'zigzag'),
  'HS Triumphant': look('rose', 'star', 'rays'),
  'Dark Explorers': look('night', 'moon', 'bands'),
  'Dragons Exalted': look('jade', 'claw', 'waves'),
  'Plasma Storm': look('ocean', 'orbit', 'zigzag'),
  'Plasma Blast': look('lagoon', 'nova', 'rays'),
  Flashfire: look('ember', 'wing', 'shards'),
  'Phantom Forces': look('plum', 'ghost', 'diamonds'),
  'Primal Clash': look('crimson', 'wave', 'waves'),
  'Ancient Origins': look('gold', 'hourglass', 'rings'),
  BREAKpoint: look('gold', 'rift', 'shards'),
  'Steam Siege': look('sand', 'gear', 'bands'),
  'Burning Shadows': look('dusk', 'flame', 'waves'),
  'Ultra Prism': look('ice', 'gem', 'shards'),
  'Lost Thunder': look('forest', 'bolt', 'zigzag'),
  'Team Up': look('lagoon', 'heart', 'dots'),
  'Unbroken Bonds': look('silver', 'orbit', 'diamonds'),
  'Unified Minds': look('violet', 'eye', 'rays'),
  'Cosmic Eclipse': look('midnight', 'sun', 'rings'),
  'Darkness Ablaze': look('night', 'nova', 'rays'),
  'Battle Styles': look('crimson', 'paw', 'bands'),
  'Chilling Reign': look('ice', 'crown', 'diamonds'),
  'Fusion Strike': look('rose', 'rift', 'rings'),
  'Astral Radiance': look('violet', 'peaks', 'waves'),
  'Paldean Fates': look('jade', 'star', 'dots'),
  'Twilight Masquerade': look('plum', 'mask', 'waves'),
  'Shrouded Fable': look('dusk', 'moon', 'shards'),
};
