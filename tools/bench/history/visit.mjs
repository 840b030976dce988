import { slow } from '../run/browser.mjs';

/** Runs in the page before its own scripts. Scrolls to the card with this heading, in its fold. */
function watch({ session, heading, fold }) {
  for (const [key, value] of Object.entries(session)) globalThis.sessionStorage.setItem(key, value);
  const seen = { tasks: [], calls: [], chart: undefined, failed: false };
  globalThis.seen = seen;
  const observe = (type, each) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ duration }) => seen.tasks.push(duration));
  observe('resource', ({ name, transferSize }) => {
    const { pathname, search } = new URL(name);
    if (pathname.startsWith('/api/'))
      seen.calls.push({ path: pathname.slice(4) + search, bytes: transferSize });
  });
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

/** No call ends within it where a page is at rest, in ms. */
const quiet = 1_000;

/** Opens an address, and hands a step the page and what it has seen once it is at rest. */
export async function visit(browser, machine, { url, session, heading, fold }, step) {
  const context = await browser.newContext({ viewport: machine.viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(150_000);
    await page.addInitScript(watch, { session, heading, fold });
    await slow(page, machine);
    await page.goto(url, { waitUntil: 'commit' });
    const settle = async () => {
      await page.waitForLoadState('networkidle');
      for (let before = -1; ;) {
        const seen = await page.evaluate(() => globalThis.seen);
        if (seen.calls.length === before) return seen;
        before = seen.calls.length;
        await new Promise((again) => setTimeout(again, quiet));
      }
    };
    return await step(page, settle);
  } finally {
    await context.close();
  }
}
