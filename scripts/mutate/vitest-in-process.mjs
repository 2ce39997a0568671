/**
 * What test files take from `vitest`, for a run within one process: tests are gathered in a list that the
 * mutation runner works through. It is loaded anew with every test file.
 */
const { expect, gathered } = globalThis.baizeMutation;

const titles = [];

const describe = (title, gather) => {
  titles.push(title);
  gather();
  titles.pop();
};

const test = (title, body) => {
  // Rows of a table may share a title: the number tells them apart.
  gathered.push({ name: `${gathered.length} ${[...titles, title].join(' > ')}`, body });
};

const each = (of) => (rows) => (title, body) => {
  for (const row of rows) of(title, () => body(...(Array.isArray(row) ? row : [row])));
};

describe.each = each(describe);
test.each = each(test);

export { describe, expect, test, test as it };
