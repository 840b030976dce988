import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../browser.mjs';

/**
 * The browser reaches nothing but this machine, and draws a page as a whole: where only a part is drawn anew, the edges
 * of round corners come out a shade different, depending on what was drawn when.
 */
const flags = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-partial-raster'];

/** The browser that photographs. */
export async function openBrowser() {
  const executablePath = await ensureChromium();
  return chromium.launch({ executablePath, args: [...chromiumArgs, ...flags] });
}

/** Runs in the page before anything else: a story begins with empty storage, and says when its play has ended. */
function watchStory() {
  localStorage.clear();
  sessionStorage.clear();
  const errors = [];
  const note = (error) => errors.push(error?.message ?? error?.description ?? String(error));
  let end;
  globalThis.__storyEnd = new Promise((resolve) => (end = () => resolve(errors)));
  let channel;
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
      channel.on('storyFinished', end);
    },
  });
}

/**
 * Opens a page that photographs. Storybook knows this user agent as a runner of its stories: it holds animations still
 * and does not wait for them.
 */
export async function openPage(browser) {
  const context = await browser.newContext({
    userAgent: 'StorybookTestRunner',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchStory);
  return context.newPage();
}
