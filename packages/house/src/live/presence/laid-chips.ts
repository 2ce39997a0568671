import type { Stakes } from '@baize/games';

export interface Laid {
  readonly seat: number;
  readonly stakes: Stakes;
  /** Chips for the dealer that ride on the wagers. */
  readonly tips?: Stakes;
}

interface LaidInRound extends Laid {
  readonly round: number;
  readonly player: string;
}

/**
 * Chips that players have laid on their spots and not placed yet, and whether the house places them when
 * the time is over. Kept in the process, so that a reload of the page loses nothing.
 */
export class LaidChips {
  readonly #laid = new Map<string, readonly LaidInRound[]>();
  /** Players who do not want their chips placed, by table. */
  readonly #off = new Set<string>();

  lay(slug: string, round: number, player: string, laid: Laid): void {
    const { seat, stakes, tips = {} } = laid;
    const others = (this.#laid.get(slug) ?? []).filter(
      (one) => one.round === round && one.seat !== seat,
    );
    const nothing = Object.keys({ ...stakes, ...tips }).length === 0;
    this.#laid.set(slug, nothing ? others : [...others, { ...laid, round, player }]);
  }

  /** What lies there in a round, at the seats without wagers. */
  of(slug: string, round: number, player: string): readonly Laid[] {
    return (this.#laid.get(slug) ?? [])
      .filter((one) => one.round === round && one.player === player)
      .map(({ round: _round, player: _player, ...lies }) => lies);
  }

  clear(slug: string, seat: number): void {
    this.#laid.set(
      slug,
      (this.#laid.get(slug) ?? []).filter((one) => one.seat !== seat),
    );
  }

  setPlaced(slug: string, player: string, on: boolean): void {
    if (on) this.#off.delete(`${slug}/${player}`);
    else this.#off.add(`${slug}/${player}`);
  }

  isPlaced(slug: string, player: string): boolean {
    return !this.#off.has(`${slug}/${player}`);
  }
}
