/** An operator's sign-in as a member (A §4.7): the member's name and the temporary token. */
export interface LoginLink {
  username: string;
  tempToken: string;
}

/** A path without the portal's folder on the origin (ADR 27). */
const ownPath = (pathname: string) => pathname.replace(import.meta.env.BASE_URL, '/');

/** Parses `/login?user=&auth=`; null for any other address and for invalid values. */
export function parseLoginLink(href: string): LoginLink | null {
  const { pathname, searchParams } = new URL(href);
  const username = searchParams.get('user') ?? '';
  const tempToken = searchParams.get('auth') ?? '';
  const isLink = /^\/login\/?$/.test(ownPath(pathname)) && /^[A-Za-z0-9]{1,64}$/.test(username);
  return isLink && /^[\x21-\x7e]{1,512}$/.test(tempToken) ? { username, tempToken } : null;
}

/** The address without the link's parameters; undefined if there are none. */
export function withoutLoginLink(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href);
  const isSignIn = /^\/login\/?$/i.test(ownPath(pathname));
  // A sign-in has no other use for `user`. A token is removed from any address.
  return searchParams.has('auth') || (isSignIn && searchParams.has('user')) ? pathname : undefined;
}

let link = typeof window === 'undefined' ? null : parseLoginLink(window.location.href);

// Runs before anything else loads and whatever the link's result, so no token stays in the address or the history (T5).
if (typeof window !== 'undefined') {
  const clean = withoutLoginLink(window.location.href);
  if (clean !== undefined) window.history.replaceState(null, '', clean);
}

/** The link of this page, until it is used. */
export const pendingLoginLink = (): LoginLink | null => link;

/** A link is used once, whatever its result. */
export function spendLoginLink(): void {
  link = null;
}
