import { expect, it } from 'vitest';
import { servedStorybook } from '../published/storybook';

/** Names that only the portal's code contains, and that only its database requests (tools/storybook/live). */
const portal = 'open_write_';
const database = /pglite[^/]*\.(wasm|data)|seed-[^/]*\.tgz/;

const { browser, server } = servedStorybook();

/** Shows a story until it contains a text. Returns the live portal's files that it requested. */
async function loadedFor(story: string, text: string): Promise<string[]> {
  const context = await browser().newContext();
  const page = await context.newPage();
  const asked: Promise<string | undefined>[] = [];
  context.on('response', (response) => {
    const url = response.url();
    if (database.test(url)) asked.push(Promise.resolve('the database'));
    else if (/\.js($|\?)/.test(url))
      asked.push(
        response.text().then(
          (text) => (text.includes(portal) ? 'the portal' : undefined),
          // Requests after the page closes belong to no story.
          () => undefined,
        ),
      );
  });
  await page.goto(`${server().url}iframe.html?id=${story}&viewMode=story`);
  await page.getByRole('heading', { level: 1, name: text }).waitFor({ timeout: 90_000 });
  const found = await Promise.all(asked);
  await context.close();
  return [...new Set(found.filter((one) => one !== undefined))].toSorted();
}

it('brings neither the portal nor a database to who looks at a screen', async () => {
  expect(await loadedFor('screens-dashboard-dashboard--default', 'Dashboard')).toEqual([]);
});

it('loads both for the live portal', async () => {
  expect(await loadedFor('flows-by-hand--default', 'Dashboard')).toEqual(['the database', 'the portal']);
});
