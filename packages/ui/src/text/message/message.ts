import { IntlMessageFormat } from 'intl-messageformat';

/**
 * Parses a text in Unicode's message format; throws a SyntaxError for an invalid one. `<b>` in it is plain
 * text, because our texts get their elements from `fill`.
 */
export const getMessage = (text: string, language: string) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

export type MessagePart = ReturnType<IntlMessageFormat['getAst']>[number];

/** The allowed parts of a message, by the parser's numbers. */
export const kinds = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

/** The parts of a message, including those within its choices. */
export const allParts = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.flatMap((part) =>
    'options' in part
      ? [part, ...Object.values(part.options).flatMap(({ value }) => allParts(value))]
      : [part],
  );

export const getKind = ({ type }: MessagePart): number => type;
