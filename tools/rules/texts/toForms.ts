import { getKind, getMessage, kinds, type MessagePart } from '../../../packages/ui/src/text/message/message';

/** A message's parts as texts: one for each combination of its choices. Values are `…`. */
const write = (parts: readonly MessagePart[]): string[] =>
  parts.reduce<string[]>(
    (begun, part) => {
      const next =
        'options' in part
          ? Object.values(part.options).flatMap(({ value }) => write(value))
          : ['value' in part && getKind(part) === kinds.literal ? part.value : '…'];
      return begun.flatMap((start) => next.map((end) => start + end));
    },
    [''],
  );

/** The texts that a message can give, such as the singular and the plural. */
export const toForms = (text: string): string[] => [...new Set(write(getMessage(text, 'en').getAst()))];
