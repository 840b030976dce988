import { expect, it } from 'vitest';
import { globalTypes, initialGlobals } from '../../../.storybook/toolbar';
import { hasScreenshot } from './hasScreenshot';

it('is so for what the toolbar has at first, in either theme', () => {
  expect(hasScreenshot({})).toBe(true);
  expect(hasScreenshot({ ...initialGlobals, theme: 'dark', text: 100 })).toBe(true);
});

// Each theme has its own image, and the live portal's globals change no screen on their own.
const own = /^(theme|persona|route|network|outcome|calls|data)$/;
const others = Object.entries(globalTypes).filter(([name]) => !own.test(name));

it.each(others)('is not so with another %s', (name, { toolbar }) => {
  const first: unknown = initialGlobals[name as keyof typeof initialGlobals];
  for (const { value } of toolbar.items) expect(hasScreenshot({ [name]: value })).toBe(value === first);
});
