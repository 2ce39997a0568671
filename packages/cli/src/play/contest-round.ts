import {
  type ContestCommand,
  type ContestCore,
  type ContestEvent,
  type ContestRound,
  type ContestView,
  CARIBBEAN_STUD,
  caribbeanStud,
  type ContestDecision,
  dealOrder,
  feltHand,
  HIGH_CARD_FLUSH,
  highCardFlush,
  type LegalAct,
  type Refusal,
} from '@baize/games';
import type { Funds } from '@baize/jackpot';
import { type RoundSettlement, settleRound } from '@baize/table';
