import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../../docs/laravel.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
  language,
  text,
}));
const getBlocks = (language: string) =>
  blocks.filter((one) => one.language === language).map(({ text }) => text);

/** The whole files of docs/laravel.md by path: the blocks whose first line names a file. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  getBlocks('php').flatMap((text) => {
    const path = /^<\?php \/\/ (\S+)/.exec(text)?.[1];
    return path === undefined ? [] : [[path, text]];
  }),
);

/** The `php artisan` commands of the page that set an application up, in their order. */
export const pageCommands: readonly string[][] = getBlocks('sh')
  .flatMap((text) => text.trim().split('\n'))
  .filter((line) => line.startsWith('php '))
  .map((line) => line.split(' ').slice(1));

/** The page's `php.ini` as options of the command `php`. */
export const pageLimits: readonly string[] = getBlocks('ini')
  .flatMap((text) => text.trim().split('\n'))
  .flatMap((line) => ['-d', line.replaceAll(' ', '')]);

/** The page's `config.json`, with the portal's settings for another origin. */
export function toPortalConfig(api: string): Record<string, string> {
  const [text = '{}'] = getBlocks('json');
  return JSON.parse(text.replaceAll('https://api.example', api)) as Record<string, string>;
}
