import { beforeAll, expect, it } from 'vitest';
import { getFaults, ownIn, readCanvas, readCut } from '../../storybook/run/judge.mjs';
import { type Page, servedStorybook } from './storybook';

const { browser } = servedStorybook();
let page: Page;
beforeAll(async () => {
  page = await browser().newPage();
});

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

const narrow = 'inline-size: 60px; white-space: nowrap';

it.each([
  [`<p style="${narrow}; overflow: hidden; text-overflow: ellipsis">A long text</p>`, true],
  [`<div style="${narrow}; overflow: clip"><b>A long text</b></div>`, true],
  ['<div style="block-size: 20px; inline-size: 60px; overflow: hidden">Upper A long text</div>', true],
  [`<button style="${narrow}; padding: 0">A long text</button>`, true],
  [`<div dir="rtl" style="${narrow}; overflow: hidden">A long text</div>`, true],
  // Complete, scrollable, out of view, or only for screen readers.
  ['<p style="overflow: hidden">A long text</p>', false],
  [`<div style="${narrow}; overflow: auto">A long text</div>`, false],
  ['<div style="block-size: 20px; overflow: hidden">Mark<p>A long text</p></div>', false],
  [
    '<span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden">A long text</span>',
    false,
  ],
  [`<p style="${narrow}; overflow: hidden; visibility: hidden">A long text</p>`, false],
])('of %s a text is cut: %s', async (body, isCut) => {
  await page.setContent(`<!doctype html><style>* { margin: 0; font: 16px/20px monospace }</style>${body}`);
  expect((await page.evaluate(readCut)).some((text) => text.includes('A long text'))).toBe(isCut);
});

it("distinguishes the portal's own texts from members' names", () => {
  const isOwn = ownIn('es');
  expect(['Historial de retiros', '1,234 registros', 'Quitar filtro Estado: Pendiente'].map(isOwn)).toEqual([
    ...[true, true, true],
  ]);
  expect(['amara.okafor.the.second', '0x52…9EE7', '$1,234.50'].map(isOwn)).toEqual([false, false, false]);
  expect(ownIn('stretched')('[Próƒíľé ~ ~]')).toBe(true);
});
