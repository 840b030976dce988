import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { getOverflow } from '../page';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** As in the stories (.storybook/preview.tsx): joined Arabic letters are no icon of a font. */
const checks = [
  {
    id: 'label-content-name-mismatch',
    options: {
      ...{ pixelThreshold: 1, occurrenceThreshold: 0 },
      valueTextRoles: ['switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio'],
    },
  },
];

const options: Axe.RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['label-content-name-mismatch', 'heading-order', 'empty-heading', 'target-size'],
  },
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
};

/** Names that differ from their labels, headings out of order, and targets that are small and close (WCAG 2.5.8). */
export async function findNameFaults(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // In a window as high as the page no pinned bar covers a part of a target.
  await page.setViewportSize({ ...size, height: Math.max(size.height, height + 200) });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    async ([own, how]): Promise<Axe.AxeResults> => {
      const { configure, run } = (globalThis as unknown as { axe: typeof Axe }).axe;
      configure({ checks: own });
      return run(document, how);
    },
    [checks, options] as const,
  );
  await page.setViewportSize(size);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`));
}

/** What leaves the window sideways while text alone is drawn in twice its size (WCAG 1.4.4), in px. */
export async function findTextOverflow(page: Page): Promise<string[]> {
  const setSize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await setSize('200%');
  const overflow = await getOverflow(page);
  const parts = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { width, right, left } = element.getBoundingClientRect();
        return width > 1 && (right > window.innerWidth + 1 || left < -1);
      })
      .slice(-2)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
  );
  await setSize('');
  return overflow > 0 ? [`${overflow} px: ${parts.join(', ')}`] : [];
}

/** Fields whose text is smaller than 16 px: iOS zooms in on them, and stays. */
export const findSmallFields = (page: Page): Promise<string[]> =>
  page
    .locator(
      'input:not([type=checkbox], [type=radio], [type=range], [type=file], [hidden]), select, textarea',
    )
    .evaluateAll((fields) =>
      fields
        .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
        .filter(({ size }) => size < 16)
        .map(({ field, size }) => `${field.getAttribute('name') ?? field.id}: ${size} px`),
    );
