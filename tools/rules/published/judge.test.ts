import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../storybook/run/browser.mjs';
import { chooseSnapshots } from '../../storybook/run/chooseSnapshots.mjs';
import { getFaults, readCanvas } from '../../storybook/run/judge.mjs';
import { everySnapshot } from './everyStory';

type Browser = Awaited<ReturnType<typeof openBrowser>>;

let browser: Browser;
let page: Awaited<ReturnType<Browser['newPage']>>;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const judge = async (body: string, name = 'Default', errors: string[] = []) => {
  await page.setContent(`<!doctype html><div id="storybook-root">${body}</div>`);
  return Object.keys(getFaults({ name }, await page.evaluate(readCanvas), errors));
};

it.each([
  ['<p>A page</p>', []],
  ['<div style="inline-size: 200vw">Wide</div>', ['overflows']],
  ['<div aria-busy="true">Chart</div>', ['busy']],
  ['<div aria-busy="true" hidden>Chart</div><p>Shown</p>', []],
  ['', ['empty']],
  ['<dialog open role="dialog">A dialog</dialog>', []],
  ['<svg width="10" height="10"></svg>', []],
])('of %s the faults are %s', async (body, faults) => {
  expect(await judge(body)).toEqual(faults);
});

it('lets a story named Loading load, and no story throw', async () => {
  expect(await judge('<div aria-busy="true">Chart</div>', 'Loading Mobile')).toEqual([]);
  expect(await judge('<p>A page</p>', 'Loading', ['The play stopped'])).toEqual(['fails']);
});

it('draws the same sample for the same seed', async () => {
  const all = await everySnapshot();
  const draw = (seed: number) =>
    chooseSnapshots(all, { stories: ['*'], sample: 100, seed }).map(({ id, mode }) => `${id} ${mode}`);
  expect(new Set(draw(1)).size).toBe(100);
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});
