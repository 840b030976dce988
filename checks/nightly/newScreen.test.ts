import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCode, openGenerator } from '../generator';

const { bin, close, copy, run, write } = openGenerator();

afterAll(close);

describe('a screen that was just written', () => {
  let written: string[] = [];
  let code: string[] = [];
  beforeAll(async () => {
    written = await write();
    code = written.filter(isCode);
  });

  it('stands in every place of a screen, formatted and without a fault of the linter', async () => {
    expect(written.length).toBeGreaterThan(15);
    await run(bin('oxlint'), ...code);
    await run(bin('oxfmt'), '--check', ...written.filter((path) => !path.endsWith('.tsv')));
  });

  it('compiles, with all that it imports', async () => {
    writeFileSync(
      join(copy, 'tsconfig.written.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { types: ['vite/client', 'node'] },
        files: code,
        include: [
          'packages/ui/src/**/*.d.ts',
          'apps/portal/src/**/*.d.ts',
          'apps/sandbox/src/testing/globalSetup.ts',
        ],
      }),
    );
    await run('node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.written.json');
  });

  it('breaks no arrow', async () => {
    // With all that they import; the whole is asked by a part of its own.
    await run(bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...code);
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
