import { allParts, getKind, kinds, getMessage, type MessagePart } from './message';

/** Texts with a numbered place are messages; in all others braces are places of elements (`fill`). */
export const isMessage = (own: string): boolean => /\{\d\}/.test(own);

const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other));

/** The places of a text that are filled in, such as `0` and `username`. Throws where a message can't be read. */
export function getPlaces(text: string, isRead: boolean): readonly string[] {
  if (!isRead) return sorted([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const parts = allParts(getMessage(text, 'en').getAst());
  return sorted(
    parts.flatMap((part) => ('value' in part && getKind(part) !== kinds.literal ? [part.value] : [])),
  );
}

const usable: readonly number[] = Object.values(kinds);

/** What is filled in is text or a count, of which Intl makes no date, and no figure that isn't one. */
const unusable = (parts: readonly MessagePart[]) => parts.find((part) => !usable.includes(getKind(part)));

const named = (fields: readonly string[]) => fields.map((field) => `{${field}}`).join(', ');

const messageHelp = '{0} is what is filled in, and {0, plural, one {…} other {…}} chooses by a number';

function unreadable(text: string): string {
  try {
    const odd = unusable(allParts(getMessage(text, 'en').getAst()));
    return odd ? `formats what it is given as if it were a date or a sum; ${messageHelp}` : '';
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return `can't be read, from sign ${(location?.start.offset ?? 0) + 1} on (${message}); ${messageHelp}`;
  }
}

/**
 * What is wrong with a text that stands in the place of ours, or '' when nothing is: it can't be read, or it doesn't
 * fill in what ours does.
 */
export function textFault(own: string, text: string): string {
  const isRead = isMessage(own);
  const fault = isRead ? unreadable(text) : '';
  if (fault) return fault;
  const [wanted, given] = [getPlaces(own, isRead), getPlaces(text, isRead)];
  const lacking = wanted.filter((field) => !given.includes(field));
  if (lacking.length > 0) return `lacks ${named(lacking)}: ours is "${own}"`;
  const invented = given.filter((field) => !wanted.includes(field));
  return invented.length > 0 ? `has ${named(invented)}, which nothing is filled into: ours is "${own}"` : '';
}
