const dropProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * The value of a JSON text, or undefined when the text isn't JSON. A `__proto__` key is dropped, even one written with
 * escapes, so that no later copy can change a prototype (SECURITY T21).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, /__proto__|\\u005f/i.test(text) ? dropProto : undefined) as unknown;
  } catch {
    return undefined;
  }
}
