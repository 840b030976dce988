import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { heading } from './page';

const toDist = (file: string) => new URL(`../../dist/${file}`, import.meta.url);
const readText = (file: string) => readFileSync(toDist(file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(readText(`.vite/${file}`));

/** The addresses whose starts are broken, one of a visitor and one of a member. */
export const starts = [addresses.login, addresses.dashboard] as const;
export type Start = (typeof starts)[number];

/** Every file that the build lists for an address's start, with the reader of settings. */
export function getStartFiles(address: Start): string[] {
  const { entry, byAddress } = readJson('screens.json') as {
    entry: string[];
    byAddress: Record<string, { files: string[] }>;
  };
  const manifest = readJson('manifest.json') as Record<string, { file: string }>;
  const settings = manifest['src/config/configure.ts']?.file;
  return [...entry, ...(byAddress[address]?.files ?? []), ...(settings ? [`/${settings}`] : [])];
}

/** What else the built page asks for: the settings, and the icons and manifest of its links. */
export const getPageFiles = (): string[] => [
  '/config.json',
  ...[
    ...readText('index.html').matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
  ].map(([, file = '']) => file),
];

/** The portal itself has the page, so presses are taken. */
export const started = (page: Page, address: Start) =>
  page.locator('html:not([data-first])').filter({
    has: address === addresses.login ? page.locator('input[name=username]') : heading(page, 'Dashboard'),
  });

export const reloadButton = (page: Page) => page.getByRole('button', { name: /^Reload/ });
