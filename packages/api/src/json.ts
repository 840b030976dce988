const dropProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/** Keeps a whole-number key from being moved to the front of its object. `withLists` takes it off again. */
export const keyMark = '\ue000';

/** A string with the colon of a key, or a number with more digits than a float holds. No part is read twice. */
const tokens = /("(?:[^"\\]|\\[^])*"?)(\s*:)?|-?\d[\d.]{15,}(?![\d.eE])/g;

/** The text with marked whole-number keys, and with long numbers as strings (D147). */
const keepOrderAndDigits = (text: string): string =>
  text.replace(tokens, (whole: string, string: string | undefined, colon: string | undefined) => {
    if (string === undefined) return `"${whole}"`;
    return colon !== undefined && /^"\d+"$/.test(string) ? `"${keyMark}${whole.slice(1)}` : whole;
  });

/**
 * The value of a JSON text, or undefined when it isn't JSON. Entries keep their order, and ids of any size their
 * digits (D147). Drops `__proto__` keys, escaped ones too, because a later copy could change a prototype
 * (SECURITY T21).
 */
export function parseJson(text: string): unknown {
  try {
    const kept = /"\d+"\s*:|\d[\d.]{15}/.test(text) ? keepOrderAndDigits(text) : text;
    return JSON.parse(kept, /__proto__|\\u005f/i.test(text) ? dropProto : undefined) as unknown;
  } catch {
    return undefined;
  }
}
