import { slow } from '../run/browser.mjs';

/** Runs in the page, before its own scripts. `usable` is when React takes the input of what the selector finds. */
function watch({ selector, session, config }) {
  if (session)
    for (const [key, value] of Object.entries(session)) globalThis.sessionStorage.setItem(key, value);
  // Anyone who has a session has been here before, and the settings were kept.
  if (config !== undefined) globalThis.localStorage.setItem('config', config);
  const seen = { cls: 0, inp: [] };
  globalThis.seen = seen;
  const observe = (type, each, more = {}) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  observe(
    'event',
    ({ interactionId, startTime, duration }) =>
      interactionId && seen.inp.push({ at: startTime, took: duration }),
    { durationThreshold: 16 },
  );
  const look = () => {
    const found = globalThis.document.querySelector(selector);
    if (!found || !Object.keys(found).some((key) => key.startsWith('__reactProps')))
      return globalThis.requestAnimationFrame(look);
    const scripts = globalThis.performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    seen.files = scripts.length;
    seen.kB = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    seen.usable = globalThis.performance.now();
    globalThis.console.debug('usable');
  };
  look();
}

/** Opens an address in a page of the context, and answers what was seen of it. */
async function open(context, machine, { url, selector, session, config }) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch, { selector, session, config });
  await slow(page, machine);
  // The page says so itself: a question of ours would run in it before anything is drawn.
  const usable = page.waitForEvent('console', (message) => message.text() === 'usable');
  await page.goto(url, { waitUntil: 'commit' });
  await usable;
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(async (observed) => {
    // Told of late, like all that is drawn.
    const paint = await new Promise((resolve) =>
      new globalThis.PerformanceObserver((list) =>
        list.getEntriesByName(observed).forEach(({ startTime }) => resolve(startTime)),
      ).observe({ type: 'paint', buffered: true }),
    );
    return { ...globalThis.seen, paint };
  }, 'first-contentful-paint');
  return { page, seen };
}

/** A first and a second visit, the second with what the browser kept of the first. `atRest` waits for what comes late. */
export async function visit(browser, machine, what) {
  const context = await browser.newContext({ viewport: machine.viewport });
  try {
    const first = await open(context, machine, what);
    await what.atRest?.(first.page);
    await first.page.close();
    const second = await open(context, machine, what);
    const { paint, usable, cls, kB, files } = first.seen;
    return {
      ...{ paint, usable, second: second.seen.usable, cls: Math.max(cls, second.seen.cls), kB },
      files,
    };
  } finally {
    await context.close();
  }
}

/** By then the browser has reported how long a press took, if that was not long. */
const twoFrames = () =>
  new Promise((resolve) =>
    globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(() => setTimeout(resolve))),
  );

/**
 * How long a press takes until the page has drawn its answer, in ms, each of `times` times; 16 where it is too short to
 * be told. `before` prepares the page, and `undo` leads back to where the next press can begin.
 */
export async function press(browser, machine, what, { before, act, undo, times }) {
  const context = await browser.newContext({ viewport: machine.viewport });
  try {
    const { page } = await open(context, { ...machine, line: undefined }, what);
    await before?.(page);
    const now = () => page.evaluate(() => globalThis.performance.now());
    const spans = [];
    for (let time = 0; time < times; time += 1) {
      const from = await now();
      await act(page, time);
      await page.evaluate(twoFrames);
      spans.push({ from, to: await now() });
      await undo?.(page);
      await page.waitForLoadState('networkidle');
    }
    await page.evaluate(twoFrames);
    // A long one is reported late, so all are looked at in the end. What led back is no press of ours.
    const presses = await page.evaluate(() => globalThis.seen.inp);
    return spans.map(({ from, to }) =>
      Math.max(16, ...presses.filter(({ at }) => at >= from && at < to).map(({ took }) => took)),
    );
  } finally {
    await context.close();
  }
}
