import ts from 'typescript';
import type { Sources } from './program.js';

/** What a citation may be, before a rulebook is asked. */
export type Cite =
  | { readonly kind: 'id'; readonly id: string }
  /** A leaf of a rulebook: `*` is every entry, `=x` those whose value is x. */
  | { readonly kind: 'leaf'; readonly path: readonly string[]; readonly field: string | null }
  | { readonly kind: 'first'; readonly of: readonly Cite[] }
  | { readonly kind: 'any'; readonly of: readonly Cite[] }
  | {
      readonly kind: 'if';
      readonly path: readonly string[];
      readonly there: Cite;
      readonly gone: Cite;
    }
  /** What a record of that type cites: where it was made, it is on the page. */
  | { readonly kind: 'recorded'; readonly type: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** What the parameters of the functions on the way were called with. */
export type Bound = ReadonlyMap<ts.ParameterDeclaration, ts.Expression | undefined>;

/** Thrown when the answer depends on who calls a function. */
export class AskCallers extends Error {
  constructor(readonly of: ts.SignatureDeclaration) {
    super('ask the callers');
  }
}

/** The parts of a rulebook by the types that name them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Rulebook: [],
  Seats: ['seats'],
  Decks: ['decks'],
  Shuffling: ['shuffling'],
  Dealing: ['dealing'],
  Settlement: ['settlement'],
  Tips: ['tips'],
  JackpotRules: ['jackpots'],
  Discontinuing: ['jackpots', 'discontinue'],
  EnvyRules: ['jackpots', 'envy'],
  HighCardFlushPlay: ['play:high-card-flush'],
  CaribbeanStudPlay: ['play:caribbean-stud'],
  RicochetPlay: ['play:ricochet-poker'],
  ContestPlay: ['play'],
  Play: ['play'],
  PayoutCap: ['payoutCap'],
  BetLimit: ['betLimit'],
};

/** Entries of which only the moment knows the one, where nothing else tells it. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  WagerRule: ['wagers', '*'],
  PayTable: ['**paytables'],
  KickoutTable: ['**paytables'],
  PayRow: ['**paytables'],
  TableFamily: ['wagers', '*'],
  ApprovalRule: ['approvals', '*'],
  SettingRule: ['settings', '*'],
  LegalCeiling: ['legalCeilings', '*'],
  Reading: ['readings', '*'],
  SignRule: ['signage', 'rules', '*'],
  // What a winning hand is paid by: a row, or the one price of a wager.
  Pick: ['**paytables'],
};

/** Records that carry the citation they were made with. */
const RECORDS =
  /^(Hit|SetAside|Refusal|SettledLine|Entitlement|Violation|KeyedWinner|Winner|Reissue|GateAhead|Discard|DealerFold|BookSays|Preview|CutAsk|OpeningAsk|NextForCards|BeforeDealStep|DeckAge|StubVerdict|TakingUp|FoldedBonusAct|SecondRange|StepInWords|ReceiptChange|IrregularityAtTable|Stopped|Voided)$/;

const isRecord = (name: string): boolean =>
  RECORDS.test(name) || /Event|Command|EventOf/.test(name);

export const resolver = (sources: Sources) => {
  const { checker } = sources;

  const typeName = (node: ts.Node): string => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    const name = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? '';
    if (name !== '' && name !== '__type' && name !== '__object') return name;
    return type.isUnion() && type.types.some((one) => one.getSymbol()?.name === 'RicochetPlay')
      ? 'Play'
      : '';
  };

  /** The interface itself, whatever another name it goes by. */
  const interfaceOf = (node: ts.Node): string | undefined => {
    const symbol = checker.getNonNullableType(checker.getTypeAtLocation(node)).getSymbol();
    return symbol === undefined || (symbol.flags & ts.SymbolFlags.Interface) === 0
      ? undefined
      : symbol.name;
  };

  const declarationOf = (name: ts.Node): ts.Declaration | undefined => {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = checker.getAliasedSymbol(symbol);
    }
    const found = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    // A shorthand names a variable of the same name.
    if (found !== undefined && ts.isShorthandPropertyAssignment(found)) {
      return checker.getShorthandAssignmentValueSymbol(found)?.valueDeclaration;
    }
    return found;
  };

  const inner = (node: ts.Expression): ts.Expression =>
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
      ? inner(node.expression)
      : node;

  /** A string that is written there, or comes in with a parameter. */
  const textOf = (node: ts.Expression, bound: Bound): string | null => {
    const at = inner(node);
    if (ts.isStringLiteralLike(at)) return at.text;
    if (!ts.isIdentifier(at)) return null;
    const declaration = declarationOf(at);
    if (declaration === undefined) return null;
    if (ts.isParameter(declaration)) {
      const given = bound.get(declaration);
      return given === undefined || given === at ? null : textOf(given, bound);
    }
    return null;
  };

  const returnsOf = (body: ts.ConciseBody): readonly ts.Expression[] => {
    if (!ts.isBlock(body)) return [body];
    const found: ts.Expression[] = [];
    const walk = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk);
    };
    ts.forEachChild(body, walk);
    return found;
  };

  const boundBy = (of: ts.SignatureDeclaration, call: ts.CallExpression, bound: Bound): Bound =>
    new Map([
      ...bound,
      ...of.parameters.map(
        (parameter, at) => [parameter, call.arguments[at] ?? parameter.initializer] as const,
      ),
    ]);

  type Answer<T> = (node: ts.Expression, bound: Bound) => T;

  /** The function that is called, with its parameters bound; undefined where it is not ours. */
  const called = (call: ts.CallExpression, bound: Bound) => {
    const of = checker.getResolvedSignature(call)?.declaration;
    if (of === undefined || !('body' in of) || of.body === undefined) return undefined;
    if (!/\/packages\/[a-z]+\/src\//.test(of.getSourceFile().fileName)) return undefined;
    const returns = returnsOf(of.body as ts.ConciseBody);
    return { returns, bound: boundBy(of as ts.SignatureDeclaration, call, bound) };
  };

  /** Texts and leaves come from callers; anything else is known by its type. */
  const isAsked = (name: ts.Node): boolean => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(name));
    if (type.flags & ts.TypeFlags.StringLike || type.getSymbol()?.name === 'Cited') return true;
    // The clauses of an ending, by how it ended.
    if (name.getText() === 'cites') return true;
    return type.isUnion() && type.types.every((one) => (one.flags & ts.TypeFlags.StringLike) !== 0);
  };

  /** Follows a name to what it was given; `key` is the property that was taken out of it. */
  const follow = <T>(
    name: ts.Node,
    bound: Bound,
    ask: (e: ts.Expression, b: Bound, keys: readonly string[]) => T,
    unknown: () => T,
  ): T => {
    const declaration = declarationOf(name);
    if (declaration === undefined) return unknown();
    const keys: string[] = [];
    let at: ts.Node = declaration;
    while (ts.isBindingElement(at)) {
      const element: ts.BindingElement = at;
      if (ts.isArrayBindingPattern(element.parent)) keys.unshift('*');
      else keys.unshift((element.propertyName ?? element.name).getText());
      at = element.parent.parent;
    }
    if (ts.isVariableDeclaration(at)) {
      if (at.initializer !== undefined) return ask(at.initializer, bound, keys);
      const loop = at.parent.parent;
      if (ts.isForOfStatement(loop)) return ask(loop.expression, bound, ['*', ...keys]);
      return unknown();
    }
    if (!ts.isParameter(at)) return unknown();
    const given = bound.get(at);
    if (given !== undefined) return ask(given, bound, keys);
    const of = at.parent;
    // A callback of a list is given its entries.
    if (ts.isCallExpression(of.parent) && ts.isPropertyAccessExpression(of.parent.expression)) {
      return ask(of.parent.expression.expression, bound, ['*', ...keys]);
    }
    if (isAsked(name) && sources.callsOf(of).length > 0) throw new AskCallers(of);
    return unknown();
  };

  const steps = (path: readonly string[], keys: readonly string[]) => [...path, ...keys];

  /** `({ irregularities }: Rulebook)`: the part is known by the type of the parameter. */
  const takenFromPart = (name: ts.Identifier): readonly string[] | null => {
    const keys: string[] = [];
    let at: ts.Node | undefined = declarationOf(name);
    while (at !== undefined && ts.isBindingElement(at)) {
      keys.unshift((at.propertyName ?? at.name).getText());
      const holder: ts.Node = at.parent.parent;
      const part = ts.isParameter(holder) ? PARTS[typeName(holder)] : undefined;
      if (part !== undefined) return [...part, ...keys];
      at = holder;
    }
    return null;
  };

  const leavesOf = (
    node: ts.Expression,
    bound: Bound,
    depth = 0,
  ): readonly (readonly string[])[] | null => {
    const exact = exactLeavesOf(node, bound, depth);
    if (exact !== null) return exact;
    const entry = ENTRIES[typeName(inner(node))];
    return entry === undefined ? null : [entry];
  };

  /** The places in a rulebook that an expression stands for; null where it is none. */
  const exactLeavesOf = (
    node: ts.Expression,
    bound: Bound,
    depth = 0,
  ): readonly (readonly string[])[] | null => {
    if (depth > 14) return null;
    const at = inner(node);
    const part = PARTS[typeName(at)];
    if (part !== undefined) return [part];
    const more = (paths: readonly (readonly string[])[] | null, ...keys: string[]) =>
      paths?.map((path) => steps(path, keys)) ?? null;
    if (ts.isPropertyAccessExpression(at)) {
      const of = leavesOf(at.expression, bound, depth + 1);
      if (of !== null) return more(of, at.name.text);
      const made = sources
        .literalsOf(typeName(at.expression))
        .flatMap((literal) => literalIn(literal, at.name.text))
        .map((one) => leavesOf(one, bound, depth + 1));
      return made.some((one) => one !== null) ? made.flatMap((one) => one ?? []) : null;
    }
    if (ts.isElementAccessExpression(at)) {
      return more(
        leavesOf(at.expression, bound, depth + 1),
        textOf(at.argumentExpression, bound) ?? '*',
      );
    }
    if (ts.isConditionalExpression(at)) {
      const both = [at.whenTrue, at.whenFalse].map((one) => leavesOf(one, bound, depth + 1));
      return both.some((one) => one !== null) ? both.flatMap((one) => one ?? []) : null;
    }
    if (
      ts.isBinaryExpression(at) &&
      at.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ) {
      const both = [at.left, at.right].map((one) => leavesOf(one, bound, depth + 1));
      return both.some((one) => one !== null) ? both.flatMap((one) => one ?? []) : null;
    }
    if (ts.isCallExpression(at)) return leavesOfCall(at, bound, depth);
    if (ts.isIdentifier(at)) {
      const taken = takenFromPart(at);
      if (taken !== null) return [taken];
      return follow<readonly (readonly string[])[] | null>(
        at,
        bound,
        (given, inside, keys) => more(leavesOf(given, inside, depth + 1), ...keys),
        () => null,
      );
    }
    return null;
  };

  const leavesOfCall = (
    at: ts.CallExpression,
    bound: Bound,
    depth: number,
  ): readonly (readonly string[])[] | null => {
    const { expression } = at;
    const [first] = at.arguments;
    if (ts.isIdentifier(expression) && expression.text === 'present' && first !== undefined) {
      return leavesOf(first, bound, depth + 1);
    }
    if (ts.isPropertyAccessExpression(expression)) {
      if (/^(filter|toSorted)$/.test(expression.name.text)) {
        return leavesOf(expression.expression, bound, depth + 1);
      }
      if (/^(find|findLast|at)$/.test(expression.name.text)) {
        const of = leavesOf(expression.expression, bound, depth + 1);
        if (of?.some((path) => path.at(-1) === 'needs') === true) return of;
        const wanted = first === undefined ? null : wantedBy(first, bound);
        return of?.map((path) => steps(path, [wanted === null ? '*' : `=${wanted}`])) ?? null;
      }
      if (
        /^(map|flatMap)$/.test(expression.name.text) &&
        first !== undefined &&
        ts.isArrowFunction(first)
      ) {
        const each = returnsOf(first.body).map((one) => leavesOf(one, bound, depth + 1));
        if (each.some((one) => one !== null)) return each.flatMap((one) => one ?? []);
      }
      const implemented = implementations(expression).flatMap(
        (body) => returnsOf(body).map((one) => leavesOf(one, bound, depth + 1)) ?? [],
      );
      if (implemented.some((one) => one !== null)) return implemented.flatMap((one) => one ?? []);
    }
    const made = called(at, bound);
    if (made === undefined) return null;
    const all = made.returns.map((one) => leavesOf(one, made.bound, depth + 1));
    return all.some((one) => one !== null) ? all.flatMap((one) => one ?? []) : null;
  };

  /** `({ value }) => value === 'keyed'` wants the entries whose value is that. */
  const wantedBy = (node: ts.Expression, bound: Bound): string | null => {
    if (!ts.isArrowFunction(node) || ts.isBlock(node.body) || !ts.isBinaryExpression(node.body)) {
      return null;
    }
    const { left, right } = node.body;
    return left.getText() === 'value' ? textOf(right, bound) : null;
  };

  /** The functions that stand for a method of an interface, in every object that has it. */
  const implementations = (method: ts.PropertyAccessExpression): readonly ts.ConciseBody[] =>
    sources
      .literalsOf(interfaceOf(method.expression) ?? typeName(method.expression))
      .flatMap((literal) =>
        literal.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) &&
          property.name.getText() === method.name.text &&
          ts.isArrowFunction(property.initializer)
            ? [property.initializer.body]
            : [],
        ),
      );

  const anyOf = (of: readonly Cite[]): Cite =>
    of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'any', of };

  const leafCite = (node: ts.Expression, bound: Bound, field: string | null): Cite => {
    const paths = leavesOf(node, bound);
    if (paths !== null) return anyOf(paths.map((path) => ({ kind: 'leaf', path, field })));
    const name = typeName(node);
    if (isRecord(name)) return { kind: 'recorded', type: name };
    return isOnRecord(node)
      ? { kind: 'recorded', type: name }
      : { kind: 'unknown', text: node.getText() };
  };

  /** Something other than a leaf that has a citation of its own. */
  const isOnRecord = (node: ts.Node): boolean => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    return (
      type.getSymbol()?.name !== 'Cited' && checker.getPropertyOfType(type, 'cite') !== undefined
    );
  };

  const citeOf: Answer<Cite> = (node, bound) => {
    const at = inner(node);
    if (ts.isStringLiteralLike(at)) return { kind: 'id', id: at.text };
    if (
      ts.isBinaryExpression(at) &&
      at.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ) {
      return { kind: 'first', of: [citeOf(at.left, bound), citeOf(at.right, bound)] };
    }
    if (
      ts.isBinaryExpression(at) &&
      at.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ) {
      return citeOf(at.right, bound);
    }
    if (ts.isConditionalExpression(at)) {
      const asked = nullTest(at.condition, bound);
      if (asked !== null) {
        const [there, gone] = asked.isNull
          ? [at.whenFalse, at.whenTrue]
          : [at.whenTrue, at.whenFalse];
        return {
          kind: 'if',
          path: asked.path,
          there: citeOf(there, bound),
          gone: citeOf(gone, bound),
        };
      }
      return anyOf(
        [at.whenTrue, at.whenFalse]
          .filter((one) => one.getText() !== 'undefined' && one.getText() !== 'null')
          .map((one) => citeOf(one, bound)),
      );
    }
    if (ts.isPropertyAccessExpression(at)) {
      if (at.name.text === 'cite' || at.name.text === 'reading') return fieldOf(at, bound);
      return propertyOf(at, bound);
    }
    if (ts.isElementAccessExpression(at)) {
      const literal = literalOf(at.expression, bound);
      if (literal !== null) return entriesOf(literal, textOf(at.argumentExpression, bound), bound);
      return leafCite(at, bound, null);
    }
    if (ts.isCallExpression(at)) return citeOfCall(at, bound);
    if (ts.isIdentifier(at)) {
      return follow<Cite>(
        at,
        bound,
        (given, inside, keys) =>
          keys.length === 0 ? citeOf(given, inside) : takenFrom(given, inside, keys),
        () => ({ kind: 'unknown', text: at.getText() }),
      );
    }
    return { kind: 'unknown', text: at.getText() };
  };

  /** `law.funds === null`: a question to the rulebook. */
  const nullTest = (node: ts.Expression, bound: Bound) => {
    if (!ts.isBinaryExpression(node) || !/^(null|undefined)$/.test(node.right.getText()))
      return null;
    const [path] = leavesOf(node.left, bound) ?? [];
    if (path === undefined || path.some((key) => key.includes('*'))) return null;
    return { path, isNull: node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken };
  };

  /** The object literal that a name stands for, where it is one. */
  const literalOf = (node: ts.Expression, bound: Bound): ts.ObjectLiteralExpression | null => {
    const at = inner(node);
    if (ts.isObjectLiteralExpression(at)) return at;
    if (!ts.isIdentifier(at)) return null;
    return follow<ts.ObjectLiteralExpression | null>(
      at,
      bound,
      (given, inside, keys) =>
        keys.length === 0 && given !== at ? literalOf(given, inside) : null,
      () => null,
    );
  };

  const entriesOf = (
    literal: ts.ObjectLiteralExpression,
    key: string | null,
    bound: Bound,
  ): Cite => {
    const entries = literal.properties.flatMap((one) => {
      const name = one.name === undefined ? '' : one.name.getText().replaceAll(/^'|'$/g, '');
      return ts.isPropertyAssignment(one) && (key === null || name === key)
        ? [one.initializer]
        : [];
    });
    return anyOf(entries.map((one) => citeOf(one, bound)));
  };

  /** `at.value` of a result: whatever its function says is `ok`. */
  const resultOf = (at: ts.PropertyAccessExpression, bound: Bound): Cite | null => {
    const of = inner(at.expression);
    if (at.name.text !== 'value' || !ts.isIdentifier(of)) return null;
    return follow<Cite | null>(
      of,
      bound,
      (given, inside, keys) => {
        const made =
          keys.length === 0 && ts.isCallExpression(given) ? called(given, inside) : undefined;
        if (made === undefined) return null;
        const oks = made.returns.flatMap(okIn);
        return oks.length === 0 ? null : anyOf(oks.map((one) => citeOf(one, made.bound)));
      },
      () => null,
    );
  };

  const okIn = (node: ts.Expression): readonly ts.Expression[] => {
    const at = inner(node);
    if (ts.isConditionalExpression(at)) return [at.whenTrue, at.whenFalse].flatMap(okIn);
    return ts.isCallExpression(at) && at.expression.getText() === 'ok'
      ? at.arguments.slice(0, 1)
      : [];
  };

  /** `{ cite }` or `{ notAsked: cite }` out of something. */
  const takenFrom = (given: ts.Expression, bound: Bound, keys: readonly string[]): Cite => {
    if (isRecord(typeName(given))) return { kind: 'recorded', type: typeName(given) };
    const last = keys.at(-1) ?? '';
    const before = keys.slice(0, -1);
    if (last === 'cite' || last === 'reading') {
      const paths = leavesOf(given, bound);
      if (paths !== null) {
        return anyOf(
          paths.map((path) => ({ kind: 'leaf', path: [...path, ...before], field: last })),
        );
      }
      const made = madeBy(given, bound, [...before, last]);
      if (made !== null) return made;
      const name = typeName(given);
      const entry = checker.getTypeAtLocation(given).getNumberIndexType()?.getSymbol()?.name ?? '';
      if (before[0] === '*' && isRecord(entry)) return { kind: 'recorded', type: entry };
      return isRecord(name) || (before.length === 0 && isOnRecord(given))
        ? { kind: 'recorded', type: name }
        : { kind: 'unknown', text: `${name}: ${given.getText()}.${keys.join('.')}` };
    }
    return (
      madeBy(given, bound, keys) ?? {
        kind: 'unknown',
        text: `${given.getText()}.${keys.join('.')}`,
      }
    );
  };

  /** A property of what a function of ours returns as an object literal. */
  const madeBy = (given: ts.Expression, bound: Bound, keys: readonly string[]): Cite | null => {
    const at = inner(given);
    if (!ts.isCallExpression(at)) return null;
    const [key] = keys;
    if (key === undefined || keys.length !== 1) return null;
    if (ts.isPropertyAccessExpression(at.expression)) {
      const found = implementations(at.expression).flatMap((body) =>
        returnsOf(body).flatMap((one) => literalIn(one, key)),
      );
      if (found.length > 0) return anyOf(found.map((one) => citeOf(one, bound)));
    }
    const made = called(at, bound);
    if (made === undefined) return null;
    const found = made.returns.flatMap((one) => literalIn(one, key));
    return found.length === 0 ? null : anyOf(found.map((one) => citeOf(one, made.bound)));
  };

  const literalIn = (node: ts.Expression, key: string): readonly ts.Expression[] => {
    const at = inner(node);
    if (ts.isConditionalExpression(at))
      return [at.whenTrue, at.whenFalse].flatMap((one) => literalIn(one, key));
    if (!ts.isObjectLiteralExpression(at)) return [];
    return at.properties.flatMap((property) => {
      if (property.name?.getText() !== key) return [];
      if (ts.isPropertyAssignment(property)) return [property.initializer];
      return ts.isShorthandPropertyAssignment(property) ? [property.name] : [];
    });
  };

  const fieldOf = (at: ts.PropertyAccessExpression, bound: Bound): Cite => {
    const of = inner(at.expression);
    const found = leafCite(of, bound, at.name.text);
    if (found.kind !== 'unknown') return found;
    const made = madeBy(of, bound, [at.name.text]);
    if (made !== null) return made;
    return ts.isIdentifier(of)
      ? follow<Cite>(
          of,
          bound,
          (given, inside, keys) => takenFrom(given, inside, [...keys, at.name.text]),
          () => found,
        )
      : found;
  };

  /** `rules.lock`: whatever the objects of that interface have there. */
  const propertyOf = (at: ts.PropertyAccessExpression, bound: Bound): Cite => {
    const result = resultOf(at, bound);
    if (result !== null) return result;
    const literal = literalOf(at.expression, bound);
    if (literal !== null) return entriesOf(literal, at.name.text, bound);
    const made = sources
      .literalsOf(typeName(at.expression))
      .flatMap((literal) => literalIn(literal, at.name.text));
    if (made.length > 0) return anyOf(made.map((one) => citeOf(one, new Map())));
    const paths = leavesOf(at, bound);
    if (paths !== null) return anyOf(paths.map((path) => ({ kind: 'leaf', path, field: null })));
    const of = inner(at.expression);
    if (ts.isIdentifier(of)) {
      return follow<Cite>(
        of,
        bound,
        (given, inside, keys) => takenFrom(given, inside, [...keys, at.name.text]),
        () => ({ kind: 'unknown', text: at.getText() }),
      );
    }
    return madeBy(of, bound, [at.name.text]) ?? { kind: 'unknown', text: at.getText() };
  };

  const citeOfCall = (at: ts.CallExpression, bound: Bound): Cite => {
    const { expression } = at;
    const [first] = at.arguments;
    const name = ts.isIdentifier(expression) ? expression.text : '';
    if ((name === 'byPolicy' || name === 'bySoftware') && first !== undefined) {
      const text = textOf(first, bound) ?? '?';
      return { kind: 'id', id: `${name === 'byPolicy' ? 'house' : 'baize'}:${text}` };
    }
    if (name === 'present' && first !== undefined) return citeOf(first, bound);
    if (ts.isPropertyAccessExpression(expression)) {
      const bodies = implementations(expression);
      if (bodies.length > 0)
        return anyOf(bodies.flatMap((body) => returnsOf(body).map((one) => citeOf(one, bound))));
    }
    const made = called(at, bound);
    if (made === undefined) return { kind: 'unknown', text: at.getText() };
    const all = made.returns
      .filter((one) => one.getText() !== 'null' && one.getText() !== 'undefined')
      .map((one) => citeOf(one, made.bound));
    return anyOf(all);
  };

  return { citeOf, textOf, inner, declarationOf, boundBy, follow, typeName };
};
