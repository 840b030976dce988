import type { Page } from '@playwright/test';

/** Returns a matcher for methods and paths from a call such as `GET /ticket/{id}/details`. A HEAD counts as the call. */
export function getMatcher(call: string): (method: string, path: string) => boolean {
  const [verb = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (method, pathname) => (method === verb || method === 'HEAD') && pattern.test(pathname);
}

/** Records the page's requests of some calls, such as `POST https://…/api/withdraw`. */
export function recordCalls(page: Page, calls: readonly string[]): string[] {
  const recorded: string[] = [];
  const matchers = calls.map(getMatcher);
  page.on('request', (request) => {
    const [method, url] = [request.method(), request.url()];
    // A HEAD asks only whether a network redirects the call.
    if (method !== 'HEAD' && matchers.some((matches) => matches(method, new URL(url).pathname)))
      recorded.push(`${method} ${url}`);
  });
  return recorded;
}
