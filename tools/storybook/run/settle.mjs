/** How often a page is given time for what it still loads or draws. */
const patience = 40;

/** Counts what a page is loading: a part that comes as a chunk of its own is drawn after its story has ended. */
export function countLoads(page) {
  const open = new Set();
  // A socket or a stream stays open for as long as its page.
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  return { isIdle: () => open.size === 0, forget: () => open.clear() };
}

/**
 * Runs in the page: ends or cancels what moves, waits until fonts and pictures are there and all is painted. Answers
 * whether nothing was redrawn in the meantime.
 */
async function rest() {
  let isQuiet = true;
  const watcher = new MutationObserver(() => (isQuiet = false));
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  // A lazy picture below the fold would never come, and the photograph shows what is below the fold.
  for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  watcher.disconnect();
  return isQuiet;
}

/** Waits until a page loads nothing and redraws nothing. */
export async function settle(page, loads) {
  for (let turn = 0; turn < patience; turn += 1) if ((await page.evaluate(rest)) && loads.isIdle()) return;
}
