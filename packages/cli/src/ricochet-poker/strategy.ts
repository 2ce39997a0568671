import { type Card, describePoker, formatCard, formatCards, twoCardValue } from '@baize/cards';
import type { RicochetFelt } from '@baize/games';
import type { RicochetPosition } from '@baize/odds';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import { BadInput } from '../bad-input.js';
import { advised } from '../commands/strategy/advice-text.js';
import type { Answer, AnswerOptions, GameStrategy } from '../commands/strategy/game.js';
import { handFaces } from '../felt/felt.js';
import { nameOfFile, readJson } from '../input/input-file.js';
import { prose } from '../render/text.js';
import { adviseInTurn } from './advise.js';
import { ricochetSeats } from './felt-lines.js';
import { pokerWords, RICOCHET_HANDS } from './hands.js';
import { decodeTableFile, feltOfTable, type OwnTable } from './table-file.js';

export const STRATEGY: GameStrategy = {
  answer: (rules, cards, { dealer, table }, stdin) => {
    if (dealer !== undefined) {
      if (table !== undefined) {
        throw new BadInput(
          '--dealer and --table: the table has the dealer’s cards; give one of them',
        );
      }
      const alone = { version: 1, dealer };
      return answer(rules, cards, feltOfTable(rules, alone, cards, '--dealer'));
    }
    if (table === undefined) {
      throw new BadInput(
        `${rules.rulebook.name} is played against cards that lie face up: give --dealer CARDS where you play alone, or --table FILE`,
      );
    }
    const name = nameOfFile(table);
    const file = decodeTableFile(name, readJson(table, stdin));
    return answer(rules, cards, feltOfTable(rules, file, cards, name));
  },
};

const NOT_ASKED =
  'Nothing to decide: no five-card hand is left to beat, so that you are not asked, and your two cards win the pot.';

const answer = (rules: RulesInForce, own: readonly Card[], { felt, seat }: OwnTable): Answer => {
  const { decision, voided, cards } = present(
    felt.hands.find((hand) => hand.seat === seat),
    `the hand of seat ${seat}`,
  );
  if (voided.length > 0) throw new BadInput(`your hand is dead: seat ${seat} is asked nothing`);
  if (decision !== null) throw new BadInput(`your hand has decided: seat ${seat}, ${decision}`);
  const found = adviseInTurn(rules, felt);
  if (found === null) {
    return {
      lines: (options) => [
        ...tableLines(rules, own, felt, options),
        '',
        ...prose(NOT_ASKED, options.columns, colors.bold),
      ],
      json: { choices: [], best: null, counts: null, exact: true, why: NOT_ASKED },
    };
  }
  const { position, advice } = found;
  if (position.seat !== seat) {
    throw new BadInput(
      `it is not your turn: seat ${position.seat} acts before you with ${formatCards(position.two)}, and its decision is missing`,
    );
  }
  const early = felt.hands.find(
    (hand) => hand.decision !== null && position.toAct.some((two) => two === hand.cards),
  );
  if (early !== undefined) {
    throw new BadInput(
      `seat ${early.seat} has decided before its turn: your ${formatCards(cards ?? [])} acts before its ${formatCards(early.cards ?? [])}`,
    );
  }
  const { lines, json } = advised(rules, advice);
  return {
    lines: (options) => [
      ...tableLines(rules, own, felt, options),
      '',
      ...prose(toBeatWords(position), options.columns),
      '',
      ...lines(options),
    ],
    json,
  };
};

const tableLines = (
  rules: RulesInForce,
  own: readonly Card[],
  { dealer, hands }: RicochetFelt,
  options: AnswerOptions,
): readonly string[] => {
  const others = hands.filter(({ cards }) => own.some((card) => cards?.includes(card) !== true));
  const seats = others.map(({ seat, cards, draw, decision, voided }) => ({
    seat,
    cards: (cards ?? []).map(formatCard),
    draw: (draw ?? []).map(formatCard),
    hand: [
      pokerWords([...(cards ?? []), ...(draw ?? [])]),
      ...(voided.length > 0 ? ['dead'] : []),
      ...(decision === 'fold' ? ['folded'] : []),
    ].join(' · '),
    stakes: {},
    outBy: null,
  }));
  return [
    'The dealer has',
    ...handFaces(RICOCHET_HANDS, rules, dealer.map(formatCard), options.paint),
    ...(seats.length === 0 ? [] : ['', ...ricochetSeats(rules, seats, options)]),
  ];
};

const toBeatWords = ({ showing, toAct, potAntes }: RicochetPosition): string => {
  const pot = `The pot holds ${potAntes} ${potAntes === 1 ? 'ante' : 'antes'}.`;
  const holders = { 0: 'the dealer', 1: 'a player' }[showing?.players ?? 0];
  const five =
    showing === null
      ? []
      : [`${describePoker(showing.value)} (${holders ?? `${showing.players} players`})`];
  const twos = toAct.map((two) => `${describePoker(twoCardValue(two))} (two cards)`);
  return `${pot} To beat: ${[...five, ...twos].join(', ')}.`;
};
