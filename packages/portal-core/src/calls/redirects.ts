import type { Outcome, PortalClient } from '@portal/api';

/** Running checks by their token, so parallel redirects send one. */
const checks = new Map<string, Promise<boolean>>();

const isRedirected = (outcome: Outcome<unknown>) =>
  outcome.kind === 'failed' && outcome.reason === 'redirect';

async function check(client: PortalClient, token: string): Promise<boolean> {
  const outcome = await client.get('/authentication', { token });
  return outcome.kind === 'unauthenticated' || isRedirected(outcome);
}

/**
 * Whether a redirect means an ended session: some servers send the sign-in page instead of a 401. A page can't read the
 * target of a redirect, so a second call shows whether it concerns the session or that call alone.
 */
export async function hasRedirectedToSignIn(
  client: PortalClient,
  token: string,
  outcome: Outcome<unknown>,
): Promise<boolean> {
  if (!isRedirected(outcome)) return false;
  const running = checks.get(token) ?? check(client, token);
  checks.set(token, running);
  const isOver = await running;
  checks.delete(token);
  return isOver;
}
