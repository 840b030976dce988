import type { PlopTypes } from '@turbo/gen';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import configure from '../generator/configure';
import { areas } from '../requirements/areas';
import { root } from '../requirements/files';

// Programs are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The nightly run writes a screen in every area and runs all checks (nightly/newScreen.test.ts).

/** What Plop would do for these answers in the repository as it is; nothing is written. */
function planScreen(area: string, screen: string, address: string): PlopTypes.ActionType[] {
  let generator: Partial<PlopTypes.PlopGeneratorConfig> = {};
  const plop = {
    getDestBasePath: () => root,
    setGenerator: (_name: string, config: typeof generator) => (generator = config),
  };
  configure(plop as unknown as PlopTypes.NodePlopAPI);
  const { actions } = generator;
  if (typeof actions !== 'function') throw new Error('The generator has no actions.');
  return actions({ area, screen, address });
}

const addressIn = (area: string) => (area === 'access' ? '/yearAward' : '/user/yearAward');

describe('npm run new:screen', () => {
  it.each(areas)('finds the place of every edit in %s', (area) => {
    const actions = planScreen(area, 'YearAward', addressIn(area));
    expect(actions.length).toBeGreaterThan(9);
  });

  it.each([
    [['rank', 'YearAward', '/user/yearAward'], "'rank' is not an area"],
    [['access', 'YearAward', '/user/yearAward'], "not a visitor's address"],
    [['ranks', 'year-award', '/user/yearAward'], "not a screen's name"],
    [['ranks', 'YearAward', '/yearAward'], "not a member's address"],
    [['ranks', 'RankDetails', '/user/again'], 'exists already'],
  ] as const)('refuses %j with a reason before it writes', ([area, screen, address], reason) => {
    expect(() => planScreen(area, screen, address)).toThrow(reason);
  });
});

const execute = promisify(execFile);

/** What the edits of an area need, without the packages. */
const needed = [
  ...[
    'turbo',
    'tools/generator',
    'tools/faults',
    'turbo.json',
    'package.json',
    'tools/requirements/areas.ts',
    'tools/requirements/data',
    'apps/portal/src/areas',
  ],
  ...['openapi/openapi.yaml', 'openapi/paths', 'openapi/schemas', 'apps/sandbox/src/areas'],
  ...['packages/ui/src/addresses', 'packages/ui/src/text', 'packages/ui/src/screens', 'apps/portal/e2e'],
];

describe('a screen written by turbo gen', () => {
  const area = 'access';
  const copy = mkdtempSync(join(tmpdir(), 'new-screen-'));
  const written: string[] = [];
  beforeAll(async () => {
    for (const path of needed) cpSync(join(root, path), join(copy, path), { recursive: true });
    const program = join(root, 'node_modules/@turbo/gen/dist/cli.js');
    const args = ['run', 'screen', '--root', copy, '--args', area, 'YearAward', addressIn(area)];
    // The list of files is read from the output, which a runner may ask to be coloured.
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const { stdout } = await execute(process.execPath, [program, ...args], { cwd: copy, env });
    written.push(...[...stdout.matchAll(/• \/(\S+) \((?:add|modify)\)/g)].map(([, path = '']) => path));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is in every file that a screen needs, and leaves no sign of a template', () => {
    const texts = written.map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));
    const without = (found: (text: string) => boolean) =>
      texts.filter(({ text }) => !found(text)).map(({ path }) => path);
    expect(written.length).toBeGreaterThan(9);
    expect(without((text) => /year-?award/i.test(text))).toEqual([]);
    // A language's texts have double braces of their own.
    expect(without((text) => !/\$&|&[a-z0-9#]+;/.test(text))).toEqual([]);
    expect(without((text) => text.includes('"documentTitles') || !/\{\{[a-zA-Z]/.test(text))).toEqual([]);
  });

  it('imports only what other files export', () => {
    const imports = written
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [
          ...readFileSync(join(copy, path), 'utf8').matchAll(
            /import (?:type )?\{([^}]+)\} from '(\.[^']+)'/g,
          ),
        ].map(([, names = '', from = '']) => ({
          names: names.split(',').map((name) => name.trim().replace(/^type /, '')),
          file: join(dirname(path), from),
        })),
      );
    expect(imports.length).toBeGreaterThan(12);
    const lost = imports.flatMap(({ names, file }) => {
      const text = getText(file) ?? '';
      const isExported = (name: string) => new RegExp(`^export [^;=]*\\b${name}\\b`, 'm').test(text);
      return names.filter((name) => name !== '' && !isExported(name)).map((name) => `${file}: ${name}`);
    });
    expect(lost).toEqual([]);
  });

  /** A module of the copy or, for what the copy lacks, of the repository. */
  function getText(module: string): string | undefined {
    const found = [copy, root]
      .flatMap((folder) => ['.ts', '.tsx', '/index.ts'].map((ending) => join(folder, module + ending)))
      .find((file) => existsSync(file));
    return found === undefined ? undefined : readFileSync(found, 'utf8');
  }
});
