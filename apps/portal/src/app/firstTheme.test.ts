import { expect, test } from 'vitest';
import page from '../../index.html?raw';
import { firstThemePlugin } from '../../vite/firstThemePlugin';

function themeIn(theme?: string): string | undefined {
  const { transformIndexHtml } = firstThemePlugin(theme);
  return /<html[^>]* data-theme="(?<theme>\w+)"/.exec(transformIndexHtml(page))?.groups?.['theme'];
}

test('the page begins light, and as the operator says; "system" names none (D115)', () => {
  expect(themeIn()).toBe('light');
  expect(['light', 'dark', 'system'].map(themeIn)).toEqual(['light', 'dark', undefined]);
  expect(() => themeIn('blue')).toThrow('VITE_THEME is one of light, dark, system');
});
