/** What a simulation is about: over many seeds each of these happens, or the batch says that it did not. */
export const OCCURRENCES = [
  'a player comes',
  'wagers are placed',
  'chips are laid and left',
  'a player dawdles',
  'a player vanishes while bets are taken',
  'a player vanishes while cards are dealt',
  'a player vanishes before a decision',
  'a player vanishes while hands are turned',
  'a player vanishes after the settlement',
  'a player vanishes between rounds',
  'a player returns',
  'a player never comes back',
  'a player sits in two boxes',
  'a player runs out of chips',
  'a player tips the dealer',
  'a tip rides on a wager',
  'a player closes the browser in a jackpot',
  'a seat is freed',
  'time is called',
  'a hand is folded for its player',
  'cards are dealt badly',
  'cards are corrected',
  'a round is settled again',
  'an irregularity is called',
  'the floor is called',
  'a round is void',
  'a dealer is relieved',
  'a dealer vanishes',
  'a dealer never comes back',
  'a table opens',
  'rounds are halted',
  'a table closes',
  'rules change',
  'a jackpot is linked',
  'a jackpot is hit',
  'an award is paid',
  'the store fails',
  'the clock is set',
] as const;
export type Occurrence = (typeof OCCURRENCES)[number];

const OF_EVENTS: Readonly<Record<string, Occurrence>> = {
  PlayerSat: 'a player comes',
  DealerTipped: 'a player tips the dealer',
  CardsCorrected: 'cards are corrected',
  TimeCalled: 'time is called',
  RoundResettled: 'a round is settled again',
  IrregularityCalled: 'an irregularity is called',
  FloorCalled: 'the floor is called',
  RoundVoided: 'a round is void',
  DealerRelieved: 'a dealer is relieved',
  TableOpened: 'a table opens',
  RoundsHalted: 'rounds are halted',
  TableClosed: 'a table closes',
  RulesChanged: 'rules change',
  WinnersKeyed: 'a jackpot is hit',
  HitPaid: 'an award is paid',
};

/** What an event says about its why, or has within it. */
interface Told {
  readonly why?: string;
  readonly event?: { readonly type?: string; readonly tips?: object };
}

/** Counts what happened. */
export class Occurrences {
  readonly #counts = new Map<Occurrence, number>();

  happened(what: Occurrence): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  /** An event is stored. */
  stored(type: string, data: unknown): void {
    const named = OF_EVENTS[type];
    if (named !== undefined) this.happened(named);
    const { why, event } = data as Told;
    if (type === 'PlayerLeft' && why !== undefined) this.happened('a seat is freed');
    if (event?.type === 'WagersPlaced') {
      this.happened('wagers are placed');
      if (Object.keys(event.tips ?? {}).length > 0) this.happened('a tip rides on a wager');
    } else if (type === 'InRound' && why !== undefined) {
      this.happened('a hand is folded for its player');
    }
  }

  get counts(): readonly (readonly [Occurrence, number])[] {
    return OCCURRENCES.map((what) => [what, this.#counts.get(what) ?? 0]);
  }
}
