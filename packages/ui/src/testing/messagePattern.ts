type Message = string | ((values: never) => string);

/** Reads as any text where a message has a value. */
const anything = new Proxy({}, { get: () => '\0' });

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Matches a text that has a message, whatever its values, in every language. Spaces around a value may belong to another
 * element.
 */
export function messagePattern(message: Message): RegExp {
  const text = typeof message === 'string' ? message : message(anything as never);
  const parts = text.replaceAll(/\{\w+\}/g, '\0').split('\0');
  return new RegExp(parts.map((part) => escape(part.trim())).join('.*'), 's');
}
