import type { CDPSession, Page } from '@playwright/test';

/** What the network does to a page. */
export interface Network {
  /** Slows uploads to so many bytes a second. */
  slowUploads: (bytesPerSecond: number) => Promise<unknown>;
  /** As fast as it can. */
  restore: () => Promise<unknown>;
  /** Requests of a path reach the server, and their answers never come back. Returns what ends it. */
  loseAnswers: (path: string) => Promise<() => Promise<unknown>>;
}

/** The browser's own network, below the page: what is slow or lost here is so for progress events too. */
export async function networkOf(page: Page): Promise<Network> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
  });
  return {
    slowUploads: set,
    restore: () => set(-1),
    loseAnswers: async (path) => {
      const patterns = [{ urlPattern: `*/api/${path}`, requestStage: 'Response' as const }];
      await session.send('Fetch.enable', { patterns });
      return () => session.send('Fetch.disable');
    },
  };
}
