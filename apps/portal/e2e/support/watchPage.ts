import type { Page, Browser, BrowserContext } from '@playwright/test';

export interface HostWatch {
  /** The hosts outside the portal that a page requested or opened, with each request. */
  strangers: string[];
  /** Stops watching new browser contexts. */
  end: () => void;
}

/** URLs that the browser resolves itself. */
const isInside = ({ protocol }: URL) => ['data:', 'blob:', 'about:'].includes(protocol);

/**
 * Records every host that a test's pages, workers and popups contact. In most tests the app, API and images share one
 * host; any host outside `own` is an error (T3, T6).
 */
export function watchHosts(browser: Browser, own: readonly string[]): HostWatch {
  const strangers: string[] = [];
  const record = (text: string) => {
    const url = new URL(text);
    if (!isInside(url) && !own.includes(url.hostname))
      strangers.push(`${url.host}: ${url.origin}${url.pathname}`);
  };
  const watch = (context: BrowserContext) => {
    context.on('request', (request) => record(request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => record(socket.url())));
    return context;
  };
  // Includes contexts that a test creates itself, such as a second device.
  const make = browser.newContext.bind(browser);
  browser.newContext = async (...options) => watch(await make(...options));
  return {
    strangers,
    end: () => {
      browser.newContext = make;
    },
  };
}

export interface PageWatch {
  errors: string[];
  violations: string[];
  /** Requests with the bearer token to another origin, or with a token in their URL (SECURITY T3). */
  leaks: string[];
  /** The page's console and calls, to diagnose a failure. */
  log: string[];
}

/** Watches a page from its start. */
export async function watchPage(page: Page, baseURL: string): Promise<PageWatch> {
  const watch: PageWatch = { errors: [], violations: [], leaks: [], log: [] };
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const token = request.headers().authorization;
    if (token && url.origin !== new URL(baseURL).origin) watch.leaks.push(request.url());
    if (token && url.href.includes(token.replace('Bearer ', ''))) watch.leaks.push(request.url());
  });
  page.on('console', (message) => watch.log.push(`${message.type()}: ${message.text()}`));
  page.on('response', (answer) => {
    if (answer.url().includes('/api/'))
      watch.log.push(`${answer.request().method()} ${answer.url()}: ${answer.status()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective}: ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return watch;
}
