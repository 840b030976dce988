import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { copyRepository } from './copy';

// Compilers and linters run here, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const copy = copyRepository('new-screen-');
const bin = (name: string) => join(copy, 'node_modules', '.bin', name);

const execute = promisify(execFile);

/**
 * Runs a tool in the copy. Its output becomes the failure of the test. The test runner hears nothing of a worker that
 * waits for a program synchronously, and gives it up after a minute.
 */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(program, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error([program, ...args, stdout, stderr].join('\n'), { cause: error });
  }
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:screen', () => {
  let written: string[] = [];
  const code = () => written.filter((path) => /\.tsx?$/.test(path));

  it('writes every place of a screen', async () => {
    const said = await run(
      'node',
      'scripts/newScreen/newScreen.mjs',
      'ranks',
      'YearAward',
      '/user/yearAward',
    );
    written = [...said.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path);
    expect(written.length).toBeGreaterThan(15);
  });

  it('compiles, with all that it imports', async () => {
    writeFileSync(
      join(copy, 'tsconfig.written.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { types: ['vite/client', 'node'] },
        files: code(),
        include: [
          'packages/ui/src/**/*.d.ts',
          'apps/portal/src/**/*.d.ts',
          'apps/sandbox/src/testing/globalSetup.ts',
        ],
      }),
    );
    await run('node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.written.json');
  });

  it('passes the linter, as it is formatted', async () => {
    await run(bin('oxlint'), ...code());
    await run(bin('oxfmt'), '--check', ...written.filter((path) => !path.endsWith('.tsv')));
  });

  it('breaks no arrow', async () => {
    // With all that they import; the whole is asked by a part of its own.
    await run(bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...code());
  });

  it('has the stories, routes, calls and tests that the checks ask for', async () => {
    const checks = ['stories', 'addresses', 'areas', 'contract', 'spec', 'collected', 'sizes'];
    const portal = ['apps/portal/src/app/screens.test.ts', 'apps/portal/src/areas/ranks'];
    await run(
      bin('vitest'),
      'run',
      '--project',
      'unit',
      ...checks.map((name) => `checks/${name}.test.ts`),
      ...portal,
    );
  });
});

describe('what it is asked for', () => {
  it.each([
    [['rank', 'YearAward', '/user/yearAward'], "'rank' is no area"],
    [['access', 'YearAward', '/user/yearAward'], 'by hand'],
    [['ranks', 'year-award', '/user/yearAward'], "no screen's name"],
    [['ranks', 'YearAward', '/yearAward'], "no member's address"],
    [['ranks', 'RankDetails', '/user/again'], 'is there already'],
  ])('%j is refused with a reason, and nothing is written', async (args, reason) => {
    await expect(run('node', 'scripts/newScreen/newScreen.mjs', ...args)).rejects.toThrow(reason);
  });
});
