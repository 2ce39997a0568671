import { err, ok, type Result } from '@baize/result';
import {
  bySoftware,
  type Citation,
  type DealingMethod,
  type DealStep,
  type RulesInForce,
} from '@baize/rulebook';
import { FINE, type Refusal } from '../refusal.js';
import { dealingClause } from './clauses.js';

/** A step that comes before any card moves, with its clause for the method in use. */
export interface BeforeDealStep {
  readonly step: DealStep;
  readonly cite: Citation;
}

/** What has been done, in order, between "place your bets" and the first card. */
export interface BeforeDeal {
  readonly method: DealingMethod;
  /** Progressive wagers that the sensors accepted. */
  readonly accepted: number;
  readonly done: readonly DealStep[];
  /** Chips counted in front of the inventory container; null before the count. */
  readonly chips: number | null;
  /** A floorperson settled a count that differed (AMB-36). */
  readonly resolved: boolean;
}

export type BeforeDealCommand =
  | { readonly type: 'DoStep'; readonly step: Exclude<DealStep, 'verify-chip-count'> }
  | {
      readonly type: 'CountChips';
      readonly chips: number;
      /** What the sensors hold now, where it is no longer what they held at the lock. */
      readonly accepted?: number;
    }
  | { readonly type: 'ResolveCount'; readonly by: string; readonly reason: string };

export type BeforeDealEvent =
  | { readonly type: 'StepDone'; readonly step: DealStep; readonly cite: Citation }
  | {
      readonly type: 'ChipsCounted';
      readonly chips: number;
      readonly accepted: number;
      readonly cite: Citation;
    }
  | {
      readonly type: 'CountResolved';
      readonly by: string;
      readonly reason: string;
      readonly cite: Citation;
    };

export const startBeforeDeal = (method: DealingMethod, accepted: number): BeforeDeal => ({
  method,
  accepted,
  done: [],
  chips: null,
  resolved: false,
});

const JACKPOT_STEPS: readonly DealStep[] = [
  'collect-progressive',
  'verify-chip-count',
  'chips-to-inventory',
];

/** The steps of this round: those of the jackpot only where one is offered, the chips only where any lie. */
export const stepsBeforeDeal = (
  rules: RulesInForce,
  { method, accepted }: Pick<BeforeDeal, 'method' | 'accepted'>,
): readonly BeforeDealStep[] =>
  rules.rulebook.dealing.before
    .filter(({ value }) => value !== 'lock-progressive' || rules.jackpots.length > 0)
    .filter(({ value }) => !JACKPOT_STEPS.includes(value) || accepted > 0)
    .map(({ value, cite }) => ({
      step: value,
      cite: dealingClause(rules.rulebook, method, value, cite),
    }));

/** The step that is next, or null when cards may move. */
export const nextBeforeDeal = (rules: RulesInForce, state: BeforeDeal): BeforeDealStep | null =>
  stepsBeforeDeal(rules, state).find(({ step }) => !state.done.includes(step)) ?? null;

export const decideBeforeDeal = (
  rules: RulesInForce,
  state: BeforeDeal,
  command: BeforeDealCommand,
): Result<readonly BeforeDealEvent[], Refusal> => {
  const next = nextBeforeDeal(rules, state);
  if (next === null) {
    const cite = bySoftware('steps');
    return err({ code: 'ready-to-deal', message: 'everything before the deal is done', cite });
  }
  const { step, cite } = next;
  const expected = command.type === 'DoStep' ? command.step : 'verify-chip-count';
  if (expected !== step) {
    const message = `the next step is ${stepWords(rules, step)}, not ${stepWords(rules, expected)}`;
    return err({ code: 'out-of-order', message, cite });
  }
  switch (command.type) {
    case 'DoStep':
      return ok([{ type: 'StepDone', step, cite }]);
    case 'CountChips':
      return countChips({ accepted: state.accepted, ...command }, cite);
    case 'ResolveCount': {
      if (state.chips === null) {
        return err({ code: 'nothing-to-resolve', message: 'the chips are not counted yet', cite });
      }
      const { by, reason } = command;
      return ok([
        { type: 'CountResolved', by, reason, cite },
        { type: 'StepDone', step, cite },
      ]);
    }
  }
};

/** A House Jackpot is no progressive. */
const stepWords = ({ jackpots }: RulesInForce, step: DealStep): string =>
  jackpots.some(({ type }) => type === 'house')
    ? STEP_WORDS[step].replace('progressive', 'jackpot')
    : STEP_WORDS[step];

const STEP_WORDS: Readonly<Record<DealStep, string>> = {
  'announce-no-more-bets': 'to announce "no more bets"',
  'lock-progressive': 'to lock the progressive wagers',
  'collect-progressive': 'to collect the progressive wagers',
  'verify-chip-count': 'to count the chips against the accepted wagers',
  'chips-to-inventory': 'to put the chips into the inventory container',
};

/** Chips and accepted wagers must be the same number; otherwise no card moves until it is resolved. */
const countChips = (
  { accepted, chips }: { readonly accepted: number; readonly chips: number },
  cite: Citation,
): Result<readonly BeforeDealEvent[], Refusal> => {
  if (!Number.isSafeInteger(chips) || chips < 0) {
    const cite = bySoftware('forms');
    return err({ code: 'not-a-count', message: 'chips are counted in whole numbers', cite });
  }
  const counted = { type: 'ChipsCounted', chips, accepted, cite } as const;
  return ok(
    chips === accepted
      ? [counted, { type: 'StepDone', step: 'verify-chip-count', cite }]
      : [counted],
  );
};

export const evolveBeforeDeal = (state: BeforeDeal, event: BeforeDealEvent): BeforeDeal => {
  switch (event.type) {
    case 'StepDone':
      return { ...state, done: [...state.done, event.step] };
    case 'ChipsCounted':
      return { ...state, chips: event.chips };
    case 'CountResolved':
      return { ...state, resolved: true };
  }
};

/** No card moves before every step is done. */
export const mayDeal = (rules: RulesInForce, state: BeforeDeal): Result<true, Refusal> => {
  const next = nextBeforeDeal(rules, state);
  if (next === null) return FINE;
  const message = `no card is dealt yet: the next step is ${stepWords(rules, next.step)}`;
  return err({ code: 'not-ready-to-deal', message, cite: next.cite });
};
