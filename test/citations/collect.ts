import { relative } from 'node:path';
import ts from 'typescript';
import type { Sources } from './program.js';
import { AskCallers, type Bound, type Cite, resolver } from './resolve.js';

/** A sentence, or what is recorded, and what it cites. */
export interface Pair {
  readonly file: string;
  readonly kind: 'refusal' | 'violation' | 'event' | 'notice' | 'step' | 'line' | 'record';
  readonly code: string;
  readonly sentence: string;
  readonly cite: Cite;
}

interface Site {
  readonly node: ts.Node;
  readonly kind: Pair['kind'];
  readonly code: ts.Expression | string;
  readonly sentence: ts.Expression | string;
  readonly cite: ts.Expression;
}

/** Calls that pair a sentence with a citation: which argument is the code, the sentence, the citation. */
const CALLS: Readonly<
  Record<string, readonly [Pair['kind'], number | string, number | string, number]>
> = {
  refuse: ['refusal', 0, 1, 2],
  violation: ['violation', 0, 2, 3],
  warning: ['violation', 0, 2, 3],
  addViolation: ['violation', 0, 2, 3],
  addWarning: ['violation', 0, 2, 3],
  say: ['step', '', 0, 1],
  loses: ['line', 'lose', 'a wager loses', 1],
  pushes: ['line', 'push', 'a wager goes back', 1],
  isVoid: ['line', 'void', 'a wager is out of the round and goes back', 1],
  winsAtOdds: ['line', 'win', 'a wager wins', 2],
};

/** The functions that only carry a citation on are told by their callers. */
const CARRIERS = /\/(refusal|refusals|violation)\.ts$|\/kernel\/lines\.ts$|\/plan\/context\.ts$/;

const MOST_CALLERS = 40;

export const collectPairs = (sources: Sources): readonly Pair[] => {
  const { citeOf, textOf, inner, follow, boundBy } = resolver(sources);

  const property = (
    literal: ts.ObjectLiteralExpression,
    name: string,
  ): ts.Expression | undefined => {
    for (const one of literal.properties) {
      if (one.name?.getText() !== name) continue;
      if (ts.isPropertyAssignment(one)) return one.initializer;
      if (ts.isShorthandPropertyAssignment(one)) return one.name;
    }
    return undefined;
  };

  const siteOfCall = (node: ts.CallExpression): Site | null => {
    const name = ts.isIdentifier(node.expression) ? node.expression.text : '';
    const shape = CALLS[name];
    if (shape === undefined) return null;
    const [kind, code, sentence, cite] = shape;
    const argument = (at: number | string) => (typeof at === 'string' ? at : node.arguments[at]);
    const [says, by] = [argument(sentence), node.arguments[cite]];
    // `say` of the facts cites whole leaves, and is told elsewhere.
    if (name === 'say' && !node.getSourceFile().fileName.includes('/table/')) return null;
    if (says === undefined || by === undefined) return null;
    return { node, kind, code: argument(code) ?? '', sentence: says, cite: by };
  };

  const siteOfLiteral = (node: ts.ObjectLiteralExpression): Site | null => {
    const file = node.getSourceFile().fileName;
    if (/\/rulebook\/|\/http\/schemas\/|\/view-schema\.ts$/.test(file)) return null;
    const cite = property(node, 'cite');
    if (cite === undefined) return null;
    const [message, type, text, words] = ['message', 'type', 'text', 'words'].map((name) =>
      property(node, name),
    );
    const code = property(node, 'code');
    if (message !== undefined && code !== undefined)
      return { node, kind: 'refusal', code, sentence: message, cite };
    if (type !== undefined) return { node, kind: 'event', code: '', sentence: type, cite };
    if (text !== undefined) return { node, kind: 'notice', code: '', sentence: text, cite };
    if (words !== undefined) return { node, kind: 'step', code: '', sentence: words, cite };
    return null;
  };

  /** A sentence with `…` for what only the moment knows. */
  const sentenceOf = (node: ts.Expression, bound: Bound): string => {
    const at = inner(node);
    if (ts.isStringLiteralLike(at)) return at.text;
    if (ts.isTemplateExpression(at)) {
      const parts = at.templateSpans.map(({ expression, literal }) => {
        const known = textOf(expression, bound);
        return `${known ?? '…'}${literal.text}`;
      });
      return at.head.text + parts.join('');
    }
    if (ts.isConditionalExpression(at)) {
      return [at.whenTrue, at.whenFalse].map((one) => sentenceOf(one, bound)).join(' / ');
    }
    if (ts.isIdentifier(at)) {
      return follow<string>(
        at,
        bound,
        (given, inside, keys) =>
          keys.length === 0 ? sentenceOf(given, inside) : `(${keys.at(-1)} of what was found)`,
        () => `(${at.text})`,
      );
    }
    if (ts.isPropertyAccessExpression(at)) return `(${at.name.text} of what was found)`;
    return '…';
  };

  const pairsOf = (site: Site, bound: Bound, depth = 0): readonly Pair[] => {
    const text = (of: ts.Expression | string) =>
      typeof of === 'string' ? of : sentenceOf(of, bound);
    try {
      return [
        {
          file: relative(sources.root, site.node.getSourceFile().fileName),
          kind: site.kind,
          code: text(site.code),
          sentence: text(site.sentence),
          cite: citeOf(site.cite, bound),
        },
      ];
    } catch (asked) {
      if (!(asked instanceof AskCallers)) throw asked;
      const { of } = asked;
      if (depth > 5) {
        const cite: Cite = { kind: 'unknown', text: of.getText().slice(0, 60) };
        return [{ file: '', kind: site.kind, code: '', sentence: 'too deep', cite }];
      }
      const calls = sources.callsOf(of).slice(0, MOST_CALLERS);
      return calls.flatMap((call) => {
        const more: Bound = new Map([...bound, ...boundBy(of, call, bound)]);
        return pairsOf(site, more, depth + 1);
      });
    }
  };

  const pairs: Pair[] = [];
  const walk = (node: ts.Node): void => {
    const site = ts.isCallExpression(node)
      ? siteOfCall(node)
      : ts.isObjectLiteralExpression(node)
        ? siteOfLiteral(node)
        : null;
    if (site !== null) pairs.push(...pairsOf(site, new Map()));
    ts.forEachChild(node, walk);
  };
  for (const file of sources.files) if (!CARRIERS.test(file.fileName)) walk(file);
  return pairs;
};
