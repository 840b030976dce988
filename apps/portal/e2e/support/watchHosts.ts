import type { Browser, BrowserContext } from '@playwright/test';

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
