import ts from 'typescript';

/** Sources of the project, by their path below `packages`. */
const SOURCE = /\/packages\/([\w-]+\/src\/[^?]+\.tsx?)$/;

const nameOf = (node) => {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) {
    return parent.name.getText();
  }
  for (let up = parent; up !== undefined; up = up.parent) {
    if ((ts.isFunctionLike(up) || ts.isVariableDeclaration(up)) && up.name !== undefined) {
      return `in ${up.name.getText()}`;
    }
  }
  return 'in the module';
};

/** Getters are values to the one who reads them, and a constructor must call its parent's itself. */
const isCall = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node);

/** The text of a source in which every function tells `noteCall` that it was entered. */
const noting = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const puts = [];
  const visit = (node) => {
    if (isCall(node) && node.body !== undefined && node.asteriskToken === undefined) {
      const isAsync = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
      const name = JSON.stringify(`${file} ${nameOf(node)}`);
      const lines = node.getText().split('\n').length;
      const enter = `noteCall(${name}, ${lines}, ${isAsync ? 'async ' : ''}() => `;
      const isBlock = ts.isBlock(node.body);
      puts.push([node.body.getStart(), isBlock ? `{ return ${enter}` : `${enter}(`]);
      puts.push([node.body.end, isBlock ? '); }' : '))']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let noted = text;
  // From the end, so that the places before stay where they are; of two at one place the inner comes first.
  for (const [at, put] of puts.toSorted(([one], [other]) => other - one)) {
    noted = noted.slice(0, at) + put + noted.slice(at);
  }
  return `const noteCall = globalThis.noteCall ?? ((_name, _lines, body) => body());\n${noted}`;
};

/** A plugin of Vite under which every function of the project's sources tells that it was entered. */
export const noteCalls = () => ({
  name: 'note-calls',
  enforce: 'pre',
  transform(text, id) {
    const file = SOURCE.exec(id)?.[1];
    return file === undefined ? null : { code: noting(file, text), map: null };
  },
});
