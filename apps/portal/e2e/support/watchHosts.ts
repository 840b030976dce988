import type { Browser, BrowserContext } from '@playwright/test';

export interface HostWatch {
  /** Hosts that a page asked, or went to, beside those of the portal, with what was asked. */
  strangers: string[];
  /** Lets the browser make contexts unseen again. */
  end: () => void;
}

/** What the browser answers itself. */
const isInside = ({ protocol }: URL) => ['data:', 'blob:', 'about:'].includes(protocol);

/**
 * Records every host that any page of a flow contacts, with its workers and the windows that it opens. App, API and
 * pictures are one host in most flows; whatever else than `own` is contacted is a stranger (T3, T6).
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
  // Also those that a flow makes by itself: a second device, a stranger's browser.
  const make = browser.newContext.bind(browser);
  browser.newContext = async (...options) => watch(await make(...options));
  return {
    strangers,
    end: () => {
      browser.newContext = make;
    },
  };
}
