import { allParts, getKind, kinds, getMessage, type MessagePart } from './message';

/** Texts with a placeholder are messages. In all others a brace is a brace. */
export const isMessage = (own: string): boolean => /\{\w/.test(own);

const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other));

/** The placeholders of a text, such as `count` and `username`. Throws for an invalid message. */
export function getFields(text: string, isRead: boolean): readonly string[] {
  if (!isRead) return sorted([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const parts = allParts(getMessage(text, 'en').getAst());
  return sorted(
    parts.flatMap((part) => ('value' in part && getKind(part) !== kinds.literal ? [part.value] : [])),
  );
}

const usable: readonly number[] = Object.values(kinds);

/** Values are texts or counts, so Intl must not format dates or non-numeric figures. */
const unusable = (parts: readonly MessagePart[]) => parts.find((part) => !usable.includes(getKind(part)));

const named = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(', ');

const messageHelp =
  '{count} is what is filled in, and {count, plural, one {…} other {…}} chooses by a number';

function unreadable(text: string): string {
  try {
    const odd = unusable(allParts(getMessage(text, 'en').getAst()));
    return odd ? `formats what it is given as if it were a date or a sum; ${messageHelp}` : '';
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return `can't be read, from sign ${(location?.start.offset ?? 0) + 1} on (${message}); ${messageHelp}`;
  }
}

/** The error of a replacement text, or '': it can't be parsed, or its placeholders differ from ours. */
export function textFault(own: string, text: string): string {
  const isRead = isMessage(own);
  const fault = isRead ? unreadable(text) : '';
  if (fault) return fault;
  const [wanted, given] = [getFields(own, isRead), getFields(text, isRead)];
  const lacking = wanted.filter((field) => !given.includes(field));
  if (lacking.length > 0) return `lacks ${named(lacking)}: ours is "${own}"`;
  const invented = given.filter((field) => !wanted.includes(field));
  return invented.length > 0 ? `has ${named(invented)}, which nothing is filled into: ours is "${own}"` : '';
}
