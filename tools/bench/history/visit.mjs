import { slow } from '../run/browser.mjs';

/** Runs in the page before its own scripts. Scrolls to the card with this heading, in its fold. */
function watch({ session, heading, fold }) {
  for (const [key, value] of Object.entries(session)) globalThis.sessionStorage.setItem(key, value);
  const seen = { tasks: [], chart: undefined, failed: false };
  globalThis.seen = seen;
  new globalThis.PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
  if (heading === undefined) return;
  const isInWindow = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < globalThis.innerHeight;
  };
  const look = () => {
    if (fold !== undefined && !globalThis.document.querySelector('main details[open]'))
      [...globalThis.document.querySelectorAll('main summary')]
        .find(({ textContent }) => textContent === fold)
        ?.click();
    const title = [...globalThis.document.querySelectorAll('main h2')].find(
      (h2) => h2.textContent === heading,
    );
    const card = title?.closest('[aria-busy]');
    if (card && !isInWindow(card)) card.scrollIntoView({ block: 'center' });
    seen.failed = card?.querySelector('[role=alert]') !== null && card !== undefined && card !== null;
    const isReady = card?.querySelector(':scope [aria-busy=false] svg') !== null && card?.ariaBusy !== 'true';
    if ((card && isReady) || seen.failed) seen.chart = globalThis.performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

/** Records the bytes of each API call of a page on a machine, as they arrive. */
async function slowAndRecord(page, machine) {
  const cdp = await slow(page, machine);
  const requests = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.startsWith('/api/') ? pathname.slice(4) + search : undefined;
    requests.set(requestId, { path, bytes: 0, isOpen: true });
  });
  const note = (requestId, change) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, change(request));
  };
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    note(requestId, ({ bytes }) => ({ bytes: bytes + encodedDataLength })),
  );
  // The whole answer with its headers.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, ({ bytes }) => ({ bytes: Math.max(bytes, encodedDataLength), isOpen: false })),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => note(requestId, () => ({ isOpen: false })));
  return requests;
}

/** In ms. */
const quiet = 1_000;

/** Waits until no request is open, and none is sent for a while. */
async function settle(requests) {
  let size = -1;
  while (size !== requests.size || [...requests.values()].some(({ isOpen }) => isOpen)) {
    size = requests.size;
    await new Promise((again) => setTimeout(again, quiet));
  }
}

/** Opens an address, and hands a step the page, the calls so far and what the page has seen. */
export async function visit(browser, machine, { url, session, heading, fold }, step) {
  const context = await browser.newContext({ viewport: machine.viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(150_000);
    await page.addInitScript(watch, { session, heading, fold });
    const requests = await slowAndRecord(page, machine);
    await page.goto(url, { waitUntil: 'commit' });
    return await step({
      page,
      getCalls: () => [...requests.values()].filter(({ path }) => path !== undefined),
      getSeen: () => page.evaluate(() => globalThis.seen),
      settle: () => settle(requests),
    });
  } finally {
    await context.close();
  }
}

/** The time of tasks beyond 50 ms, in ms. */
export const toBlocked = (tasks) => tasks.reduce((sum, { took }) => sum + Math.max(0, took - 50), 0);
export const toLongest = (tasks) => Math.max(0, ...tasks.map(({ took }) => took));
export const sumBytes = (calls) => calls.reduce((sum, { bytes }) => sum + bytes, 0);
