const dropProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

/**
 * The value of a JSON text, or undefined when it is none. A `__proto__` key is dropped, also when written with
 * escapes, so that no later copy can be made to change a prototype (SECURITY T21).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, /__proto__|\\u005f/i.test(text) ? dropProto : undefined) as unknown;
  } catch {
    return undefined;
  }
}
