import type { CDPSession, Page } from '@playwright/test';

/**
 * Sets the connection quality that the browser reports from the next page on. A busy machine looks like a slow
 * connection, so the portal wouldn't prefetch and the test would wait in vain.
 */
export async function simulateConnection(
  page: Page,
  line: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  }, line);
}

/** Network conditions of a page. */
export interface Network {
  /** Limits uploads to a number of bytes per second. */
  slowUploads: (bytesPerSecond: number) => Promise<unknown>;
  /** Removes the limit. */
  restore: () => Promise<unknown>;
  /** Lets requests of a path reach the server and drops the responses. Returns a function that stops it. */
  loseAnswers: (path: string) => Promise<() => Promise<unknown>>;
  /** Does the same, and sends a proxy's error page instead. */
  replaceAnswers: (path: string, status: number) => Promise<() => Promise<unknown>>;
}

const proxysPage = {
  responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
  body: Buffer.from('<!doctype html><title>Proxy</title>').toString('base64'),
};

/** Controls the browser's own network, below the page, so progress events are slow or lost too. */
export async function toNetwork(page: Page): Promise<Network> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  let replacement: number | undefined;
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void (replacement === undefined
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : session.send('Fetch.fulfillRequest', { requestId, responseCode: replacement, ...proxysPage }));
  });
  const catchAnswers = async (path: string, status?: number) => {
    replacement = status;
    const patterns = [{ urlPattern: `*/api/${path}`, requestStage: 'Response' as const }];
    await session.send('Fetch.enable', { patterns });
    return () => session.send('Fetch.disable');
  };
  return {
    slowUploads: set,
    restore: () => set(-1),
    loseAnswers: (path) => catchAnswers(path),
    replaceAnswers: catchAnswers,
  };
}
