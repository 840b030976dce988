import type { CDPSession, Page } from '@playwright/test';

/** What the network does to a page. */
export interface Network {
  /** Slows uploads to so many bytes a second. */
  slowUploads: (bytesPerSecond: number) => Promise<unknown>;
  /** As fast as it can. */
  restore: () => Promise<unknown>;
  /** Requests of a path reach the server, and their answers never come back. Returns what ends it. */
  loseAnswers: (path: string) => Promise<() => Promise<unknown>>;
  /** The same, and a proxy's page comes back in their place. */
  replaceAnswers: (path: string, status: number) => Promise<() => Promise<unknown>>;
}

const proxysPage = {
  responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
  body: Buffer.from('<!doctype html><title>Proxy</title>').toString('base64'),
};

/** The browser's own network, below the page: what is slow or lost here is so for progress events too. */
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
