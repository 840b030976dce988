import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/**
 * The commands that this repository writes itself. The others are tools with a usage of their own, and build-storybook
 * hands its options to one.
 */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const own = name === 'contract:check' ? '--import tsx tools/contract-check/src/main.ts' : script;
  const [, words] = /^(?:node )?((?:--import tsx |tools\/).*)$/.exec(own) ?? [];
  return words === undefined || name === 'build-storybook' ? [] : [{ name, words: words.split(' ') }];
});

const run = (words: readonly string[]) =>
  new Promise<{ code: number | string; out: string; error: string }>((end) => {
    execFile(process.execPath, words, { cwd: root, timeout: 60_000 }, (error, out, stderr) =>
      end({ code: error?.code ?? 0, out, error: stderr }),
    );
  });

describe('every command prints its usage', () => {
  it('and there are all of them', () => {
    expect(commands.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'start',
        'test',
        'dev',
        'visual',
        'new:screen',
        'generate',
        'hosts',
        'contract:check',
      ]),
    );
  });

  it.each(commands)('$name: with --help, and after an unknown option with 2', async ({ name, words }) => {
    const usage = new RegExp(`^npm (?:run )?${name}\\b`, 'm');
    const [helped, failed] = await Promise.all([
      run([...words, '--help']),
      run([...words, '--no-such-option']),
    ]);
    expect(helped).toMatchObject({ code: 0, out: expect.stringMatching(usage) as string });
    expect(failed).toMatchObject({ code: 2, error: expect.stringMatching(usage) as string });
  });
});
