/** Runs in the page: every story that the preview knows, with what Chromatic reads of it. */
async function extract() {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  await preview.ready();
  return Object.values(await preview.extract()).map(({ id, title, name, parameters }) => ({
    ...{ id, title, name, file: parameters.fileName.replace(/^\.\//, '') },
    description: parameters.docs?.description?.story,
    chromatic: parameters.chromatic ?? {},
  }));
}

/**
 * The snapshots that Chromatic takes of a built Storybook: each story in each of its modes, without those that are
 * disabled.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url of the Storybook
 */
export async function listSnapshots(browser, url) {
  const page = await browser.newPage();
  await page.goto(new URL('iframe.html?id=none--none&viewMode=story', url).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const stories = await page.evaluate(extract);
  await page.close();
  return stories
    .filter(({ chromatic }) => !chromatic.disableSnapshot)
    .flatMap(({ chromatic, ...story }) =>
      Object.entries(chromatic.modes ?? {})
        .filter(([, { disable }]) => !disable)
        .map(([mode, { viewport, ...globals }]) => ({ ...story, mode, viewport, globals })),
    );
}
