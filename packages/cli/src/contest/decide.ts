import type { ContestDecision, FoldedBonusAct, LegalAct, Stakes } from '@baize/games';
import { type Cents, cents, formatCents, parseDollars } from '@baize/money';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { lineName } from '@baize/table';
import { buyIn, buyInChoice } from '../commands/play/buy-in.js';
import { type Choice, choose } from '../commands/play/choice.js';
import { DECISION } from '../commands/play/hint.js';
import type { Purse } from '../commands/play/purse.js';
import { askYesNo, type Conversation } from '../input/conversation.js';

export interface TurnToDecide {
  readonly rules: RulesInForce;
  readonly stakes: Stakes;
  readonly legal: readonly LegalAct[];
  readonly purse: Purse;
  /** Why a decision would be refused, or null. */
  readonly refuses: (decision: ContestDecision) => string | null;
}

type Stay = Extract<LegalAct, { act: 'raise' | 'bet' }>;
type Fold = Extract<LegalAct, { act: 'fold' }>;
type Chosen = ContestDecision | 'buy-in';

export const decideHand = async (
  talk: Conversation,
  turn: TurnToDecide,
): Promise<ContestDecision> => {
  const fold = present(
    turn.legal.find((act): act is Fold => act.act === 'fold'),
    'a fold',
  );
  const stay = present(
    turn.legal.find((act): act is Stay => act.act === 'raise' || act.act === 'bet'),
    'a way to stay in',
  );
  for (;;) {
    const chosen = await choose(talk, DECISION, choicesOf(turn, stay, fold), (answer) =>
      anotherAmount(turn, stay, answer),
    );
    if (chosen === 'buy-in') buyIn(talk, turn.purse);
    else if (chosen.kind !== 'fold' || (await foldsAllTheSame(talk, turn, fold))) return chosen;
  }
};

const choicesOf = (turn: TurnToDecide, stay: Stay, fold: Fold): readonly Choice<Chosen>[] => {
  const ante = turn.stakes.ante ?? cents(0);
  const amounts = antesBetween(stay, ante).filter(
    (amount) => turn.refuses({ kind: stay.act, cents: amount }) === null,
  );
  const able = amounts.filter((amount) => amount <= turn.purse.chipsCents);
  const anyAmount = stay.mostCents - stay.leastCents > stay.stepCents * (amounts.length - 1);
  const stays = able.map(
    (amount, index): Choice<Chosen> => ({
      label: `${lineName(turn.rules, stay.act)} ${formatCents(amount)}`,
      notes:
        anyAmount && index === able.length - 1
          ? [
              `or an amount of your own, as in ${formatCents(cents(stay.leastCents + stay.stepCents))} (steps of ${formatCents(stay.stepCents)})`,
            ]
          : [],
      value: { kind: stay.act, cents: amount },
    }),
  );
  return [
    ...(able.length > 0
      ? stays
      : [buyInChoice(turn.purse, lineName(turn.rules, stay.act), stay.leastCents)]),
    {
      label: `Fold, and lose the ante of ${formatCents(ante)}`,
      notes: fold.bonuses.flatMap((bonus) => bonusNotes(turn, bonus)),
      value: { kind: 'fold', claims: claimsOf(fold) },
    },
  ];
};

/** The minimum, then whole antes up to the maximum. */
const antesBetween = ({ leastCents, mostCents }: Stay, ante: Cents): readonly Cents[] => {
  const antes = Array.from({ length: Math.floor(mostCents / ante) }, (_, index) =>
    cents(ante * (index + 1)),
  ).filter((amount) => amount > leastCents);
  return [leastCents, ...antes];
};

const anotherAmount = (
  turn: TurnToDecide,
  stay: Stay,
  answer: string,
): { readonly value: Chosen } | { readonly wrong: string } | null => {
  const amount = answer.startsWith('$') ? parseDollars(answer) : null;
  if (amount?.ok !== true) return null;
  if (amount.value > turn.purse.chipsCents) {
    return { wrong: `You have ${formatCents(turn.purse.chipsCents)}.` };
  }
  const decision = { kind: stay.act, cents: amount.value } as const;
  const refusal = turn.refuses(decision);
  return refusal === null ? { value: decision } : { wrong: refusal };
};

/** Folding keeps winning bonuses alive. */
const claimsOf = ({ bonuses }: Fold): Extract<ContestDecision, { kind: 'fold' }>['claims'] =>
  bonuses
    .filter(({ rule, wins }) => wins !== false && (rule === 'claimed' || rule === 'tucked'))
    .map(({ wager }) => wager);

const bonusNotes = (
  { rules, stakes }: TurnToDecide,
  { wager, rule, wins, cite }: FoldedBonusAct,
): readonly string[] => {
  if (wins === false) return [];
  const what = `${lineName(rules, wager)} of ${formatCents(stakes[wager] ?? cents(0))}`;
  const words = {
    automatic: `your winning ${what} is paid all the same`,
    claimed: `your winning ${what} is claimed with the fold, and paid`,
    tucked: `your cards are tucked under the winning ${what}, and it is paid`,
    forfeited: `careful: your winning ${what} would be lost`,
  };
  return [`${words[rule]} (${cite})`];
};

const foldsAllTheSame = async (
  talk: Conversation,
  { rules }: TurnToDecide,
  { bonuses }: Fold,
): Promise<boolean> => {
  const lost = bonuses.filter(({ rule, wins }) => rule === 'forfeited' && wins !== false);
  if (lost.length === 0) return true;
  const names = lost.map(({ wager, cite }) => `${lineName(rules, wager)} (${cite})`).join(', ');
  talk.tell(`Folding gives up your winning ${names}.`);
  return askYesNo(talk, 'Fold all the same?');
};
