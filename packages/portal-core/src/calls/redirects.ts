import type { Outcome, PortalClient } from '@portal/api';
import { withBasePath } from '../browser/place';

/** Running checks by their token, so parallel redirects send one. */
const checks = new Map<string, Promise<boolean>>();

const isRedirected = (outcome: Outcome<unknown>) =>
  outcome.kind === 'failed' && outcome.reason === 'redirect';

/** How long the portal's own file may take, in ms. */
const patience = 10_000;

/** Whether the portal's own server answers. A network's sign-in page redirects this file too. */
const isOwnConnection = () =>
  fetch(withBasePath('/config.json'), {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  );

/** Whether the API's redirects lead to its own origin. Without the token, because a redirect may lead anywhere (T4). */
async function leadsToOwnOrigin(client: PortalClient): Promise<boolean> {
  const outcome = await client.get('/authentication', { token: null, followsRedirects: true });
  return outcome.kind !== 'failed' || outcome.status !== undefined;
}

async function check(client: PortalClient, token: string): Promise<boolean> {
  const outcome = await client.get('/authentication', { token });
  if (!isRedirected(outcome)) return outcome.kind === 'unauthenticated';
  return (await isOwnConnection()) && leadsToOwnOrigin(client);
}

/**
 * Whether a redirect means an ended session: some servers send their sign-in page instead of a 401 (D156). A page can't
 * read the target of a redirect. So a second call shows whether it concerns the session or that call alone, and two
 * more show whether it leads to another origin, which is a network's own sign-in page.
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
