import { memberAddress } from '@portal/ui/addresses';
import type { Unread } from '../fromApi/answer';
import { parseFields, parseText } from '../fromApi/parse';

/** The guard's history state: the visitor's requested page (A §2). */
export interface RedirectTarget {
  next: string;
}

const longest = 1000;
const nowhere = 'https://portal.invalid';

/**
 * A safe member's address with its query; undefined for anything else. It never leaves the portal, whatever the input
 * (T9).
 */
export function memberPath(text: string): string | undefined {
  if (text.length > longest || !text.startsWith(`${memberAddress}/`)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, nowhere);
  const isOwn = origin === nowhere && pathname.startsWith(`${memberAddress}/`) && !pathname.includes('//');
  return isOwn ? pathname + search + hash : undefined;
}

/** The redirect after a sign-in, from the history state. */
export const selectRedirectTarget = (state: Unread<RedirectTarget>): string | undefined =>
  memberPath(parseText(parseFields(state).next) ?? '');
