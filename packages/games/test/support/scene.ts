import type { Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import {
  type ContestCommand,
  type ContestCore,
  type ContestEvent,
  type ContestRound,
  GAMES,
  type Packets,
} from '../../src/index.js';
import type { Refusal } from '../../src/kernel/round.js';

const coreOf = (rules: RulesInForce): ContestCore =>
  rules.rulebook.game === 'high-card-flush' ? GAMES['high-card-flush'] : GAMES['caribbean-stud'];

/** One step of a round: what happened, and how the table stood before and after. */
export interface Step {
  readonly before: ContestRound;
  readonly event: ContestEvent;
  readonly after: ContestRound;
}

/** A round that a test plays: given these commands, when this one, then events or a refusal. */
export class Scene {
  readonly core: ContestCore;

  private constructor(
    readonly rules: RulesInForce,
    readonly state: ContestRound,
    readonly steps: readonly Step[],
  ) {
    this.core = coreOf(rules);
  }

  static open(rules: RulesInForce, packets: Packets = 'whole-hands'): Scene {
    return new Scene(rules, coreOf(rules).open('t/1', 'digest', packets), []);
  }

  get events(): readonly ContestEvent[] {
    return this.steps.map(({ event }) => event);
  }

  when(command: ContestCommand): Result<readonly ContestEvent[], Refusal> {
    return this.core.decide(this.rules, this.state, command);
  }

  /** The scene after these commands, none of which may be refused. */
  after(...commands: readonly ContestCommand[]): Scene {
    return commands.reduce<Scene>((scene, command) => {
      const decided = scene.when(command);
      if (decided.ok) return scene.evolved(decided.value);
      throw new Error(
        `${command.type} was refused: ${decided.error.code}, ${decided.error.message}`,
      );
    }, this);
  }

  evolved(events: readonly ContestEvent[]): Scene {
    return events.reduce<Scene>((scene, event) => {
      const after = scene.core.evolve(scene.rules, scene.state, event);
      return new Scene(scene.rules, after, [...scene.steps, { before: scene.state, event, after }]);
    }, this);
  }

  /** Why a command is refused: its code and clause. */
  refusal(command: ContestCommand): string {
    const decided = this.when(command);
    if (decided.ok) throw new Error(`${command.type} was accepted`);
    return `${decided.error.code} by ${decided.error.cite}`;
  }

  legal(seat: number) {
    return this.core.legal(this.rules, this.state, seat);
  }

  handAt(seat: number) {
    const hand = this.state.hands.find((one) => one.seat === seat);
    if (hand === undefined) throw new Error(`no hand at seat ${seat}`);
    return hand;
  }

  get settled() {
    if (this.state.phase !== 'settled') throw new Error(`the round is ${this.state.phase}`);
    return this.state;
  }
}
