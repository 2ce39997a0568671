import type { GameEvent, Notice, SettledLine } from '@baize/games';
import { cents, formatCents } from '@baize/money';
import { present } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import { type JackpotView, type Looking, tellTable } from '@baize/table';
import { sumWords } from '../../felt/lines.js';
import { metersMoved, totalOf } from '../../felt/wagers.js';
import { type Listener, playerAt } from '../../table/table-in-memory.js';
import type { Sitting } from './sitting.js';
import { tellLines, tellNotices } from './tell-lines.js';

interface Settled {
  /** Settled at the end of the round. */
  readonly lines: readonly SettledLine[];
  /** All lines of the round, including those already shown. */
  readonly all: readonly SettledLine[];
  readonly notices: readonly Notice[];
}

const PLAYER: Looking = { kind: 'player', player: playerAt(1) };

export class Teller {
  isOver = false;
  #jackpots: readonly JackpotView[];
  #settled: Settled | null = null;
  /** Clauses already shown. */
  readonly #cited: Citation[] = [];

  constructor(private readonly sitting: Sitting) {
    this.#jackpots = sitting.table.view(1).jackpots;
  }

  readonly hear: Listener = ({ on, event }, before) => {
    const told = on === 'table' ? tellTable(before, event, PLAYER) : null;
    if (told?.type === 'InRound') this.#inRound(told.event);
    if (told?.type === 'RoundEnded') this.#ended();
  };

  #inRound(event: GameEvent): void {
    const { table, talk } = this.sitting;
    const { game } = present(table.view(1).round, 'a round');
    switch (event.type) {
      case 'BettingClosed': {
        const total = game.hands.reduce((sum, { stakes }) => sum + totalOf(stakes), 0);
        talk.say('', `No more bets: ${formatCents(cents(total))} on the felt.`);
        return;
      }
      case 'CardsDealt':
        this.#meters();
        break;
      case 'DealerFolded':
      case 'SeatExcused':
        this.#cited.push(event.cite);
        break;
      case 'RoundSettled': {
        const { lines: all } = present(game.settled, 'a settlement');
        const notices = event.notices.filter(({ cite }) => !this.#cited.includes(cite));
        this.#settled = { lines: event.lines, all, notices };
        return;
      }
      default:
    }
    this.sitting.game.tell(this.sitting, event, game);
    if (event.type === 'BonusesSettled') this.#meters();
  }

  /** Tells the meters that have changed. */
  #meters(): void {
    const { jackpots } = this.sitting.table.view(1);
    this.sitting.talk.say(...metersMoved(this.#jackpots, jackpots));
    this.#jackpots = jackpots;
  }

  #ended(): void {
    const { talk, purse } = this.sitting;
    const { lines, all, notices } = present(this.#settled, 'a settlement');
    this.isOver = true;
    purse.settle(all);
    tellLines(this.sitting, 'Settled', lines);
    tellNotices(this.sitting, notices);
    this.#meters();
    talk.say('', `${sumWords('You', all)} You have ${formatCents(purse.chipsCents)} in chips.`);
  }
}
