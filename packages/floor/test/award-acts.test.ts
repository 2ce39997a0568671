import type { LiveView } from '@baize/house/client';
import { describe, expect, it } from 'vitest';
import { awardActs, awardRulings } from '../src/deal/step/award-acts.js';

type Jackpot = LiveView['jackpots'][number];

const jackpot = (over: Partial<Jackpot>): Pick<LiveView, 'jackpots'> => ({
  jackpots: [
    {
      wager: 'progressive',
      name: 'Progressive',
      display: null,
      accepted: [],
      rejected: [],
      lit: [],
      criteria: [],
      pending: [],
      takenOff: [],
      ...over,
    },
  ],
});

const HIT = {
  hit: 'main/1',
  seat: 3,
  player: 'ann',
  hand: 'royal flush',
  cents: 500_000 as never,
  cite: 'SD-CSP-21f#1',
} as const;

const nameOf = (): string => 'Progressive';

describe("the keys of the dealer's screen", () => {
  it('[SD-CSP-20c] a keyed winner can be taken off, one that is verified cannot', () => {
    const keyed = awardActs(jackpot({ pending: [{ ...HIT, status: 'keyed' }] }), nameOf);
    expect(keyed).toEqual([
      {
        label: 'Take off seat 3, royal flush: Progressive',
        order: {
          type: 'AtJackpot',
          jackpot: 'progressive',
          step: { type: 'UnkeyWinner', hit: 'main/1' },
        },
      },
    ]);
    const verified = jackpot({ pending: [{ ...HIT, status: 'verified' }] });
    expect(awardActs(verified, nameOf)).toEqual([]);
  });

  it('[SD-CSP-20c] what was taken off is keyed again, and ruled on by a floorperson', () => {
    const off = jackpot({ takenOff: [{ seat: 3, hand: 'royal flush' }] });
    expect(awardActs(off, nameOf)).toMatchObject([
      { order: { type: 'KeyWinner', jackpot: 'progressive', seat: 3 } },
    ]);
    const [ruling] = awardRulings({ ...off, round: null }, nameOf);
    expect(ruling?.order('touched')).toEqual({
      type: 'RuleNoAward',
      jackpot: 'progressive',
      seat: 3,
      reason: 'touched',
    });
  });

  it('[AMB-77] while an award holds the action, play may be ruled to go on', () => {
    const round = { awardWaits: true } as LiveView['round'];
    const view = { ...jackpot({ pending: [{ ...HIT, status: 'keyed' }] }), round };
    expect(awardRulings(view, nameOf).map(({ order }) => order('seen'))).toEqual([
      {
        type: 'AtJackpot',
        jackpot: 'progressive',
        step: { type: 'RejectHit', hit: 'main/1', reason: 'seen' },
      },
      { type: 'RuleContinue', reason: 'seen' },
    ]);
  });
});
