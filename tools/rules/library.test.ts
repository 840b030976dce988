import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../storybook/run/browser.mjs';
import { serveFolder } from '../storybook/run/serve.mjs';

const root = join(import.meta.dirname, '../..');
const example = join(root, 'examples/orders');
const libraries = ['ui', 'api'] as const;

function run(folder: string, program: string, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('another app', { timeout: 240_000 }, () => {
  beforeAll(() => {
    for (const name of libraries) {
      const own = join(root, 'packages', name);
      expect(run(own, 'tools/run/library/build.mjs', name)).toBe('');
      rmSync(join(example, 'node_modules/@portal', name), { recursive: true, force: true });
      cpSync(join(own, 'dist'), join(example, 'node_modules/@portal', name), { recursive: true });
    }
  }, 240_000);

  afterAll(() => rmSync(join(example, 'node_modules'), { recursive: true, force: true }));

  it.each(libraries)('can install packages/%s', async (name) => {
    const pkgDir = join(root, 'packages', name, 'dist');
    const { messages, pkg } = await publint({ pkgDir, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has the types of every entry, without skipLibCheck', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/dist/package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    const screens = readdirSync(join(root, 'packages/ui/dist/screens')).map((name) => `./screens/${name}`);
    const entries = [...Object.keys(exports).filter((one) => !one.includes('*')), ...screens];
    expect(entries.length).toBeGreaterThan(30);
    const all = entries.map(
      (one, at) => `import * as all${at} from '@portal/ui${one.slice(1)}'; void all${at};`,
    );
    const code =
      /```ts\n([^]*?)```/.exec(readFileSync(join(root, 'packages/api/README.md'), 'utf8'))?.[1] ?? '';
    mkdirSync(join(example, 'src/checked'), { recursive: true });
    writeFileSync(join(example, 'src/checked/entries.ts'), all.join('\n'));
    writeFileSync(join(example, 'src/checked/readme.ts'), code);
    expect(run(example, 'node_modules/typescript-native/bin/tsc', '-p', '.')).toBe('');
  });

  it('runs the example of the client', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json({ status: true, data: [{ id: 101, name: 'India', calling_code: '91' }] }),
      ),
    );
    const readme = (await import(join(example, 'src/checked/readme.ts'))) as {
      listCountries: () => Promise<string[]>;
    };
    expect(await readme.listCountries()).toEqual(['India']);
    vi.unstubAllGlobals();
    rmSync(join(example, 'src/checked'), { recursive: true });
  });

  it('draws components and a screen in its own brand', async () => {
    expect(run(example, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')).toBe('');
    const server = await serveFolder(join(example, 'dist'));
    const browser = await openBrowser();
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(server.url);
    const button = page.getByRole('button', { name: 'Filter orders' });
    await button.click();
    await page.getByRole('dialog').getByLabel('Product').fill('tea');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await page.getByText('O-2').waitFor({ state: 'detached' });
    await page.getByText('My tea is cold').waitFor();
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(11, 107, 79)');
    expect(faults).toEqual([]);
    await browser.close();
    await server.close();
  });
});
