/**
 * RFC 8785, the canonical form of JSON: names sorted by code unit, no white space, numbers and texts as
 * the language itself writes them. Two equal values have one text, on every platform; its digest is
 * made at the edge.
 */
export const canonicalText = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical text`);
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
      return canonicalObject(value);
    default:
      throw new TypeError(`a value of type ${typeof value} has no canonical text`);
  }
};

/** A field that is undefined is a field that is not there. */
const canonicalObject = (value: object): string => {
  const items = value as Readonly<Record<string, unknown>>;
  let text = '';
  // By code units, as the standard asks: never in the order of a language or a place.
  for (const name of Object.keys(items).sort()) {
    const item = items[name];
    if (item === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalText(item)}`;
  }
  return `{${text}}`;
};
