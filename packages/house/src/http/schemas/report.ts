import { IRREGULARITIES, RULEBOOK_IDS } from '@baize/rulebook';
import Type from 'typebox';
import type { DayOfHouse, TableDay } from '../../reports/day-report.js';
import type { JackpotDay } from '../../reports/jackpot-day.js';
import {
  cents,
  clause,
  count,
  describing,
  instant,
  list,
  micros,
  text,
  wager,
} from './answer-shapes.js';
import { nullOr, whole, words } from './shapes.js';

const basisPoints = nullOr(Type.Integer({ description: 'hundredths of a percent' }));
const Hold = Type.Object({ ofDropBasisPoints: basisPoints, ofHandleBasisPoints: basisPoints });
const Rounds = Type.Object({ complete: count, void: count });

const Tray = Type.Object({
  fills: count,
  fillsCents: cents,
  credits: count,
  creditsCents: cents,
  openingsCents: cents,
  overCents: cents,
  counts: list(
    Type.Object({ at: instant, when: words(['opening', 'closing']), cents, overCents: cents }),
  ),
  movedCents: cents,
  openingCents: cents,
  closingCents: cents,
});

const Pots = Type.Object({
  houseAnteCents: cents,
  playersCents: cents,
  paidCents: cents,
  taken: count,
  takenCents: cents,
  backCents: cents,
  winCents: cents,
});

const JackpotOfTable = Type.Object({
  jackpot: wager,
  bets: count,
  handleCents: cents,
  voidCents: cents,
  toMeterMicros: micros,
  toReserveMicros: micros,
  fixedAwards: count,
  fixedAwardCents: cents,
  envyCents: cents,
  meterAwards: count,
  meterAwardCents: cents,
  winCents: cents,
});

const Corrections = Type.Object({
  cardsCorrected: count,
  resettled: count,
  resettledCents: cents,
  resettledTipCents: cents,
  adjusted: count,
  adjustedCents: cents,
  winCents: cents,
});

const Tips = Type.Object({
  wagers: count,
  wageredCents: cents,
  voidCents: cents,
  wonCents: cents,
  resettledCents: cents,
  inBox: count,
  inBoxCents: cents,
  toDealersCents: cents,
  trayCents: cents,
});

const Wagers = list(
  Type.Object({
    wager,
    kind: words(['contest', 'side-bet']),
    bets: count,
    handleCents: cents,
    voidCents: cents,
    paidCents: cents,
    toPotCents: cents,
    winCents: cents,
  }),
);

export const TableDayView = describing<TableDay>()(
  Type.Object({
    table: text,
    name: text,
    rulebook: words(RULEBOOK_IDS),
    rounds: Rounds,
    irregularities: list(
      Type.Object({ kind: words([...IRREGULARITIES, 'round-voided']), cite: clause, count }),
    ),
    opened: count,
    closed: count,
    tray: Tray,
    drop: Type.Object({ buyIns: count, cents, takenCents: cents }),
    hands: count,
    handleCents: cents,
    winCents: cents,
    wagers: Wagers,
    pots: nullOr(Pots),
    anteBonus: nullOr(Type.Object({ paid: count, paidCents: cents, winCents: cents })),
    jackpots: list(JackpotOfTable),
    corrections: Corrections,
    tips: Tips,
    hold: Hold,
  }),
);

export const JackpotDayView = describing<JackpotDay>()(
  Type.Object({
    jackpot: text,
    tables: list(text),
    openingMicros: micros,
    closingMicros: micros,
    openingReserveMicros: micros,
    closingReserveMicros: micros,
    seedsMicros: micros,
    contributionsMicros: micros,
    transfersInMicros: micros,
    adjustmentsMicros: micros,
    injectionsMicros: micros,
    awardsMicros: micros,
    transfersOutMicros: micros,
    recoveredMicros: micros,
    paid: count,
    paidCents: cents,
    unpaidMicros: micros,
  }),
);

/** The report of a gaming day, version 1. */
export const ReportView = describing<DayOfHouse>()(
  Type.Object({
    version: Type.Literal(1),
    day: text,
    timeZone: text,
    hour: whole(0, 23),
    from: instant,
    to: instant,
    tables: list(TableDayView),
    jackpots: list(JackpotDayView),
    totals: Type.Object({
      rounds: Rounds,
      hands: count,
      handleCents: cents,
      winCents: cents,
      dropCents: cents,
      fillsCents: cents,
      creditsCents: cents,
      tipsCents: cents,
      hold: Hold,
      jackpotLiabilityMicros: micros,
      walletsMicros: micros,
      playersChipsMicros: micros,
      onLayoutsMicros: micros,
    }),
  }),
);
