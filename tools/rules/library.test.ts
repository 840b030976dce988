import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../storybook/run/browser.mjs';
import { compareApis, getEntries, getPublicApi } from '../run/library/publicApi.mjs';
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

const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};

/** The public types at the last commit with a changeset and before it, and whether another one is being written. */
function getSinceLastChangeset(name: string) {
  const commit = git('log', '-1', '--format=%H', '--', '.changeset/*.md')?.trim();
  if (!commit) return undefined;
  const show = (at: string) => git('show', `${at}:packages/${name}/api.txt`);
  const last = show(commit);
  const isOpen = git('status', '--porcelain', '--', '.changeset') !== '';
  return last === undefined ? undefined : { last, parent: show(`${commit}^`) ?? last, isOpen };
}

const readChangesets = () =>
  readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(root, '.changeset', file), 'utf8'))
    .join('\n');

const getAddresses = () => getEntries(join(root, 'packages/ui/dist')).map(({ address }) => address);

/** The first example of a library's README. */
const readExample = (name: string, language: string) =>
  readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    .split(`\`\`\`${language}\n`)[1]
    ?.split('```')[0] ?? '';

/**
 * What every component takes and how its events are named, as types over an entry's exports. A name that is left over
 * is an error that says it. A `label` names its element, so `aria-label` is left out there. What a component can keep has
 * a default; dialogs in `Kept` show a state of the app.
 */
const conventions = `
import type { AriaAttributes, CSSProperties, DOMAttributes } from 'react';
type Past = \`on\${string}\${'ed' | 'Chosen' | 'Sent' | 'Left' | 'Taken' | 'Begun' | 'Made' | 'Went' | 'Kept' | 'Forgotten'}\`;
type PropsOf<C> = C extends (props: infer P) => unknown ? P : never;
type Pairs = { value: ['onChange', 'defaultValue']; open: ['onClose' | 'onOpenChange', 'defaultOpen']; page: ['onPageChange', 'defaultPage']; files: ['onChange', 'defaultFiles'] };
type Kept = 'FailureDialog' | 'FormDialog' | 'LeaveDialog' | 'VerifyDialog';
type OneWay<P> = {
  [K in keyof Pairs & keyof P]: Pairs[K][0] & keyof P extends never ? never
    : Pairs[K][1] extends keyof P ? ({} extends Pick<P, K> ? never : K) : K;
}[keyof Pairs & keyof P];
export type Uncontrolled<M> = {
  [N in keyof M & string]: N extends Kept | Uncapitalize<N> ? never
    : M[N] extends (props: infer P extends object) => unknown ? (OneWay<P> extends never ? never : N) : never;
}[keyof M & string];
type Named = 'ref' | 'className' | 'style' | keyof AriaAttributes;
type Without = 'FieldSkeletons' | 'FormAnswer' | 'FormScope' | 'FromTo' | 'LinkProvider' | 'OperatorLinks' | 'PortalTheme' | 'Theme' | 'Words';
export type Events<M> = {
  [N in keyof M & string]: N extends Uncapitalize<N> ? never
    : Exclude<Extract<keyof PropsOf<M[N]>, Past>, keyof DOMAttributes<Element>>;
}[keyof M & string];
export type Faults<M> = Events<M> | {
  [N in keyof M & string]: N extends Without | Uncapitalize<N> | \`\${string}Context\` ? never
    : M[N] extends (props: infer P extends object) => unknown
      ? (Exclude<Named, keyof P | ('label' extends keyof P ? 'aria-label' : never)> extends never ? (P extends { style?: CSSProperties | undefined } ? never : N) : N)
      : never;
}[keyof M & string];
declare function never<Fault extends never>(): Fault;`;

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

  it.each(libraries)('finds the public types of packages/%s as they are written down', (name) => {
    const own = join(root, 'packages', name);
    const changes = compareApis(readFileSync(join(own, 'api.txt'), 'utf8'), getPublicApi(join(own, 'dist')));
    // `npm run library -w @portal/ui -- --report` writes them down. `npx changeset` says what changed to consumers.
    expect(changes).toEqual({ major: [], minor: [], types: [] });
  });

  it.each(libraries)('has a changeset for what changed in the public types of packages/%s', (name) => {
    const since = getSinceLastChangeset(name);
    // A clone without history has nothing to compare.
    if (!since) return;
    const [before, during] = [since.parent, since.last].map((text) =>
      compareApis(text, readFileSync(join(root, 'packages', name, 'api.txt'), 'utf8')),
    );
    // Run `npx changeset`: what a consumer has to know of these.
    if (!since.isOpen) expect(during).toEqual({ major: [], minor: [], types: [] });
    if (before?.major.length) expect(readChangesets()).toContain(`'@portal/${name}': major`);
  });

  it('has changesets of these packages alone', () => {
    const heads = readChangesets()
      .split('\n')
      .filter((line) => line.startsWith("'"));
    expect(heads.filter((line) => !/^'@portal\/(ui|api)': (major|minor|patch)$/.test(line))).toEqual([]);
  });

  it('imports every entry on a server, and renders there', () => {
    const script = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      for (const entry of process.argv.slice(1)) await import(entry);
      const { PortalTheme, Button } = await import('@portal/ui');
      const html = renderToString(createElement(PortalTheme, { language: 'ar' }, createElement(Button, {}, 'Tea')));
      if (!html.includes('Tea')) throw new Error(html);`;
    const names = [...getAddresses().map((one) => `@portal/ui${one.slice(1)}`), '@portal/api'];
    const args = ['--input-type=module', '--eval', script, ...names];
    expect(spawnSync(process.execPath, args, { cwd: example, encoding: 'utf8' }).stderr).toBe('');
  });

  it('has the types of every entry, without skipLibCheck', () => {
    const entries = getAddresses();
    expect(entries.filter((one) => one.startsWith('./components/')).length).toBeGreaterThan(80);
    const all = entries.map((one, at) => `import * as all${at} from '@portal/ui${one.slice(1)}';`);
    const judged = entries.map((one, at) =>
      one.startsWith('./screens')
        ? `never<Events<typeof all${at}>>();`
        : `never<Faults<typeof all${at}>>(); never<Uncontrolled<typeof all${at}>>();`,
    );
    const code = readExample('api', 'ts');
    mkdirSync(join(example, 'src/checked'), { recursive: true });
    writeFileSync(join(example, 'src/checked/themes.tsx'), readExample('ui', 'tsx'));
    writeFileSync(join(example, 'src/checked/entries.ts'), [...all, conventions, ...judged].join('\n'));
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
    await page.getByRole('dialog').getByRole('button', { name: 'Show orders' }).click();
    await page.getByText('O-2').waitFor({ state: 'detached' });
    await page.getByText('My tea is cold').waitFor();
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(11, 107, 79)');
    expect(faults).toEqual([]);
    await browser.close();
    await server.close();
  });
});
