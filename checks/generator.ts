import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyRepository } from './copy';

const execute = promisify(execFile);

/** A copy of the repository in which a screen can be written. */
export function openGenerator() {
  const copy = copyRepository('new-screen-');
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
  const newScreen = (...args: string[]) => run('node', 'scripts/newScreen/newScreen.mjs', ...args);
  return {
    copy,
    run,
    newScreen,
    /** Where a tool of the copy stands. */
    bin: (name: string) => join(copy, 'node_modules', '.bin', name),
    /** Writes a screen and answers the files that were written, by their paths from the root. */
    write: async (): Promise<string[]> => {
      const said = await newScreen('ranks', 'YearAward', '/user/yearAward');
      return [...said.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path);
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  };
}

export const isCode = (path: string) => /\.tsx?$/.test(path);
