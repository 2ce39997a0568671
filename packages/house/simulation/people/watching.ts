import type { Timer } from '../../src/clock/clock.js';
import type { LiveMessage } from '../../src/live/live-view.js';
import type { Browser } from '../browser.js';
import type { FollowedStream, StreamFrame } from '../live-stream.js';
import type { Stage } from '../stage.js';

/** What a network does to messages. */
export interface Network {
  readonly leastMs: number;
  readonly mostMs: number;
}

const MINUTE = 60_000;

/** A page open at one table: the newest message that has arrived there. */
export class Watching {
  #stream: FollowedStream | null = null;
  #text: string | null = null;
  #message: LiveMessage | null = null;
  #version: string | null = null;
  #again: Timer | null = null;
  /** When the newest message that is under way arrives: they do not overtake each other. */
  #arrives = 0;

  constructor(
    private readonly stage: Stage,
    private readonly browser: Browser,
    private readonly role: string,
    readonly table: string,
    private readonly network: Network,
    private readonly changed: () => void,
  ) {}

  get isOpen(): boolean {
    return this.#stream !== null;
  }

  /** As far as this page knows. */
  get message(): LiveMessage | null {
    if (this.#text !== null) {
      this.#message = JSON.parse(this.#text) as LiveMessage;
      this.#text = null;
    }
    return this.#message;
  }

  /** Whether the newest message may ask a page for a seed: most do not, and are not read for it. */
  get mayAskForSeed(): boolean {
    return this.#text === null || /"opening":\{|"phase":"betting"/.test(this.#text);
  }

  open(): void {
    if (this.#stream !== null) return;
    const { stage, browser, table } = this;
    const after = this.#version === null ? '' : `?after=${this.#version}`;
    let counted = false;
    const stream = browser.follow(`/api/tables/${table}/live${after}`, {
      frame: (frame) => {
        if (!counted) {
          counted = true;
          stage.records.following(browser, table, 1);
        }
        this.#framed(stream, frame);
      },
      refused: (status) => stage.records.act(browser.name, `cannot follow ${table}: ${status}`),
      closed: () => {
        if (counted) stage.records.following(browser, table, -1);
        if (this.#stream !== stream) return;
        this.#stream = null;
        // The server ended it: a page asks again by itself.
        this.#again = stage.clock.setTimer(stage.chance.between(1_000, 3_000), () => this.open());
      },
    });
    this.#stream = stream;
  }

  /** Closed without a word. */
  drop(): void {
    const stream = this.#stream;
    this.#stream = null;
    this.#again?.cancel();
    stream?.drop();
  }

  /** The server goes on to believe that somebody is there. */
  stall(): void {
    const stream = this.#stream;
    this.#stream = null;
    this.#again?.cancel();
    stream?.stall();
    // The machine gives up in the end.
    const { chance, clock } = this.stage;
    clock.setTimer(chance.between(MINUTE, 15 * MINUTE), () => stream?.drop());
  }

  #framed(stream: FollowedStream, { id, event, data }: StreamFrame): void {
    const { stage, browser, table, network } = this;
    if (event !== null) return;
    stage.records.framed(browser, this.role, table, data);
    const takes = stage.chance.between(network.leastMs, network.mostMs);
    this.#arrives = Math.max(this.#arrives, stage.clock.monotonic() + takes);
    stage.clock.setTimer(this.#arrives - stage.clock.monotonic(), () => {
      if (this.#stream !== stream) return;
      this.#text = data;
      this.#version = id;
      this.changed();
    });
  }
}
