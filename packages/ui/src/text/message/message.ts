import { IntlMessageFormat } from 'intl-messageformat';

/**
 * A text in Unicode's message format; throws a SyntaxError where it can't be read. `<b>` in it is text like any other,
 * because no text of ours is filled in with elements that way (`fill`).
 */
export const getMessage = (text: string, language: string) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

export type MessagePart = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message may be made of, by the numbers that its reader has for it. */
export const kinds = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7 } as const;

/** The parts of a message, those within its choices too. */
export const allParts = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.flatMap((part) =>
    'options' in part
      ? [part, ...Object.values(part.options).flatMap(({ value }) => allParts(value))]
      : [part],
  );

export const getKind = ({ type }: MessagePart): number => type;
