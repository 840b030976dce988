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

  it('is formatted and has no fault of the linters', async () => {
    await run('npm', 'run', '--silent', 'format:check', '-w', '@portal/rules');
    await run('npm', 'run', '--silent', 'lint');
    await run('npm', 'run', '--silent', 'check', '-w', '@portal/contract');
  });

  it('compiles at both ends', async () => {
    await run('npx', 'turbo', 'run', 'types', '--output-logs=errors-only');
  });

  it('breaks no dependency rule and leaves nothing unused', async () => {
    await run('npm', 'run', '--silent', 'lint:deps');
    await run('npm', 'run', '--silent', 'unused', '-w', '@portal/rules');
  });

  it('passes every unit test and every check', async () => {
    await run('npx', 'vitest', 'run', '--project', 'unit');
  });

  it('is answered by the sandbox', async () => {
    await run('npx', 'vitest', 'run', '--project', 'sandbox-postgres', '/year');
  });
});
