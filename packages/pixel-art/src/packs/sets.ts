/** The look of each set we know by name: sign, field and palettes, by era. Names are facts; the drawings are ours. */
import type { PackEra } from './crimps.ts';
import type { EmblemName } from './emblems.ts';
import type { FieldName } from './fields.ts';
import type { PaletteName } from './palettes.ts';

export type SetLook = {
  readonly emblem: EmblemName;
  readonly field: FieldName;
  readonly palette: PaletteName;
  /** Of the field's other half. */
  readonly second: PaletteName;
  readonly era: PackEra;
  /** What is printed on the plate, where the name is too long for it. */
  readonly print?: string;
};

type Look = Omit<SetLook, 'era'>;

const look = (
  emblem: EmblemName,
  field: FieldName,
  palette: PaletteName,
  second: PaletteName = palette,
  print?: string,
): Look => ({ emblem, field, palette, second, ...(print !== undefined && { print }) });

function from(era: PackEra, looks: Readonly<Record<string, Look>>): Record<string, SetLook> {
  return Object.fromEntries(Object.entries(looks).map(([name, each]) => [name, { ...each, era }]));
}

/** For every name that is not in the table. */
export const DEFAULT_LOOK: SetLook = { ...look('star', 'rays', 'plum'), era: 'Base' };
export const FREE_LOOK: SetLook = { ...look('star', 'rays', 'gift'), era: 'Base' };

