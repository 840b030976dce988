import type { PlopTypes } from '@turbo/gen';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import configure from '../generator/configure';
import { areas } from '../requirements/areas';
import { linkRepository, runIn } from '../requirements/copy';
import { root } from '../requirements/files';

// Programs are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

// The nightly run does it by `turbo gen`, and runs every check (nightly/newScreen.test.ts).

/** What Plop would do for these answers; nothing is written. */
function planScreen(area: string, screen: string, address: string, base = root): PlopTypes.ActionType[] {
  let generator: Partial<PlopTypes.PlopGeneratorConfig> = {};
  const plop = {
    getDestBasePath: () => base,
    setGenerator: (_name: string, config: typeof generator) => (generator = config),
  };
  configure(plop as unknown as PlopTypes.NodePlopAPI);
  const { actions } = generator;
  if (typeof actions !== 'function') throw new Error('The generator has no actions.');
  return actions({ area, screen, address });
}

describe('npm run new:screen', () => {
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

interface Action {
  type: 'add' | 'modify';
  path: string;
  data: Record<string, string>;
  templateFile?: string;
  template?: string;
  pattern: RegExp;
  transform?: (text: string) => string;
}

/** Does to a copy what Plop does for one action. The templates have names alone, no other part of Handlebars. */
function carryOut(copy: string, { type, path, data, templateFile, template, pattern, transform }: Action) {
  const file = join(copy, path);
  const source = template ?? readFileSync(join(root, 'turbo/generators', templateFile ?? ''), 'utf8');
  const text = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? '');
  mkdirSync(dirname(file), { recursive: true });
  const next = type === 'add' ? text : readFileSync(file, 'utf8').replace(pattern, text);
  writeFileSync(file, transform?.(next) ?? next);
}

describe('a new screen in every area', () => {
  const copy = linkRepository('new-screen-');
  const written = new Set<string>();

  const run = (program: string, ...args: string[]) => runIn(copy, program, ...args);
  const find = (pattern: RegExp) => [...written].filter((path) => pattern.test(path));

  beforeAll(async () => {
    for (const area of areas) {
      const name = `ear${area.charAt(0).toUpperCase()}${area.slice(1)}`;
      const address = area === 'access' ? `/y${name}` : `/user/y${name}`;
      const actions = planScreen(area, `Y${name}`, address, copy);
      for (const action of actions) {
        if (typeof action !== 'object') continue;
        carryOut(copy, action as unknown as Action);
        written.add((action as unknown as Action).path);
      }
    }
    await run('npm', 'run', '--silent', 'generate');
    await run('npx', 'oxfmt', ...find(/(?<!\.tsv)$/));
  });

  it('has no fault of types or of the linters', async () => {
    expect(find(/\.tsx?$/).length).toBeGreaterThan(areas.length * 9);
    await run('npx', 'oxlint', ...find(/\.tsx?$/));
    await run('npm', 'run', '--silent', 'check', '-w', '@portal/contract');
  });

  it('breaks no dependency rule', async () => {
    const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long', '--max-depth', '2'];
    await run('npx', 'depcruise', ...options, ...find(/^(packages|apps)\/.*\.tsx?$/));
  });

  it('passes the checks of stories, names and sizes, and its own tests', async () => {
    const checks = [
      ...['addresses', 'contract', 'messages'].map((check) => `requirements/${check}`),
      ...['stories', 'areas', 'sizes', 'collected', 'catalogues', 'uses'].map((check) => `rules/${check}`),
    ];
    const files = checks.map((check) => `tools/${check}.test.ts`);
    const tests = find(/^(packages|apps\/portal)\/.*\.test\.ts$/);
    await run('npx', 'vitest', 'run', '--project', 'unit', '--testTimeout', '240000', ...files, ...tests);
  });
});
