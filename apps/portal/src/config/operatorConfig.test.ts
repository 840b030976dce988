import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import page from '../../index.html?raw';
import { getBase, operatorConfigPlugin, readOperatorConfig, selectSettings } from '../../vite/operatorConfig';
import type { Config } from './config';

const toPage = (config: Config) => {
  const { transformIndexHtml } = operatorConfigPlugin({ text: '{}', config });
  return transformIndexHtml(page);
};

const themeIn = (theme?: Config['theme']) =>
  /<html[^>]* data-theme="(?<theme>\w+)"/.exec(toPage(theme ? { theme } : {}))?.groups?.['theme'];

test('the page begins light or with the operator’s theme; "system" sets none (D115)', () => {
  expect(themeIn()).toBe('light');
  expect((['light', 'dark', 'system'] as const).map(themeIn)).toEqual(['light', 'dark', undefined]);
});

test('the page has its language, and the direction of a right-to-left one [D116]', () => {
  expect(toPage({ language: 'hi' })).toContain('<html lang="hi" ');
  expect(toPage({ language: 'ar' })).toContain('<html lang="ar" dir="rtl" ');
});

test('a build without own settings has empty ones', async () => {
  const { text, config } = await readOperatorConfig();
  expect([text, config.brand]).toEqual(['{}', {}]);
});

test('a build is for the origin itself, or for a folder of it that is named between slashes (ADR 27) [D116]', () => {
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

test('a build keeps the settings that are next to the page, unless it names others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const select = (isNamed: boolean) =>
    selectSettings(folder, { text: '{"zone":"UTC"}', config: {}, isNamed });
  expect(select(false)).toBe('{"zone":"UTC"}');
  const edited = '{ "api": "https://api.example" }\n';
  writeFileSync(join(folder, 'config.json'), edited);
  expect(select(false)).toBe(edited);
  expect(select(true)).toBe('{"zone":"UTC"}');
});

test('the file of PORTAL_CONFIG is named from the root of the repository', async () => {
  const { isNamed } = await readOperatorConfig('apps/portal/public/config.json');
  expect(isNamed).toBe(true);
});
