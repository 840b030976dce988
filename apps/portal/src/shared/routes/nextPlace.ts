import { memberAddress } from '@portal/ui/addresses';
import type { Unread } from '../wire/answer';
import { parseFields, parseText } from '../wire/wire';

/** What the guard leaves in the history: where a visitor wanted to go (A §2). */
export interface RedirectTarget {
  next: string;
}

const longest = 1000;
const nowhere = 'https://portal.invalid';

/**
 * A member's address with its query, as it may be gone to; undefined for anything else. It never leaves the portal,
 * whatever is written into it (T9).
 */
export function memberPath(text: string): string | undefined {
  if (text.length > longest || !text.startsWith(`${memberAddress}/`)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, nowhere);
  const isOwn = origin === nowhere && pathname.startsWith(`${memberAddress}/`) && !pathname.includes('//');
  return isOwn ? pathname + search + hash : undefined;
}

/** Where a sign-in leads, by the state of its entry in the history. */
export const selectRedirectTarget = (state: Unread<RedirectTarget>): string | undefined =>
  memberPath(parseText(parseFields(state).next) ?? '');
