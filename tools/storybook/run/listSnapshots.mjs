/** Runs in the page: every story that the preview knows, with what Chromatic reads of it. */
async function extract() {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  return Object.values(await preview.extract()).map(({ id, title, name, parameters, tags }) => ({
    ...{ id, title, name, file: parameters.fileName.replace(/^\.\//, '') },
    chromatic: parameters.chromatic ?? {},
    isShown: tags.includes('dev') && !tags.includes('live'),
    moments: tags.includes('live') ? parameters.moments : undefined,
  }));
}

const toSlug = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The steps of a flow. */
const toSteps = (moments) =>
  moments.map((caption, at) => {
    const snapshot = at < moments.length - 1 ? toSlug(caption) : undefined;
    const globals = { theme: 'light', ...(snapshot && { snapshot }) };
    const mode = snapshot ? `light 1440 ${snapshot}` : 'light 1440';
    return { mode, viewport: { width: 1440, height: 900 }, globals, caption, isBilled: false };
  });

/**
 * The snapshots of a built Storybook: every story of the sidebar in each of its modes, and the steps of the flows. Chromatic
 * takes (`isBilled`) neither a step nor a story that only tests.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of the Storybook
 * @returns {Promise<{ id: string; title: string; name: string; file: string; mode: string; viewport: { width: number; height: number }; globals: { theme: string; snapshot?: string }; caption?: string; isBilled: boolean }[]>}
 */
export async function listSnapshots(browser, url) {
  const page = await browser.newPage();
  await page.goto(new URL('iframe.html?id=none--none&viewMode=story', url).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const stories = await page.evaluate(extract);
  await page.close();
  return stories.flatMap(({ chromatic, moments, isShown, ...story }) => {
    if (moments) return toSteps(moments).map((step) => ({ ...story, ...step }));
    const isBilled = !chromatic.disableSnapshot;
    return Object.entries(isShown || isBilled ? (chromatic.modes ?? {}) : {})
      .filter(([, { disable }]) => !disable)
      .map(([mode, { viewport, ...globals }]) => ({ ...story, mode, viewport, globals, isBilled }));
  });
}
