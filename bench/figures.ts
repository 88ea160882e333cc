/** The figures of a run in one table: beside what each was measured, what it must stay within, what it aims at, and what it was before. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { expectFigure } from './expectFigure.ts';

export type Figure = {
  /** Its name for good: the last ones are found by it. */
  readonly name: string;
  readonly value: number;
  /** What it is a share of, or the unit of a figure that has no such thing. */
  readonly of: string;
  readonly least?: number;
  readonly most?: number;
  readonly aim?: number;
};

const FILE = fileURLToPath(new URL('lastFigures.json', import.meta.url));
/** So many of each are kept. */
const MOST_KEPT = 5;

const lastFigures = z.record(
  z.string(),
  z.array(z.object({ on: z.iso.date(), value: z.number() })).readonly(),
);
type LastFigures = z.output<typeof lastFigures>;

/** For one run. What falls out of its range is named at once, and ends the process with 1. */
export function figureTable(last: LastFigures = lastFigures.parse(JSON.parse(readFileSync(FILE, 'utf8')))) {
  const noted: Figure[] = [];
  return {
    note(figure: Figure): void {
      const { name, value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = figure;
      noted.push(figure);
      expectFigure(`${name}: ${shown(value)}, not ${rangeOf(figure)}`, value >= least && value <= most);
    },
    /** Nothing where nothing was noted. */
    text(): string {
      if (noted.length === 0) return '';
      const rows = noted.map((figure) => [
        figure.name,
        shown(figure.value),
        figure.of,
        rangeOf(figure),
        figure.aim === undefined ? '' : shown(figure.aim),
        (last[figure.name] ?? []).map(({ value }) => shown(value)).join(' '),
      ]);
      const table = [['', 'now', 'of', 'expected', 'aim', 'the last ones'], ...rows];
      const widths = [0, 1, 2, 3, 4, 5].map((column) =>
        Math.max(...table.map((row) => row[column]?.length ?? 0)),
      );
      return table
        .map((row) =>
          row
            .map((cell, column) => cell.padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd(),
        )
        .join('\n');
    },
    /** The last ones with these behind them; each name keeps five. */
    withThese(on: string): LastFigures {
      const these = noted.map(({ name, value }) => [
        name,
        [...(last[name] ?? []), { on, value: Number(value.toPrecision(3)) }].slice(-MOST_KEPT),
      ]);
      return { ...last, ...Object.fromEntries(these) };
    },
  };
}

export const keepFigures = (figures: LastFigures): void =>
  writeFileSync(FILE, `${JSON.stringify(figures, undefined, 1)}\n`);

/** Of this process: benches note here what they measure. */
export const figures = figureTable();

const shown = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');

function rangeOf({ least, most }: Pick<Figure, 'least' | 'most'>): string {
  if (least !== undefined && most !== undefined) return `${shown(least)} to ${shown(most)}`;
  if (least !== undefined) return `≥ ${shown(least)}`;
  return most === undefined ? '' : `≤ ${shown(most)}`;
}
