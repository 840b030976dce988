import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';
import { openPage } from './browser.mjs';

/** Longer than any play: a story that has not ended by then hangs. */
const patience = 30_000;

/** Runs in the page: ends or cancels what moves, and waits until fonts and pictures are there and all is painted. */
async function settle() {
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  // A lazy picture below the fold would never come, and the photograph shows what is below the fold.
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** The address of a story with the globals of a mode, without axe. */
function addressOf(url, { id, globals }) {
  const wanted = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const address = new URL('iframe.html', url);
  address.search = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [...wanted, 'a11y.manual:!true'].join(';'),
  }).toString();
  return address.href;
}

/** Photographs one story into the folder, and returns what went wrong in it. */
async function take(page, url, shot, folder) {
  await page.setViewportSize(shot.size);
  await page.goto(addressOf(url, shot), { waitUntil: 'commit' });
  const errors = await page.evaluate(() => globalThis.__storyEnd);
  await page.evaluate(settle);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  writeFileSync(join(folder, shot.file), picture);
  return errors;
}

/** Does the same, but gives up when it takes longer than any story may. */
async function takeInTime(...args) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not ready after ${patience / 1000} s.`)), patience);
  });
  try {
    return await Promise.race([take(...args), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Photographs a Storybook with a few pages at once. What is in the folder already is not taken again.
 *
 * @param {object[]} shots as planShots gives them
 * @returns {Promise<{ taken: number, troubles: Record<string, string[]> }>} how many were taken now, and by file what
 *   went wrong in the stories of this folder, now or before
 */
export async function photograph(browser, url, shots, folder, { pages, onProgress }) {
  mkdirSync(folder, { recursive: true });
  const ledger = join(folder, 'troubles.json');
  const troubles = existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {};
  // Shots of one size follow each other, so that a page seldom changes its own.
  const queue = shots
    .filter(({ file }) => !existsSync(join(folder, file)))
    .sort((one, other) => one.size.width - other.size.width);
  const total = queue.length;
  // It is written at once, so that a run which is broken off leaves no picture of a failure that nobody knows of.
  const note = (shot, errors) => {
    troubles[shot.file] = errors;
    writeFileSync(ledger, JSON.stringify(troubles));
  };
  async function work() {
    let page = await openPage(browser);
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      try {
        let errors = await takeInTime(page, url, shot, folder);
        // On a busy machine a play may run late, so a story counts as failed only after two tries.
        if (errors.length > 0) errors = await takeInTime(page, url, shot, folder);
        if (errors.length > 0) note(shot, errors);
        else delete troubles[shot.file];
      } catch (error) {
        if (!browser.isConnected()) throw error;
        note(shot, [error.message]);
        await page.context().close();
        page = await openPage(browser);
      }
      onProgress(total - queue.length, total);
    }
    await page.context().close();
  }
  await Promise.all(Array.from({ length: Math.min(pages, total) }, work));
  return { taken: total, troubles };
}
