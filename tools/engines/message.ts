import english from '@portal/ui/text/languages/en.json' with { type: 'json' };

export type Messages = typeof english;

/** The portal's own text by its key, with values for its positions. */
export const message = (key: keyof Messages, ...values: readonly (string | number)[]): string =>
  english[key].replace(/\{(\d+)\}/g, (_position, at: string) => String(values[Number(at)] ?? ''));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a text, with anything in its positions. */
export const messagePattern = (key: keyof Messages, { start = true } = {}): RegExp =>
  new RegExp(
    `${start ? '^' : ''}${english[key]
      .split(/\{\w+\}/)
      .map(escape)
      .join('.*')}`,
  );
