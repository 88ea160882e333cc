/** What the overview shows of a day, and how it writes its figures. */
import type { AdminStats } from '@pokesol/protocol';
import { formatNumber } from '../../../platform/format.ts';

export type Day = AdminStats['days'][number];

/** POKE in thousands, as the cards show it: `12K POKE`. */
export const thousands = (poke: number, decimals: number) => `${(poke / 1000).toFixed(decimals)}K POKE`;

/** The amount in full: `12,345.67 POKE`. */
export const inFull = (poke: number) => `${formatNumber(Number(poke.toFixed(2)))} POKE`;

const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
/** `2026-11-03` as «Nov 3»; days are counted in UTC. */
export const shortDay = (day: string) => new Date(day).toLocaleDateString('en-US', DAY);
export const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { ...DAY, weekday: 'short' });

/** The end of an axis that holds `most`: a round number whose half is one too. */
export function axisEnd(most: number): number {
  if (most <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** A label on an axis, short enough to stand beside it. */
export const axisLabel = (value: number) =>
  value >= 1000 ? `${formatNumber(value / 1000)}K` : String(value);
