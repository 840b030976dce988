import { openPage } from './browser.mjs';
import { ownIn, readCut } from './cut.mjs';
import { look } from './look.mjs';
import { countLoads } from './settle.mjs';

/** The windows in which every snapshot is seen; a story that is fixed to one of its own is seen in that. */
const windows = {
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
};

const everyTheme = ['light', 'dark'];

/** Longer than any play: a story that has not ended by then hangs. */
const patience = 40_000;

/**
 * Runs in the page: what the stories of a file fix for themselves. What no one should photograph (the live portal runs on a clock of
 * its own, and a table of the sources changes with each commit) is left out, as Chromatic leaves it out.
 */
async function readStories(ids) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
  const pictured = stories.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot);
  return pictured.map(({ id, title, name, storyGlobals, parameters }) => ({
    ...{ id, title, name },
    theme: storyGlobals?.theme,
    viewport: parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles,
    names: parameters.snapshots ?? [],
    description: parameters.docs?.description?.story,
  }));
}

const toSlug = (name) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Its name says its place in the address: `screens-withdraw-withdraw--refused` or `…--refused@by-the-code`. */
const getKey = (id, snapshot) => (snapshot === '' ? id : `${id}@${toSlug(snapshot)}`);

const wide = (size) => `${size.width}`;

/** The windows of a story by their width. */
function getWindows({ viewport }) {
  if (!viewport) return Object.values(windows);
  const [width, height] = [viewport.width, viewport.height].map((px) => Number.parseInt(px, 10));
  return [{ width, height }];
}

async function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not ready after ${patience / 1000} s.`)), patience);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One page that plays and looks; what it saw is in `snapshots`, by key. */
async function createCamera(browser, url, { keep, wants, language }) {
  const isOwn = ownIn(language);
  let at;
  const snapshots = new Map();
  const page = await openPage(browser, (snapshot) => see(snapshot));
  const session = await page.context().newCDPSession(page);
  const loads = countLoads(page);
  let output = [];
  page.on('console', (message) => {
    // Pictures that do not come are what some stories are about, and the browser tells of each.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissing) output.push(message.text().slice(0, 300));
  });
  page.on('pageerror', (error) => output.push(error.message));

  function getSnapshot(snapshot) {
    const { story, file } = at;
    const key = getKey(story.id, snapshot);
    const { id, title, name, description } = story;
    const of = { key, id, title, name, snapshot, file, ...(description && { description }) };
    const known = snapshots.get(key) ?? { ...of, words: [], shots: {}, health: {} };
    snapshots.set(key, known);
    return known;
  }
  const mark = (snapshot, what, value) => {
    snapshot.health[what] = [...new Set([...(snapshot.health[what] ?? []), value])];
  };

  async function see(name) {
    const { story, size } = at;
    at.names.push(name);
    const snapshot = getSnapshot(name);
    const themes = (story.theme ? [story.theme] : everyTheme).filter((theme) =>
      wants(`${theme} ${wide(size)}`),
    );
    const seen = await look(page, session, loads, { size, keep, themes, both: !story.theme });
    for (const [theme, shot] of Object.entries(seen.shots)) snapshot.shots[`${theme} ${wide(size)}`] = shot;
    snapshot.words = [...new Set([...snapshot.words, ...seen.words])];
    snapshot.roles = { ...seen.roles, ...snapshot.roles };
    if (seen.overflows) mark(snapshot, 'overflows', wide(size));
    if (language !== 'en')
      for (const text of (await page.evaluate(readCut)).filter(isOwn))
        mark(snapshot, 'cut', `${wide(size)}: ${text}`);
    if (seen.empty) mark(snapshot, 'empty', wide(size));
    for (const theme of seen.unsteady) mark(snapshot, 'flaky', `${theme} ${wide(size)}`);
  }

  /** Opens Storybook's page again, without a story: the first is played when it is asked for, in its window. */
  async function open() {
    const address = new URL('iframe.html', url);
    address.search = `id=none--none&viewMode=story&globals=a11y.manual:!true;language:${language}`;
    loads.forget();
    await page.goto(address.href, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  }

  /** Plays a story in one window and looks at its snapshots, at its end where it names none. */
  async function show(story, file, size) {
    at = { story, file, size, names: [] };
    output = [];
    await page.setViewportSize(size);
    const errors = await page.evaluate((id) => globalThis.__play(id), story.id);
    // In another language a play stops where it looks for an English word, and the story stays as it is then.
    if (story.names.length === 0 || (language !== 'en' && at.names.length === 0)) await see('');
    return { errors, output: [...output], names: at.names };
  }

  return { page, snapshots, wants, open, show, getSnapshot, mark };
}

/** Plays the stories of a file in all windows. A play that fails is tried once more in a page that is opened again. */
async function takeFile(camera, { file, ids }) {
  await camera.open();
  const stories = await camera.page.evaluate(readStories, ids);
  for (const story of stories)
    for (const size of getWindows(story).filter((one) =>
      everyTheme.some((theme) => camera.wants(`${theme} ${wide(one)}`)),
    )) {
      let result = await inTime(camera.show(story, file, size)).catch((error) => ({
        errors: [error.message],
      }));
      if (result.errors.length > 0) {
        await camera.open();
        result = await inTime(camera.show(story, file, size)).catch((error) => ({ errors: [error.message] }));
      }
      const { errors, output = [], names = [] } = result;
      const snapshot = camera.getSnapshot(names.at(-1) ?? story.names.at(-1) ?? '');
      for (const error of errors)
        camera.mark(snapshot, 'fails', `${wide(size)}: ${error.split('\n')[0].slice(0, 300)}`);
      // Storybook says of a play that fails once more in the console what went wrong.
      if (errors.length === 0) for (const line of output) camera.mark(snapshot, 'console', line);
    }
}

/**
 * Opens a built Storybook once, and looks at each snapshot of the stories in every window and theme.
 *
 * @param {{ file: string, ids: string[] }[]} files the stories to look at, by their files
 * @param {{ pages: number, wants?: (mode: string) => boolean, language?: string, keep: Function, onProgress: Function }} how
 *   modes such as `dark 390` may be left out, and the stories may speak another language
 * @returns {Promise<object[]>} what was seen of each snapshot
 */
export async function takeSnapshots(browser, url, files, how) {
  const { pages, keep, wants = () => true, language = 'en', onProgress } = how;
  // The longest first, so that no page is left with one at the end.
  const queue = [...files].sort((one, other) => other.ids.length - one.ids.length);
  const seen = new Map();
  async function work() {
    let camera = await createCamera(browser, url, { keep, wants, language });
    for (let file = queue.shift(); file; file = queue.shift()) {
      try {
        await takeFile(camera, file);
      } catch (error) {
        if (!browser.isConnected()) throw error;
        for (const id of file.ids) seen.set(id, lost(id, file.file, error));
        await camera.page.context().close();
        camera = await createCamera(browser, url, { keep, wants, language });
      }
      for (const [key, snapshot] of camera.snapshots) seen.set(key, snapshot);
      camera.snapshots.clear();
      onProgress(files.length - queue.length, files.length);
    }
    await camera.page.context().close();
  }
  await Promise.all(Array.from({ length: Math.min(pages, queue.length) }, work));
  return [...seen.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

const lost = (id, file, error) => ({
  ...{ key: id, id, title: id, name: '', snapshot: '', file, words: [], shots: {}, roles: {} },
  health: { fails: [error.message] },
});
