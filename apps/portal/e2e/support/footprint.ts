import type { CDPSession, Page } from '@playwright/test';

/** The resources that a page holds: heap in bytes, and pending timers. */
export interface Footprint {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

declare global {
  interface Window {
    /** The delays of pending timers, by id. */
    pendingTimers: Map<number, number>;
  }
}

/** Counts timers from the page's start. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Work = (...rest: unknown[]) => void;
    const pending = (window.pendingTimers = new Map<number, number>());
    const [set, repeat] = [window.setTimeout.bind(window), window.setInterval.bind(window)];
    const [clear, end] = [window.clearTimeout.bind(window), window.clearInterval.bind(window)];
    window.setTimeout = ((work: Work, delay = 0, ...rest: unknown[]) => {
      const id: number = set(() => {
        pending.delete(id);
        work(...rest);
      }, delay);
      pending.set(id, delay);
      return id;
    }) as typeof window.setTimeout;
    window.setInterval = ((work: Work, delay = 0, ...rest: unknown[]) => {
      const id = repeat(work, delay, ...rest);
      pending.set(id, delay);
      return id;
    }) as typeof window.setInterval;
    window.clearTimeout = (id) => {
      pending.delete(Number(id));
      clear(id);
    };
    window.clearInterval = (id) => {
      pending.delete(Number(id));
      end(id);
    };
  });
}

/** Measures the page after garbage collection. */
export async function getFootprint(page: Page, cdp: CDPSession): Promise<Footprint> {
  // Objects freed by one collection may have held others.
  for (let times = 0; times < 3; times++) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await page.evaluate(() => window.pendingTimers.size),
  };
}