export const SET_LOOKS: Readonly<Record<string, SetLook>> = {
  ...from('Base', {
    Base: look('flame', 'rays', 'ember'),
    Jungle: look('leaf', 'shards', 'forest'),
    Fossil: look('shell', 'rings', 'sand'),
    'Base Set 2': look('bolt', 'rays', 'ocean', 'sky'),
    'Team Rocket': look('mask', 'bend', 'coal', 'crimson'),
  }),
  ...from('Gym', {
    'Gym Heroes': look('shield', 'check', 'silver'),
    'Gym Challenge': look('swords', 'saltire', 'crimson', 'black'),
  }),
  ...from('Neo', {
    'Neo Genesis': look('sun', 'disc', 'sun', 'bone'),
    'Neo Discovery': look('eye', 'rings', 'lagoon'),
    'Neo Revelation': look('wing', 'chevron', 'rose', 'sun'),
    'Neo Destiny': look('nova', 'stars', 'midnight', 'gold'),
  }),
  ...from('E-Card', {
    'Legendary Collection': look('crown', 'border', 'crimson', 'gold'),
    'Expedition Base Set': look('peaks', 'horizon', 'ice', 'teal', 'EXPEDITION'),
    Aquapolis: look('wave', 'waves', 'ocean', 'ice'),
    Skyridge: look('wing', 'horizon', 'sky', 'forest'),
  }),
  ...from('EX', {
    'Ruby & Sapphire': look('gem', 'split', 'crimson', 'ocean'),
    Sandstorm: look('hourglass', 'waves', 'sand', 'ember'),
    Dragon: look('claw', 'shards', 'indigo', 'jade'),
    Emerald: look('kite', 'diamonds', 'jade'),
    'Team Magma vs Team Aqua': look('trident', 'crack', 'ember', 'indigo', 'MAGMA VS AQUA'),
    'FireRed & LeafGreen': look('leaf', 'split', 'crimson', 'forest'),
    'Team Rocket Returns': look('fang', 'zigzag', 'plum', 'silver'),
    'Delta Species': look('dna', 'chevron', 'steel', 'teal'),
    'Legend Maker': look('egg', 'border', 'sand', 'plum'),
    'Dragon Frontiers': look('claw', 'flames', 'teal', 'gold'),
  }),
  ...from('Diamond & Pearl', {
    'Diamond & Pearl': look('gem', 'split', 'ice', 'pink'),
    'Great Encounters': look('moon', 'disc', 'indigo', 'bone'),
    'Majestic Dawn': look('sun', 'horizon', 'rose', 'gold'),
    Stormfront: look('bolt', 'zigzag', 'midnight', 'sun'),
  }),
  ...from('Platinum', {
    Platinum: look('rift', 'border', 'white', 'coal'),
    'Supreme Victors': look('crown', 'cross', 'violet', 'gold'),
  }),
  ...from('HeartGold & SoulSilver', {
    'HeartGold & SoulSilver': look('wing', 'split', 'gold', 'silver', 'HEARTGOLD SOULSILVER'),
    'HS Undaunted': look('eye', 'chevron', 'black', 'violet', 'UNDAUNTED'),
    'HS Triumphant': look('brand', 'rays', 'rose', 'rose', 'TRIUMPHANT'),
  }),
  ...from('Black & White', {
    'Black & White': look('orbit', 'split', 'black', 'white'),
    'Dark Explorers': look('torii', 'horizon', 'night', 'crimson'),
    'Dragons Exalted': look('claw', 'chevron', 'night', 'gold'),
    'Plasma Storm': look('tank', 'border', 'ocean', 'black'),
    'Plasma Blast': look('comet', 'crack', 'teal', 'black'),
  }),
  ...from('XY', {
    XY: look('mega', 'saltire', 'ocean', 'rose'),
    Evolutions: look('egg', 'rings', 'sun', 'crimson'),
    Flashfire: look('volcano', 'flames', 'coal', 'ember'),
    'Phantom Forces': look('ghost', 'rings', 'plum'),
    'Primal Clash': look('trident', 'quarter', 'crimson', 'ocean'),
    'Ancient Origins': look('hourglass', 'waves', 'gold', 'sand'),
    BREAKpoint: look('kite', 'crack', 'sun', 'crimson'),
    'Steam Siege': look('gear', 'stripes', 'bone'),
  }),
  ...from('Sun & Moon', {
    'Sun & Moon': look('moon', 'split', 'sun', 'indigo'),
    'Hidden Fates': look('eye', 'border', 'black', 'gold'),
    'Burning Shadows': look('flame', 'quarter', 'night', 'ember'),
    'Ultra Prism': look('gem', 'shards', 'white'),
    'Lost Thunder': look('bolt', 'stripes', 'lime'),
    'Team Up': look('fusion', 'quarter', 'lagoon', 'sun'),
    'Unbroken Bonds': look('fusion', 'bend', 'steel', 'crimson'),
    'Unified Minds': look('eye', 'rays', 'violet', 'pink'),
    'Cosmic Eclipse': look('comet', 'disc', 'night', 'sun'),
  }),
  ...from('Sword & Shield', {
    'Sword & Shield': look('blade', 'split', 'lagoon', 'rose'),
    'Vivid Voltage': look('bolt', 'chevron', 'sun', 'violet'),
    'Evolving Skies': look('kite', 'waves', 'lagoon', 'jade'),
    Celebrations: look('nova', 'saltire', 'gold', 'white', 'CELE- BRATIONS'),
    'Brilliant Stars': look('star', 'stars', 'ocean', 'gold'),
    'Lost Origin': look('ghost', 'crack', 'ice', 'night'),
    'Silver Tempest': look('snow', 'zigzag', 'silver', 'midnight'),
    'Crown Zenith': look('crown', 'disc', 'crimson', 'gold'),
    'Darkness Ablaze': look('nova', 'flames', 'black', 'crimson'),
    'Battle Styles': look('fist', 'bend', 'crimson', 'white'),
    'Chilling Reign': look('crown', 'diamonds', 'ice', 'white'),
    'Fusion Strike': look('fusion', 'rings', 'pink'),
    'Astral Radiance': look('peaks', 'horizon', 'violet', 'ice'),
  }),
  ...from('Scarlet & Violet', {
    'Scarlet & Violet': look('orbit', 'quarter', 'ember', 'violet'),
    'Paldea Evolved': look('tree', 'waves', 'sky', 'forest'),
    'Obsidian Flames': look('flame', 'saltire', 'coal', 'crimson'),
    '151': look('ball', 'check', 'crimson'),
    'Paradox Rift': look('rift', 'crack', 'bone', 'violet'),
    'Temporal Forces': look('gear', 'split', 'bone', 'teal'),
    'Stellar Crown': look('crown', 'disc', 'midnight', 'sky'),
    'Paldean Fates': look('star', 'cross', 'jade', 'white'),
    'Twilight Masquerade': look('face', 'waves', 'plum', 'jade'),
    'Shrouded Fable': look('moon', 'bend', 'dusk', 'plum'),
  }),
};
