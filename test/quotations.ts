/** Stands for what a page leaves out: lines where it is alone on one. */
export const LEFT_OUT = '…';

type Same = (line: string | undefined, quoted: string) => boolean;

const equal: Same = (line, quoted) => line === quoted;

/** The first quoted lines that the output does not have there, or nothing. */
export const misquoted = (
  output: readonly string[],
  quoted: readonly string[],
  same: Same = equal,
): string | undefined => {
  let from = 0;
  let open = false;
  for (const part of partsOf(quoted)) {
    const places = Array.from({ length: output.length - from + 1 }, (_, at) => from + at);
    const found = (open ? places : [from]).find((place) =>
      part.every((line, at) => same(output[place + at], line)),
    );
    if (found === undefined) return part.join('\n');
    from = found + part.length;
    open = true;
  }
  const isWhole = quoted.at(-1) === LEFT_OUT || from === output.length;
  return isWhole ? undefined : `(the end, after line ${from} of ${output.length})`;
};

/** Quoted lines between those left out. */
const partsOf = (quoted: readonly string[]): readonly (readonly string[])[] => {
  const parts: string[][] = [[]];
  for (const line of quoted) {
    if (line === LEFT_OUT) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
};

/** Whether a text is the quoted one, with anything in the place of each `…`. */
export const reads = (text: string, quoted: string): boolean => {
  const pattern = quoted
    .split(LEFT_OUT)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(text);
};

/**
 * Quoted JSON as JSON: `…` stands for a value, for further fields of an object, or for further items of a
 * list.
 */
export const quotedJson = (text: string): unknown => {
  let json = '';
  let inText = false;
  const open: string[] = [];
  for (const sign of text) {
    if (sign === '"' && !json.endsWith('\\')) inText = !inText;
    if (inText || sign !== LEFT_OUT) json += sign;
    else json += open.at(-1) === '{' && !/:\s*$/.test(json) ? '"…":"…"' : '"…"';
    if (inText) continue;
    if (sign === '{' || sign === '[') open.push(sign);
    if (sign === '}' || sign === ']') open.pop();
  }
  return JSON.parse(json);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where an answer is not what is quoted: one line for each place. */
export const differences = (answer: unknown, quoted: unknown, at = 'it'): readonly string[] => {
  if (quoted === LEFT_OUT) return answer === undefined ? [`${at} is missing`] : [];
  if (typeof quoted === 'string' && typeof answer === 'string') {
    return reads(answer, quoted) ? [] : [`${at} is "${answer}", not "${quoted}"`];
  }
  if (Array.isArray(quoted) && Array.isArray(answer)) return ofLists(answer, quoted, at);
  if (isObject(quoted) && isObject(answer)) return ofObjects(answer, quoted, at);
  return Object.is(answer, quoted)
    ? []
    : [`${at} is ${JSON.stringify(answer)}, not ${JSON.stringify(quoted)}`];
};

const ofLists = (
  answer: readonly unknown[],
  quoted: readonly unknown[],
  at: string,
): readonly string[] => {
  const isOpen = quoted.length > 1 && quoted.at(-1) === LEFT_OUT;
  const told = isOpen ? quoted.slice(0, -1) : quoted;
  if (quoted.length === 1 && quoted[0] === LEFT_OUT) return [];
  const tooLong = !isOpen && answer.length > told.length ? [`${at} has more items`] : [];
  return [
    ...tooLong,
    ...told.flatMap((item, index) => differences(answer[index], item, `${at}[${index}]`)),
  ];
};

const ofObjects = (
  answer: Readonly<Record<string, unknown>>,
  quoted: Readonly<Record<string, unknown>>,
  at: string,
): readonly string[] => {
  const told = Object.keys(quoted).filter((key) => key !== LEFT_OUT);
  const more = LEFT_OUT in quoted ? [] : Object.keys(answer).filter((key) => !(key in quoted));
  return [
    ...more.map((key) => `${at}.${key} is not quoted`),
    ...told.flatMap((key) => differences(answer[key], quoted[key], `${at}.${key}`)),
  ];
};
