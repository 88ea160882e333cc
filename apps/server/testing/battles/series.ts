/** Reads figures in Prometheus' text form. */

export type Series = { name: string; labels: Record<string, string>; value: number };

export function seriesIn(text: string): Series[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, given]) => [key, given]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

/** What each figure is: `counter`, `gauge`, `histogram`, by its name. */
export const kindsIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
