import english from '@portal/ui/text/languages/en.json' with { type: 'json' };

export type Messages = typeof english;

/** The portal's own text by its key, with its values. */
export const message = (key: keyof Messages, values: Record<string, string | number> = {}): string =>
  english[key].replace(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of a text, with anything for its values. */
export const messagePattern = (key: keyof Messages, { start = true } = {}): RegExp =>
  new RegExp(
    `${start ? '^' : ''}${english[key]
      .split(/\{\w+\}/)
      .map(escape)
      .join('.*')}`,
  );
