type Message = string | ((values: never) => string);

/** A value of every plural form of our languages, and a text. */
const samples = ['\0', 0, 1, 2, 3, 11, 100];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The message with one sample in place of each of its values. */
function fill(message: Message, sample: string | number): string {
  if (typeof message === 'string') return message.replaceAll(/\{\w+\}/g, '\0');
  const values = Object.fromEntries(readNames(message).map((name) => [name, sample]));
  return message(values as never).replaceAll(String(sample), '\0');
}

/** A translated message that lacks a value shows its English, which reads each value by its name. */
function readNames(message: (values: never) => string): string[] {
  const names = new Set<string>();
  const report = globalThis.reportError;
  globalThis.reportError = () => undefined;
  for (const sample of samples)
    message(
      new Proxy({}, { get: (_own, name) => (names.add(String(name)), sample), has: () => true }) as never,
    );
  globalThis.reportError = report;
  return [...names];
}

/**
 * Matches a text that has a message, whatever its values, in every language. Spaces around a value may belong to another
 * element.
 */
export function messagePattern(message: Message): RegExp {
  const forms = new Set(
    samples.map((sample) =>
      fill(message, sample)
        .split('\0')
        .map((part) => escape(part.replaceAll(/[\u2068\u2069]/g, '').trim()))
        .join('.*'),
    ),
  );
  return new RegExp([...forms].join('|'), 's');
}
