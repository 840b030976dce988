import { readFile } from 'node:fs/promises';
import { expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { createImage } from '../support/noisyPng';
import { typeInto, type Keyboard } from '../support/worlds/keyboard';
import en from '@portal/ui/text/languages/en.json' with { type: 'json' };
import { playSteps, type Journey, type Stage } from './journey';
import { selectors, type Driver, type Query } from './driver';

/** Plays a journey in English on a page of the sandbox. Stops before the step that makes the call `until`. */
export const playOn = (
  page: Page,
  journey: Journey,
  member: Stage['member'],
  {
    until,
    payIn = () => Promise.resolve(),
    ...options
  }: Options & { until?: string; payIn?: Stage['payIn'] } = {},
) =>
  playSteps(
    journey,
    {
      ...{ driver: toChromium(page, options), member, rangePackage: 'Flex Bot', payIn },
      say: (key) => en[key],
      midway: () => Promise.resolve(),
    },
    until,
  );

/** Returns the element of a query. A dialog is the one on top. */
export function toLocator(page: Page, { role, name, value, at = 0, inside }: Query): Locator {
  const root = inside ? toLocator(page, inside) : page;
  const named = { ...(name !== undefined && { name }), exact: typeof name === 'string' };
  switch (role) {
    case 'dialog':
      return root.getByRole('dialog', named).last();
    case 'field':
      return name === undefined
        ? root.locator(selectors.field).nth(at)
        : root.getByLabel(name, named).and(page.locator(selectors.field)).nth(at);
    case 'button':
    case 'link':
    case 'heading':
    case 'row':
    case 'treeitem':
      return root.getByRole(role, named).nth(at);
    default:
      return root.locator(`${selectors[role]}${value === undefined ? '' : `[value="${value}"]`}`).nth(at);
  }
}

interface Options {
  keyboard?: Keyboard;
  /** How long, in ms, a member may wait for anything. */
  patience?: number;
}

/** The driver of a page of Playwright. */
export function toChromium(page: Page, { keyboard = 'plain', patience = 20_000 }: Options = {}): Driver {
  const expect = expectSoon.configure({ timeout: patience });
  const find = (query: Query) => toLocator(page, query);
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    click: (query) => find(query).click({ timeout: patience }),
    fill: (query, text) => find(query).fill(text),
    enter: (query, text) => typeInto(find(query), text, keyboard),
    type: (text) => page.keyboard.type(text),
    focus: (query) => find(query).focus(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    set: async (query, option) => {
      await find(query).selectOption(typeof option === 'number' ? { index: option } : option);
    },
    addImage: (query) => find(query).setInputFiles(createImage()),
    see: async (query) => {
      await expect(find(query)).toBeVisible();
      const value = await find(query).evaluate((one) => (one as HTMLInputElement).value);
      return { text: await find(query).innerText(), value };
    },
    gone: (query) => expect(find(query)).toBeHidden(),
    read: (text) => expect(page.locator('body')).toContainText(text, { useInnerText: true }),
    until: (what, holds) => expect.poll(holds, what).toBe(true),
    count: (query) => page.locator(selectors[query.role]).count(),
    evaluate: (expression) => page.evaluate(expression),
    path: () => page.evaluate('location.pathname + location.search'),
    download: async (act) => {
      const saved = page.waitForEvent('download');
      await act();
      const file = await saved;
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    },
  };
}
