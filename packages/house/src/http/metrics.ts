import type { HouseMetrics } from './ports.js';

const BOUNDS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Series {
  readonly labels: string;
  readonly within: number[];
  count: number;
  seconds: number;
}

/** What the edge counts, as Prometheus reads it (text format 0.0.4). Routes, never addresses. */
export class HttpMetrics {
  readonly #byRoute = new Map<string, Series>();
  readonly #byStatus = new Map<string, number>();
  #streams: () => number = () => 0;
  #connections: () => number = () => 0;

  observe(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}"`;
    const series = this.#byRoute.get(labels) ?? newSeries(labels);
    this.#byRoute.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    const bucket = BOUNDS_SECONDS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) series.within[bucket] = (series.within[bucket] ?? 0) + 1;
    const answered = `${labels},status="${status}"`;
    this.#byStatus.set(answered, (this.#byStatus.get(answered) ?? 0) + 1);
  }

  countStreams(streams: () => number): void {
    this.#streams = streams;
  }

  countConnections(connections: () => number): void {
    this.#connections = connections;
  }

  text(house: HouseMetrics): string {
    const memory = process.memoryUsage();
    return [
      ...gauge('process_resident_memory_bytes', memory.rss),
      ...gauge('process_heap_used_bytes', memory.heapUsed),
      ...gauge('process_uptime_seconds', process.uptime()),
      ...gauge('baize_http_streams', this.#streams()),
      ...gauge('baize_http_connections', this.#connections()),
      ...Object.entries(house).flatMap(([name, value]) =>
        name.endsWith('_total') ? counter(`baize_${name}`, value) : gauge(`baize_${name}`, value),
      ),
      '# TYPE baize_http_requests_total counter',
      ...[...this.#byStatus].map(
        ([labels, count]) => `baize_http_requests_total{${labels}} ${count}`,
      ),
      '# TYPE baize_http_request_seconds histogram',
      ...[...this.#byRoute.values()].flatMap(histogram),
      '',
    ].join('\n');
  }
}

const newSeries = (labels: string): Series => ({
  labels,
  within: BOUNDS_SECONDS.map(() => 0),
  count: 0,
  seconds: 0,
});

const gauge = (name: string, value: number): readonly string[] => [
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

const counter = (name: string, value: number): readonly string[] => [
  `# TYPE ${name} counter`,
  `${name} ${value}`,
];

const histogram = ({ labels, within, count, seconds }: Series): readonly string[] => {
  const name = 'baize_http_request_seconds';
  let total = 0;
  const buckets = BOUNDS_SECONDS.map((bound, at) => {
    total += within[at] ?? 0;
    return `${name}_bucket{${labels},le="${bound}"} ${total}`;
  });
  return [
    ...buckets,
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
};
