/** An operator's sign-in as a member (A §4.7): the member's name and the temporary token. */
export interface LoginLink {
  username: string;
  tempToken: string;
}

/** A path as the portal calls it, without its folder on the origin (ADR 27). */
const ownPath = (pathname: string) => pathname.replace(import.meta.env.BASE_URL, '/');

/** Reads `/login?user=&auth=`; null for any other address and for values that no such link has. */
export function parseLoginLink(href: string): LoginLink | null {
  const { pathname, searchParams } = new URL(href);
  const username = searchParams.get('user') ?? '';
  const tempToken = searchParams.get('auth') ?? '';
  const isLink = /^\/login\/?$/.test(ownPath(pathname)) && /^[A-Za-z0-9]{1,64}$/.test(username);
  return isLink && /^[\x21-\x7e]{1,512}$/.test(tempToken) ? { username, tempToken } : null;
}

/** The address without what an operator's link adds; undefined where there is nothing to take out. */
export function withoutLoginLink(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href);
  const isSignIn = /^\/login\/?$/i.test(ownPath(pathname));
  // A sign-in has no other use for `user`. A token is taken out wherever it stands.
  return searchParams.has('auth') || (isSignIn && searchParams.has('user')) ? pathname : undefined;
}

let link = typeof window === 'undefined' ? null : parseLoginLink(window.location.href);

// This runs before anything else loads, whatever became of the link, so that no token stays in the address or the
// history (T5).
if (typeof window !== 'undefined') {
  const clean = withoutLoginLink(window.location.href);
  if (clean !== undefined) window.history.replaceState(null, '', clean);
}

/** The link that opened this page, until it is spent. */
export const pendingLoginLink = (): LoginLink | null => link;

/** A link is used once, whatever comes of it. */
export function spendLoginLink(): void {
  link = null;
}
