import { newWorld, type PinnedRules } from '../../../src/index.js';
import { type FaceUp, Felt } from './felt.js';

const NONE: FaceUp = () => false;

/**
 * An evening in a pit, told as it goes. Every order goes through the table's own `decide`; after every
 * event the money balances; and every order is the one that the book asks for next, or is on the list
 * of those that depart from it.
 */
export class Evening {
  readonly departures: string[] = [];
  private readonly story: string[] = [];
  private readonly felts: Felt[] = [];
  private seconds = 20 * 3600;

  constructor(title: string) {
    this.story.push(title, '='.repeat(title.length));
  }

  get now(): string {
    const two = (value: number): string => String(value).padStart(2, '0');
    const [hours, minutes] = [Math.floor(this.seconds / 3600), Math.floor(this.seconds / 60) % 60];
    return `2026-01-16T${two(hours)}:${two(minutes)}:${two(this.seconds % 60)}Z`;
  }

  passes(seconds: number): void {
    this.seconds += seconds;
  }

  heading(words: string): void {
    this.story.push('', `${words}, ${this.now.slice(11, 16)}`);
  }

  say(...lines: readonly string[]): void {
    this.story.push(...lines.map((line) => `  ${line}`));
  }

  /** A table on these rules, on the meters that hang over the pit already where there are any. */
  table(slug: string, rules: PinnedRules, faceUp: FaceUp = NONE): Felt {
    const meters = this.felts[0]?.world.meters ?? {};
    const felt = new Felt(this, { ...newWorld(slug, rules), meters }, faceUp);
    this.felts.push(felt);
    return felt;
  }

  get tables(): number {
    return this.felts.length;
  }

  /** All tables of the pit look at the same meters. */
  shareMeters({ world: { meters } }: Felt): void {
    for (const felt of this.felts) felt.world = { ...felt.world, meters };
  }

  get text(): string {
    return `${this.story.join('\n')}\n`;
  }
}
