/**
 * The server's figures in Prometheus' form. A label takes one of the values that were named when the metric was made, and
 * anything else is written `other`: whatever callers send, the number of series is bounded.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Often enough for what players notice; each look wakes the processor. */
const LOOP_LOOKED_AT_MS = 50;

/** Each label with all the values that it can have; a set may still grow while routes are declared. */
type LabelValues<L extends string> = Readonly<Record<L, Iterable<string> | ReadonlySet<string>>>;
type Labels<L extends string> = Readonly<Record<L, string>>;

type Named<L extends string> = {
  /** `pokesol_…`, in base units, as Prometheus names metrics. */
  readonly name: string;
  readonly help: string;
  readonly labels?: LabelValues<L>;
};

type Increment<L extends string = never> = (labels: Labels<L>, by?: number) => void;
/** In the unit that the metric's name ends with. */
type Observe<L extends string = never> = (labels: Labels<L>, value: number) => void;
export type SetFigure<L extends string = never> = (labels: Labels<L>, value: number) => void;

export type Metrics = {
  /** Counts up from 0; one without labels is served as 0 before it counts anything. */
  counter<L extends string = never>(what: Named<L>): Increment<L>;
  histogram<L extends string = never>(what: Named<L> & { readonly buckets: readonly number[] }): Observe<L>;
  /** Read when scraped; what `read` does not set then is not served. It must not throw, nor wait for long. */
  gauge<L extends string = never>(
    what: Named<L> & { readonly read: (set: SetFigure<L>) => void | Promise<void> },
  ): void;
  /** Memory, event loop, garbage, processor time: under the names that all of Node's programs use. */
  watchProcess(): void;
  text(): Promise<string>;
};

/** The content type for Prometheus. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const OTHER = 'other';

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];

  return {
    counter({ name, help, labels }) {
      const bound = bounded(labels);
      const counter = new Counter({ name, help, labelNames: bound.names, registers });
      const seriesOf = madeOnce(bound, (values) => counter.labels(values));
      return (values, by = 1) => seriesOf(values).inc(by);
    },
    histogram({ name, help, labels, buckets }) {
      const bound = bounded(labels);
      const histogram = new Histogram({
        name,
        help,
        labelNames: bound.names,
        registers,
        buckets: [...buckets],
      });
      const seriesOf = madeOnce(bound, (values) => histogram.labels(values));
      return (values, value) => seriesOf(values).observe(value);
    },
    gauge({ name, help, labels, read }) {
      const bound = bounded(labels);
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: bound.names,
        registers,
        async collect() {
          const found: [Record<string, string>, number][] = [];
          await read((values, value) => found.push([bound.of(values), value]));
          // At once, so that scrapes at the same time see whole figures. Without labels it begins with a 0, which goes too.
          gauge.reset();
          if (bound.names.length === 0) gauge.remove();
          for (const [values, value] of found) gauge.set(values, value);
        },
      });
    },
    watchProcess: () =>
      collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOKED_AT_MS }),
    text: () => registry.metrics(),
  };
}

function bounded<L extends string>(labels: LabelValues<L> = {} as LabelValues<L>) {
  const names = Object.keys(labels) as L[];
  const known = names.map((name) => {
    const values = labels[name];
    return [name, values instanceof Set ? (values as ReadonlySet<string>) : new Set(values)] as const;
  });
  return {
    names,
    of(values: Labels<L>): Record<L, string> {
      const named = {} as Record<L, string>;
      for (const [name, allowed] of known) named[name] = allowed.has(values[name]) ? values[name] : OTHER;
      return named;
    },
  };
}

/** The labels up to here, by their values. */
type Place<S> = { readonly further: Map<string, Place<S>>; series: S | undefined };

/** What stands for a series, made at its first use: to find it costs a call less than to name it anew. */
function madeOnce<L extends string, S>(
  { names, of }: ReturnType<typeof bounded<L>>,
  make: (values: Record<L, string>) => S,
): (values: Labels<L>) => S {
  const first: Place<S> = { further: new Map(), series: undefined };

  /** Only of values that were named: others would grow without an end. */
  function place(values: Labels<L>): Place<S> {
    let at = first;
    for (const name of names) {
      const next = at.further.get(values[name]) ?? { further: new Map(), series: undefined };
      at.further.set(values[name], next);
      at = next;
    }
    return at;
  }

  return (values) => {
    let at: Place<S> | undefined = first;
    for (const name of names) at = at?.further.get(values[name]);
    if (at?.series !== undefined) return at.series;
    const named = of(values);
    const here = place(named);
    here.series ??= make(named);
    return here.series;
  };
}
