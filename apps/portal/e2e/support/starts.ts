import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addresses } from '@portal/ui/addresses';
import { heading } from './page';

const toDist = (file: string) => new URL(`../../dist/.vite/${file}`, import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(toDist(file), 'utf8'));

/** The addresses whose starts are broken, one of a visitor and one of a member. */
export const starts = [addresses.login, addresses.dashboard] as const;
export type Start = (typeof starts)[number];

const getManifest = () => readJson('manifest.json') as Record<string, { file: string }>;

/** The file with the client of calls, which the sign-in loads after its paint. */
export const getCallsFile = (): string =>
  Object.values(getManifest()).find(({ file }) => /\/calls-[\w-]+\.js$/.test(file))?.file ?? '';

/** Every file that the build lists for an address's start, with the settings' reader. */
export function getStartFiles(address: Start): string[] {
  const { entry, byAddress } = readJson('screens.json') as {
    entry: string[];
    byAddress: Record<string, { files: string[] }>;
  };
  const settings = getManifest()['src/config/configure.ts']?.file;
  return [...entry, ...(byAddress[address]?.files ?? []), ...(settings ? [`/${settings}`] : [])];
}

/** The portal itself has the page, so presses are taken. */
export const started = (page: Page, address: Start) =>
  page.locator('html:not([data-first])').filter({
    has: address === addresses.login ? page.locator('input[name=username]') : heading(page, 'Dashboard'),
  });

export const reloadButton = (page: Page) => page.getByRole('button', { name: /^Reload/ });
