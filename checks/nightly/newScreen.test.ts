import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { isCode, openGenerator } from '../generator';

const { bin, close, copy, run, write } = openGenerator();

afterAll(close);

describe('a screen that was just written', () => {
  let code: string[] = [];
  beforeAll(async () => {
    code = (await write()).filter(isCode);
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
