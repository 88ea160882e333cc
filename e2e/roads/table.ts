/** The report of a run as text: a table of the roads by engine, the failures, and the boxes that lie elsewhere than in Chromium. */
import { type Boxes, boxesOff } from './boxes.ts';
import { reasonsFor } from './reasons.ts';

/** One run of a road: at one width, by mouse or by keys, in one engine. */
export type Walked = {
  readonly road: string;
  /** Such as «1440 mouse». */
  readonly how: string;
  readonly engine: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The first line of the error. */
  readonly error?: string;
  /** The boxes by the road's name for the place. */
  readonly places: Readonly<Record<string, Boxes>>;
};

export type BoxOff = {
  readonly engine: string;
  readonly how: string;
  readonly place: string;
  readonly box: string;
  readonly by: string;
};

/** Every box of every engine that differs from Chromium's on the same road. */
export function allBoxesOff(walked: readonly Walked[]): BoxOff[] {
  return walked.flatMap(({ engine, road, how, places }) => {
    const chromium = walked.find(
      (each) => each.engine === 'chromium' && each.road === road && each.how === how,
    );
    if (engine === 'chromium' || chromium === undefined) return [];
    return Object.entries(places).flatMap(([place, boxes]) => {
      const reference = chromium.places[place];
      // Chromium's road ended before this place, which is already a failure.
      if (reference === undefined) return [];
      return boxesOff(boxes, reference, reasonsFor(place, engine)).map(({ name, how: by }) => ({
        engine,
        how,
        place,
        box: name,
        by,
      }));
    });
  });
}

const uniqueOf = (all: readonly string[]): string[] => [...new Set(all)];

/** Rows of equal columns. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `versions` by engine. */
export function report(walked: readonly Walked[], versions: Readonly<Record<string, string>>): string[] {
  const engines = uniqueOf(walked.map(({ engine }) => engine));
  const rows = uniqueOf(walked.map(({ road, how }) => `${road}, ${how}`)).map((road) => [
    road,
    ...engines.map((engine) => {
      const one = walked.find((each) => each.engine === engine && `${each.road}, ${each.how}` === road);
      if (one === undefined) return '–';
      return `${one.passed ? 'passed' : 'FAILED'} ${one.seconds.toFixed(1).padStart(5)} s`;
    }),
  ]);
  const titles = engines.map((engine) => `${engine} ${versions[engine] ?? ''}`.trim());
  const failed = walked.filter(({ passed }) => !passed);
  const off = allBoxesOff(walked);
  return [
    ...aligned([['road', ...titles], ...rows]),
    ...failed.map(({ engine, road, how, error }) => `failed: ${engine}, ${road}, ${how}: ${error ?? ''}`),
    ...(off.length === 0
      ? []
      : [
          '',
          ...aligned([
            ['box off', 'engine', 'walked', 'by px'],
            ...off.map(({ engine, how, place, box, by }) => [`${place}: ${box}`, engine, how, by]),
          ]),
        ]),
    '',
    `${walked.length - failed.length} passed, ${failed.length} failed, ${off.length} boxes off.`,
  ];
}
