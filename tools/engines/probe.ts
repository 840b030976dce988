import { createHash } from 'node:crypto';
import { readBody, send, ShapingProxy, type Answer } from '../../apps/portal/e2e/journeys/shapingProxy';

const path = '/engine-probe';
/** An address of the portal's origin without a portal, where a tab's storage can be filled. */
export const emptyPage = '/engine-empty';

/** Reports what a member can't see. It runs before the page's first script. */
const script = `(() => {
  const report = (text) => navigator.sendBeacon('${path}', location.pathname + ': ' + text);
  addEventListener('error', ({ message, filename, lineno }) => message && report('error: ' + message + ' at ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    report('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
})();`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Adds the probe to a page, and allows it by the page's content policy. */
function toProbed({ status, headers, body }: Answer): Answer {
  const policy = headers['content-security-policy'];
  if (!String(headers['content-type']).startsWith('text/html') || policy === undefined)
    return { status, headers, body };
  return {
    status,
    headers: {
      ...headers,
      'content-security-policy': String(policy).replace('script-src ', `script-src ${hash} `),
    },
    body: Buffer.from(body.toString().replace('<head>', `<head><script>${script}</script>`)),
  };
}

/** A proxy that adds a probe to each page, because WebDriver shows no errors. */
export interface Probe {
  proxy: ShapingProxy;
  /** Script errors and refusals of the content policy, each with its address. */
  reports: string[];
}

export async function openProbe(target: string): Promise<Probe> {
  const [proxy, reports] = [await ShapingProxy.to(target), [] as string[]];
  const empty = '<!doctype html><title>Empty</title>';
  proxy.rules.push(({ path: asks, asked, answer, forward }) => {
    if (asks === path)
      return readBody(asked).then((body) => {
        reports.push(body.toString());
        answer.writeHead(204).end();
      });
    if (asks === emptyPage) {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(empty);
      return Promise.resolve();
    }
    return asks.startsWith('/api/') ? undefined : forward().then((whole) => send(answer, toProbed(whole)));
  });
  return { proxy, reports };
}
