import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { areas } from '../../requirements/areas';
import { copyRepository } from '../../requirements/copy';

// Every check runs here once more, after `turbo gen` has added a screen to every area.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 600_000 });

const execute = promisify(execFile);
const copy = copyRepository('new-screen-');

/**
 * Runs a program in the copy; its output is the test's failure. It is awaited, because the test runner gives up a worker
 * that blocks for a minute.
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

describe('a new screen in every area', () => {
  beforeAll(async () => {
    for (const area of areas) {
      const name = `Year${area.charAt(0).toUpperCase()}${area.slice(1)}`;
      const address = area === 'access' ? `/y${name.slice(1)}` : `/user/y${name.slice(1)}`;
      await run('npm', 'run', '--silent', 'new:screen', '--', area, name, address);
    }
  });

  // Format, lint and dependency rules are tested with every change (../newScreen.test.ts).
  it.each([
    ['compiles at both ends', 'npx turbo run types --output-logs=errors-only'],
    ['leaves nothing unused', 'npm run --silent unused -w @portal/rules'],
    ['passes every unit test and every check', 'npx vitest run --project unit'],
    ['is answered by the sandbox', 'npx vitest run --project sandbox-postgres /year'],
  ])('%s', async (_what, command) => {
    await run(...(command.split(' ') as [string]));
  });
});
