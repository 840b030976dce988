import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { judged } from './judged';

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

/** The options of a usage that take one of a list, or a number. */
const readChoices = (usage: string) =>
  [...usage.matchAll(/^ {2}(--[\w-]+) +<([^>]+)>/gm)].flatMap(([, option = '', values = '']) => {
    const names = values === 'number' ? ['number'] : values.split(' | ');
    return values === 'number' || names.length > 1 ? [{ option, names }] : [];
  });

/** Every command, and every part of those that have parts. */
async function listCalls() {
  const parts = commands.filter(({ name }) => name === 'bench' || name === 'nightly');
  const listed = await Promise.all(
    parts.map(async ({ name, words }) => {
      const { out } = await run([...words, '--help']);
      return [...out.matchAll(/^ {2}(\w+) {2}/gm)].map(([, part = '']) => ({
        ...{ name: `${name} ${part}`, words: [...words, part] },
      }));
    }),
  );
  return [...commands, ...listed.flat()];
}
const calls = await listCalls();

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
    judged('commands and their parts', calls.length);
  });

  it.each(calls)(
    '$name: with --help, and after an unknown option or value with 2',
    async ({ name, words }) => {
      const usage = new RegExp(`^npm (?:run )?${name.replace(' ', ' -- ')}\\b`, 'm');
      const [helped, failed] = await Promise.all([
        run([...words, '--help']),
        run([...words, '--no-such-option']),
      ]);
      expect(helped).toMatchObject({ code: 0, out: expect.stringMatching(usage) as string });
      expect(failed).toMatchObject({ code: 2, error: expect.stringMatching(usage) as string });
      const choices = readChoices(helped.out);
      const refused = await Promise.all(
        choices.map(({ option }) => run([...words, `${option}=no-such-value`])),
      );
      for (const [at, { option, names }] of choices.entries()) {
        expect(refused[at]?.code, option).toBe(2);
        for (const one of names) expect(refused[at]?.error, option).toContain(one);
      }
    },
  );

  it.each(['generate', 'test'])('%s names what it has after an unknown word', async (name) => {
    const words = commands.find((one) => one.name === name)?.words ?? [];
    const { code, error } = await run([...words, 'no-such-word']);
    expect(code).toBe(2);
    expect(error).toContain(name === 'test' ? 'sandbox:pglite' : 'messages');
  });
});
