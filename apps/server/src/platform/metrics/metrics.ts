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
      return (values, by = 1) => counter.inc(bound.of(values), by);
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
      return (values, value) => histogram.observe(bound.of(values), value);
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
