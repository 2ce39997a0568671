import { parseCard } from '@baize/cards';
import { unwrap } from '@baize/result';
import { decodeHouseRules, putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import {
  baseOdds,
  flushGame,
  flushHandValue,
  oddsOfWagers,
  studGame,
  studHandValue,
} from '../../src/index.js';

/** A worker as an odds lab has one: house rules in, odds out, nothing of Node's. */
interface Question {
  readonly house: unknown;
  readonly cards?: readonly string[];
}

const rulesOf = (data: unknown): RulesInForce => {
  const decoded = decodeHouseRules(data);
  if (!decoded.ok) throw new Error('house rules that can be read');
  const put = putInForce(rulebookById(decoded.value.rulebook), decoded.value);
  if (!put.ok) throw new Error('house rules that hold');
  return put.value;
};

const answer = ({ house, cards }: Question): unknown => {
  const rules = rulesOf(house);
  if (cards === undefined) {
    return {
      base: baseOdds(rules).map(({ id, figures }) => ({
        id,
        numerator: String(figures.numerator),
      })),
      tables: oddsOfWagers(rules).reduce((sum, { tables }) => sum + Object.keys(tables).length, 0),
    };
  }
  const hand = cards.map((card) => unwrap(parseCard(card)));
  if (rules.rulebook.game === 'high-card-flush') {
    return flushHandValue(flushGame(rules), hand).best;
  }
  const up = hand[5];
  if (up === undefined) throw new Error('a hand and the card face up');
  return studHandValue(studGame(rules), hand.slice(0, 5), up).best;
};

/** What a worker has; these tests know nothing of a browser's types. */
interface WorkerScope {
  onmessage: (event: { readonly data: Question }) => void;
  postMessage(answered: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => scope.postMessage(answer(data));
