type Message = string | ((values: never) => string);

/** A value of every plural form of our languages, and a text. */
const samples = ['\0', 0, 1, 2, 3, 11, 100];

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The message with one sample in place of each of its values. */
function fill(message: Message, sample: string | number): string {
  if (typeof message === 'string') return message.replaceAll(/\{\w+\}/g, '\0');
  return compose(message, sample).replaceAll(String(sample), '\0');
}

const missing = /variable "(\w+)" was not provided/;

/** A translated message reads only the values that are there, and names the first one that it lacks. */
function compose(message: (values: never) => string, sample: string | number): string {
  const values: Record<string, string | number> = {};
  const any = new Proxy(values, { get: (_own, name) => values[String(name)] ?? sample, has: () => true });
  for (;;)
    try {
      return message(any as never);
    } catch (error) {
      const [, name = ''] = missing.exec(String(error)) ?? [];
      if (name === '' || name in values) throw error;
      values[name] = sample;
    }
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
