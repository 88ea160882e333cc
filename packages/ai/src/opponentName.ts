/** The names of AI opponents: a tier by strength and a first name. */
import type { Random } from '@pokesol/engine';
import type { OfficialLevel } from './official/levels.ts';
import { pickOne } from './pick.ts';

export const TIERS = {
  easy: 'Rookie',
  medium: 'Expert',
  hard: 'Champion',
  expert: 'Grandmaster',
} as const satisfies Record<OfficialLevel, string>;

const FIRST_NAMES = [
  'Maya',
  'Theo',
  'Nora',
  'Ravi',
  'Lena',
  'Oskar',
  'Yuki',
  'Amara',
  'Felix',
  'Ines',
  'Jonas',
  'Kofi',
  'Mira',
  'Pavel',
  'Sana',
  'Tomas',
  'Vera',
  'Wen',
  'Zoe',
  'Emil',
] as const;

/** For example «Rookie Maya». */
export const opponentName = (level: OfficialLevel, random: Random): string =>
  `${TIERS[level]} ${pickOne(random, FIRST_NAMES)}`;
