import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyRepository } from '../../requirements/copy';
import { read } from '../../requirements/files';

const run = promisify(execFile);
/** Paths of different lengths reveal a path that leaks into a file. */
const copies = ['portal-a-', 'portal-somewhere-else-'].map((prefix) => copyRepository(prefix));

// The test runner sets NODE_ENV to test, which would make a development build.
const env = { ...process.env, NODE_ENV: 'production', PORTAL_COMMIT: '0f3a9c2b1d4e', TZ: 'Asia/Kolkata' };

function getFiles(copy: string): Map<string, Buffer> {
  const dist = join(copy, 'apps/portal/dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(dist, file), readFileSync(file)]),
  );
}

let [first, second]: Map<string, Buffer>[] = [];

beforeAll(async () => {
  // One after the other, because the second has another time, zone and folder.
  for (const [index, cwd] of copies.entries()) {
    const zone = index === 0 ? 'America/New_York' : env.TZ;
    await run('npm', ['run', 'build', '-w', '@portal/app'], { cwd, env: { ...env, TZ: zone } });
  }
  [first, second] = copies.map(getFiles);
}, 240_000);

const getText = (file: string) => first?.get(file)?.toString() ?? '';

describe('the build', () => {
  it('is the same, byte for byte, in another folder, zone and hour', () => {
    expect(first?.size).toBeGreaterThan(100);
    expect([...(second?.keys() ?? [])]).toEqual([...(first?.keys() ?? [])]);
    const different = [...(first ?? [])].filter(([file, bytes]) => !second?.get(file)?.equals(bytes));
    expect(different.map(([file]) => file)).toEqual([]);
  });

  it('has its version and commit, also on the page', () => {
    const named = JSON.parse(getText('version.json')) as unknown;
    expect(named).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      commit: env.PORTAL_COMMIT,
    });
    const scripts = [...(first ?? [])].filter(([file]) => file.endsWith('.js'));
    expect(scripts.some(([, bytes]) => bytes.includes(env.PORTAL_COMMIT))).toBe(true);
  });

  it('sets the content policy and cleans the address in its entry, before any other script (T5, T6)', () => {
    const entry = [...(first?.keys() ?? [])].find((file) => /^static\/js\/index-[\w-]+\.js$/.test(file));
    const text = getText(entry ?? '');
    expect(['createPolicy(', 'history.replaceState('].filter((call) => !text.includes(call))).toEqual([]);
  });

  it('has the licence of everything in it: scripts, typeface and service worker', () => {
    const notices = getText('licences.txt');
    for (const name of ['react', 'dompurify', '@fontsource-variable/geist', 'workbox-precaching'])
      expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    // Members receive no packages of the sandbox or of the tools.
    expect(notices).not.toMatch(/^(fastify|pg|vite|storybook) \d/m);
  });

  it('keeps the bytes for offline use that docs/deploy.md names, give or take 0.1 MB', () => {
    const kept = [...getText('serviceWorker.js').matchAll(/url: ?[`"']\/([^`"']+)[`"'], ?revision: ?null/g)];
    expect(kept.length).toBeGreaterThan(100);
    const weigh = (file: string) => (first?.get(file) ?? Buffer.of()).length / 1e6;
    const [whole = 0, sent = 0] = ['', '.br'].map((ending) =>
      kept.reduce((all, [, file = '']) => all + (weigh(file + ending) || weigh(file)), 0),
    );
    const page = read('docs/deploy.md').replaceAll(/\s+/g, ' ');
    const [, named, small] = /([\d.]+) MB a release, ([\d.]+) MB over the network/.exec(page) ?? [];
    expect(Math.abs(Number(named) - whole)).toBeLessThan(0.1);
    expect(Math.abs(Number(small) - sent)).toBeLessThan(0.1);
  });

  it('leaves nothing of where it was built', () => {
    const different = [...(first ?? [])].filter(([, bytes]) => bytes.includes(copies[0] ?? ''));
    expect(different.map(([file]) => file)).toEqual([]);
  });
});

it('the bill of materials names what the portal installs, and no tool', async () => {
  const [cwd = ''] = copies;
  await run('npm', ['run', 'sbom', '-w', '@portal/app'], { cwd, env });
  const bill = JSON.parse(readFileSync(join(cwd, 'portal.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; group?: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  expect(names).toEqual(expect.arrayContaining(['react', 'dompurify', '@reduxjs/toolkit']));
  for (const tool of ['vite', 'storybook', 'fastify', 'vitest']) expect(names).not.toContain(tool);
});
