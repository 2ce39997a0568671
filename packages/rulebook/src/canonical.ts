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
const canonicalObject = (value: object): string =>
  `{${Object.entries(value)
    .filter(([, item]) => item !== undefined)
    // Code units, as the standard asks: never the order of a language or a place.
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, item]) => `${JSON.stringify(name)}:${canonicalText(item)}`)
    .join(',')}}`;
