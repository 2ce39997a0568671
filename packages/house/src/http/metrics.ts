import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const BOUNDS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Each number of the house, and what it is; a name that ends in `_total` only grows. */
const OF_THE_HOUSE = {
  tables: 'tables of the house',
  tables_open: 'tables that are open',
  rounds_in_progress: 'rounds that have begun and are not over',
  rounds_total: 'rounds that ever began',
  orders_stored_total: 'orders and steps of automatic tables that were stored',
  orders_refused_total: 'orders that were refused',
  order_conflicts_total: 'orders that were worked out again because another was quicker',
  commits_total:
    'waits for the disk: fewer than orders, for those that wait together are stored together',
  commit_seconds_total: 'seconds of waiting for the disk',
  followers: 'live streams of tables',
  table_stalled: 'tables that wait longer than they should',
  awards_waiting: 'jackpot hits that are keyed and not yet paid or rejected',
  jackpot_display_dollars: 'all jackpot meters together',
};

export type HouseMetrics = Readonly<Record<keyof typeof OF_THE_HOUSE, number>>;

/** What is looked up when the metrics are asked for. */
interface Sources {
  readonly house: () => HouseMetrics;
  readonly streams: () => number;
  readonly connections: () => number;
}

/** What the house and its edge count, as Prometheus reads it. Routes, never addresses. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #requests = new Counter({
    name: 'baize_http_requests_total',
    help: 'requests by `method`, `route` and `status`',
    labelNames: ['method', 'route', 'status'],
    registers: this.#registers,
  });
  readonly #seconds = new Histogram({
    name: 'baize_http_request_seconds',
    help: 'seconds that requests took, by `method` and `route`',
    labelNames: ['method', 'route'],
    buckets: BOUNDS_SECONDS,
    registers: this.#registers,
  });
  readonly #house: () => HouseMetrics;
  readonly #ofTheHouse: readonly (readonly [string, Counter | Gauge])[];

  constructor({ house, streams, connections }: Sources) {
    this.#house = house;
    this.#ofTheHouse = Object.entries(OF_THE_HOUSE).map(([name, help]) => {
      const options = { name: `baize_${name}`, help, registers: this.#registers };
      return [name, name.endsWith('_total') ? new Counter(options) : new Gauge(options)];
    });
    this.#look('baize_http_streams', 'live streams of all kinds', streams);
    this.#look('baize_http_connections', 'open connections, each a file descriptor', connections);
    this.#look('process_resident_memory_bytes', 'memory of the process', process.memoryUsage.rss);
    this.#look(
      'process_heap_used_bytes',
      'memory that the data of the program takes',
      () => process.memoryUsage().heapUsed,
    );
    this.#look('process_uptime_seconds', 'seconds since the start', process.uptime);
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    this.#requests.inc({ method, route, status });
    this.#seconds.observe({ method, route }, seconds);
  }

  text(): Promise<string> {
    const now: Readonly<Record<string, number>> = this.#house();
    for (const [name, number] of this.#ofTheHouse) {
      number.reset();
      number.inc(now[name]);
    }
    return this.registry.metrics();
  }

  #look(name: string, help: string, valueNow: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(valueNow());
      },
    });
  }
}
