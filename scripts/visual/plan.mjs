import { createHash } from 'node:crypto';
import { openPage } from './browser.mjs';

/** The mode for stories that know none: those of commits from before there were modes. */
const noModes = { plain: { viewport: { width: 1440, height: 900 } } };

/** Runs in the page: reads what is needed of each story to photograph it as Chromatic would. */
async function readStories(ids) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const stories = await Promise.all(ids.map((storyId) => preview.loadStory({ storyId })));
  return stories.map(({ id, title, name, parameters }) => ({
    id,
    title,
    name,
    modes: parameters.chromatic?.disableSnapshot ? {} : parameters.chromatic?.modes,
    viewports: parameters.viewport?.options ?? {},
  }));
}

/** The px of a mode's viewport, which is given as such or by a name of the toolbar. */
function sizeOf(viewport, named) {
  const { width, height } = typeof viewport === 'string' ? named[viewport].styles : viewport;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

/** Whether a pattern matches the beginning of a text; * stands for anything: "Screens/Access", "*Login", "dark". */
function matches(patterns, texts) {
  return patterns.some((pattern) => {
    const source = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
    return texts.some((text) => new RegExp(`^${source}`, 'i').test(text));
  });
}

function shotOf({ id, title, name, viewports }, [mode, { viewport, ...globals }]) {
  const size = sizeOf(viewport, viewports);
  // A mode that changed but kept its name is another picture.
  const look = createHash('sha256')
    .update(JSON.stringify([globals, size]))
    .digest('hex')
    .slice(0, 6);
  return { id, title, name, mode, globals, size, file: `${id}.${mode.replaceAll(' ', '-')}.${look}.png` };
}

/**
 * Every photograph of a Storybook: each story in each of its modes.
 *
 * @param {string} url of the Storybook
 * @param {{ stories?: string[], modes?: string[] }} only patterns; all when not given
 * @returns {Promise<{ ids: Set<string>, shots: object[] }>} the stories meant, whatever their modes, and the shots
 */
export async function planShots(browser, url, { stories = ['*'], modes = ['*'] }) {
  const { entries } = await (await fetch(new URL('index.json', url))).json();
  const ids = Object.values(entries)
    .filter(({ type, id, title, name }) => type === 'story' && matches(stories, [`${title}/${name}`, id]))
    .map(({ id }) => id);
  const page = await openPage(browser);
  await page.goto(new URL('iframe.html', url).href);
  const found = await page.evaluate(readStories, ids);
  await page.context().close();
  const shots = found.flatMap((story) =>
    Object.entries(story.modes ?? noModes)
      .filter(([mode]) => matches(modes, [mode]))
      .map((mode) => shotOf(story, mode)),
  );
  return { ids: new Set(ids), shots };
}
