import { expect, test } from 'vitest';
import page from '../../index.html?raw';
import { operatorConfigPlugin, readOperatorConfig } from '../../vite/operatorConfig';
import type { Config } from './config';

const pageOf = (config: Config) => {
  const { transformIndexHtml } = operatorConfigPlugin({ text: '{}', config });
  return transformIndexHtml(page);
};

const themeIn = (theme?: Config['theme']) =>
  /<html[^>]* data-theme="(?<theme>\w+)"/.exec(pageOf(theme ? { theme } : {}))?.groups?.['theme'];

test('the page begins light, and as the operator says; "system" names none (D115)', () => {
  expect(themeIn()).toBe('light');
  expect((['light', 'dark', 'system'] as const).map(themeIn)).toEqual(['light', 'dark', undefined]);
});

test('the page says its language, and the direction of one that is written from the right', () => {
  expect(pageOf({ language: 'hi' })).toContain('<html lang="hi" ');
  expect(pageOf({ language: 'ar' })).toContain('<html lang="ar" dir="rtl" ');
});

test('a build without settings of its own has those of nobody', async () => {
  const { text, config } = await readOperatorConfig();
  expect([text, config.brand]).toEqual(['{}', {}]);
});
