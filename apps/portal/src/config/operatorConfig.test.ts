import { expect, test } from 'vitest';
import page from '../../index.html?raw';
import { getBase, operatorConfigPlugin, readOperatorConfig } from '../../vite/operatorConfig';
import type { Config } from './config';

const toPage = (config: Config) => {
  const { transformIndexHtml } = operatorConfigPlugin({ text: '{}', config });
  return transformIndexHtml(page);
};

const themeIn = (theme?: Config['theme']) =>
  /<html[^>]* data-theme="(?<theme>\w+)"/.exec(toPage(theme ? { theme } : {}))?.groups?.['theme'];

test('the page begins light, and as the operator says; "system" names none (D115)', () => {
  expect(themeIn()).toBe('light');
  expect((['light', 'dark', 'system'] as const).map(themeIn)).toEqual(['light', 'dark', undefined]);
});

test('the page says its language, and the direction of one that is written from the right', () => {
  expect(toPage({ language: 'hi' })).toContain('<html lang="hi" ');
  expect(toPage({ language: 'ar' })).toContain('<html lang="ar" dir="rtl" ');
});

test('a build without settings of its own has those of nobody', async () => {
  const { text, config } = await readOperatorConfig();
  expect([text, config.brand]).toEqual(['{}', {}]);
});

test('a build is for the origin itself, or for a folder of it that is named between slashes (ADR 27)', () => {
  expect(['/', '/members/', '/our-house/members.2/'].map((base) => getBase(base))).toEqual([
    ...['/', '/members/', '/our-house/members.2/'],
  ]);
  for (const wrong of [
    'members',
    '/members',
    'members/',
    './',
    '',
    '//evil.example/',
    '/a b/',
    '/../',
    '/a/./',
    '/a./',
  ])
    expect(() => getBase(wrong), wrong).toThrow('PORTAL_BASE begins and ends with a slash');
});
