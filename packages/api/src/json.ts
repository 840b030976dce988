const dropProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * The value of a JSON text, or undefined when it isn't JSON. Drops `__proto__` keys, escaped ones too,
 * because a later copy could change a prototype (SECURITY T21).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, /__proto__|\\u005f/i.test(text) ? dropProto : undefined) as unknown;
  } catch {
    return undefined;
  }
}
