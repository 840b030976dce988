import { expect, it } from 'vitest';
import { globalTypes, initialGlobals } from '../../../.storybook/toolbar';
import { hasScreenshot } from './hasScreenshot';

it('is so for what the toolbar has at first, in either theme', () => {
  expect(hasScreenshot({})).toBe(true);
  expect(hasScreenshot({ ...initialGlobals, theme: 'dark', text: 100 })).toBe(true);
});

// Each theme has its own image, and a board shows no comparison.
const choices = [
  ...Object.entries(globalTypes).map(
    ([name, { toolbar }]) => [name, toolbar.items.map(({ value }): unknown => value)] as const,
  ),
  ['vision', [undefined, 'protanopia']] as const,
].filter(([name]) => name !== 'compare');

it.each(choices)('is not so with another %s', (name, values) => {
  const first: unknown = { vision: undefined, ...initialGlobals }[name];
  for (const value of values) expect(hasScreenshot({ [name]: value })).toBe(value === first);
});
