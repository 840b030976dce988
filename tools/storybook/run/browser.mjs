import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../../../apps/portal/e2e/support/browser.mjs';
import { holdTimers } from './holdTimers.mjs';

/**
 * The browser reaches nothing but this machine, and draws a page as a whole: where only a part is drawn again, the edges
 * of round corners come out a shade different, depending on what was drawn when.
 */
const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-partial-raster'];

/** The browser that photographs. */
export async function openBrowser() {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...flags] });
}

/**
 * Runs in the page before anything else: gives it `__play`, which plays a story to its end and says what went wrong. Where it
 * is looked at, at a snapshot and at its end, its long timers are held.
 */
function givePlay() {
  let channel;
  let errors = [];
  let end = () => {};
  const note = (error) => errors.push(error?.message ?? error?.description ?? String(error));
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value) => {
      channel = value;
      for (const name of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
        channel.on(name, note);
      channel.on('unhandledErrorsWhilePlaying', (all) => all.forEach(note));
      channel.on('storyMissing', (id) => {
        note(`There is no story ${id}.`);
        end();
      });
      channel.on('storyFinished', () => {
        globalThis.__hold(true);
        end();
      });
    },
  });
  globalThis.__frame = async (name) => {
    globalThis.__hold(true);
    await globalThis.__look(name);
    globalThis.__hold(false);
  };
  let shown;
  globalThis.__play = async (storyId) => {
    await globalThis.__STORYBOOK_PREVIEW__.ready();
    globalThis.__hold(false);
    localStorage.clear();
    sessionStorage.clear();
    errors = [];
    const ended = new Promise((resolve) => (end = resolve));
    if (shown === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    shown = storyId;
    await ended;
    return errors;
  };
}

/**
 * Opens a page that photographs. Storybook treats this user agent as a runner of its stories: it holds animations still
 * and does not wait for them. `onFrame` is called at each snapshot that a play names, and the play waits for it.
 */
export async function openPage(browser, onFrame = () => {}) {
  const context = await browser.newContext({
    userAgent: 'StorybookTestRunner',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.addInitScript(holdTimers);
  await context.addInitScript(givePlay);
  const page = await context.newPage();
  await page.exposeBinding('__look', (_, name) => onFrame(name));
  return page;
}
