import { isLanguage } from '@portal/ui/text/languages';
import { accentRules } from '@portal/ui/theme/accent';
import { putBrand } from '../src/config/putBrand';
import { readConfig } from '../src/config/readConfig';
import type { FirstPaint } from './draw';

/** Returns the first paint for these settings, before the portal's scripts load. */
export async function drawFirstPaint(json: unknown, nonce: string): Promise<FirstPaint> {
  const { config, env } = readConfig(json);
  const { brand = {}, language = 'en', messages } = config;
  await putBrand(
    isLanguage(language) ? language : 'en',
    messages,
    { ...brand, issuer: env.issuer },
    env.languages,
  );
  const { draw } = await import('./draw');
  const paint = await draw(env, nonce);
  if (brand.accent === undefined) return paint;
  // Leaves the page with the shell, when the portal applies its own settings (config/configure.ts).
  const accent = `<style nonce="${nonce}">${accentRules(brand.accent)}</style>`;
  return { ...paint, shell: paint.shell + accent };
}
