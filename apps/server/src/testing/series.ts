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
