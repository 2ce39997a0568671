/**
 * Probes tell which breaks make a difference while a test runs. The sources are pure, so a test in which the
 * broken expression always has the value of the right one cannot notice the break, and need not be run.
 */
import { parseAst } from 'vite';

/** Take a break, what it would make of an expression, and the expression; and give back its value. */
const VALUE = 'baizeProbeValue';
const EXPRESSION = 'baizeProbeExpression';

const ASKS = /^stryMutAct_/;

const isObject = (value) => typeof value === 'object' && value !== null;

const childrenOf = (node) => Object.values(node).flat().filter(isObject);

/** What it costs nothing to work out a second time, and changes nothing. */
const SIMPLE = new Set([
  'Literal',
  'Identifier',
  'MemberExpression',
  'ChainExpression',
  'BinaryExpression',
  'LogicalExpression',
  'UnaryExpression',
  'ParenthesizedExpression',
  'ConditionalExpression',
]);
const isSimple = (node) =>
  node.type === undefined || (SIMPLE.has(node.type) && childrenOf(node).every(isSimple));

const isChoice = (node) =>
  node.type === 'ConditionalExpression' &&
  node.test.type === 'CallExpression' &&
  ASKS.test(node.test.callee.name ?? '');

/** `active(1) ? broken1 : active(2) ? broken2 : right`: the breaks, and where the whole of it lies. */
const breaksOf = (choice) => {
  const breaks = [];
  let node = choice;
  while (isChoice(node)) {
    breaks.push({ id: node.test.arguments[0].value, broken: node.consequent });
    node = node.alternate;
  }
  return { breaks, right: node };
};

/** The sources with a probe around each expression whose breaks are simple. */
export const withProbes = (code) => {
  const inserts = [];
  const visit = (node) => {
    if (!isChoice(node)) return void childrenOf(node).forEach(visit);
    const { breaks, right } = breaksOf(node);
    const probed = breaks.filter(({ broken }) => isSimple(broken));
    for (const { id, broken } of probed) {
      const text = code.slice(broken.start, broken.end);
      const [probe, value] =
        broken.type === 'Literal' ? [VALUE, text] : [EXPRESSION, `() => (${text})`];
      inserts.push(
        { at: node.start, text: `${probe}(${id}, ${value}, ` },
        { at: node.end, text: ')' },
      );
    }
    visit(right);
  };
  visit(parseAst(code));
  // Of two that begin at one place the outer one comes first, of two that end there the inner one.
  inserts.sort((left, right) => left.at - right.at);
  let from = 0;
  let probed = '';
  for (const { at, text } of inserts) {
    probed += code.slice(from, at) + text;
    from = at;
  }
  return probed + code.slice(from);
};

/** The sources without the count of what is covered, which slows every expression down. */
export const withoutCoverage = (code) =>
  code.replaceAll(/function stryCov_\w+(?:\$\d+)?\(\) \{/g, (start) => `${start} return;`);

const MOST_BREAKS = 20_000;

/** Keeps which breaks are probed, and which of them have made a difference in each test. */
export class Differences {
  #probed = new Uint8Array(MOST_BREAKS);
  #made = new Map();
  #now = new Uint8Array(MOST_BREAKS);

  constructor() {
    globalThis[VALUE] = (id, broken, right) => {
      this.#probed[id] = 1;
      if (broken !== right) this.#now[id] = 1;
      return right;
    };
    globalThis[EXPRESSION] = (id, broken, right) => {
      this.#probed[id] = 1;
      if (this.#now[id] === 0 && !isSame(broken, right)) this.#now[id] = 1;
      return right;
    };
  }

  /** From now on this test runs. */
  watch(test) {
    this.#now = new Uint8Array(MOST_BREAKS);
    this.#made.set(test, this.#now);
  }

  /** What each test covers, without the breaks that make no difference in it. */
  only(perTest) {
    const left = {};
    const reached = new Set();
    for (const [test, hits] of Object.entries(perTest)) {
      const made = this.#made.get(test);
      const kept = Object.entries(hits).filter(
        ([id]) => this.#probed[id] !== 1 || made?.[id] === 1,
      );
      for (const [id] of kept) reached.add(id);
      left[test] = Object.fromEntries(kept);
    }
    // One test stays for a break that makes no difference in any: it is covered, and survives.
    for (const [test, hits] of Object.entries(perTest)) {
      for (const [id, count] of Object.entries(hits)) {
        if (reached.has(id)) continue;
        reached.add(id);
        left[test][id] = count;
      }
    }
    return left;
  }
}

const isSame = (broken, right) => {
  try {
    return Object.is(broken(), right);
  } catch {
    return false;
  }
};
