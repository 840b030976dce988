import { execFile, execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTempFolder } from '../requirements/copy';
import { files, read, root } from '../requirements/files';
import { judged } from './judged';

const { scripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};

/**
 * The commands that this repository writes itself. The others are tools with a usage of their own, and two hand their
 * options to one.
 */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const own = name === 'contract:check' ? '--import tsx tools/contract-check/src/main.ts' : script;
  const [, words] = /^(?:node )?((?:--import tsx |tools\/).*)$/.exec(own) ?? [];
  return words === undefined || /buildStorybook|chosen/.test(words)
    ? []
    : [{ name, words: words.split(' ') }];
});

interface Ended {
  code: number | string;
  out: string;
  error: string;
}

const run = (words: readonly string[]) =>
  new Promise<Ended>((end) => {
    execFile(process.execPath, words, { cwd: root, timeout: 60_000 }, (error, out, stderr) =>
      end({ code: error?.code ?? 0, out, error: stderr }),
    );
  });

interface Command {
  name: string;
  words: string[];
}
const askHelp = (listed: readonly Command[]) =>
  Promise.all(
    listed.map(async ({ name, words }) => ({ name, words, help: await run([...words, '--help']) })),
  );
const asked = await askHelp(commands);
/** The parts of those that have parts. Each is a command too. */
const parts = asked
  .filter(({ name }) => name === 'bench' || name === 'nightly')
  .flatMap(({ name, words, help }) =>
    [...help.out.matchAll(/^ {2}(\w+) {2}/gm)].map(([, part = '']) => ({
      ...{ name: `${name} ${part}`, words: [...words, part] },
    })),
  );
const calls = [...asked, ...(await askHelp(parts))];
const usages = new Map(calls.map(({ name, help }) => [name, help.out]));

/** The options of a usage that take one of a list, or a number. All parts check theirs by the same lines. */
const choices = calls.flatMap(({ name, words, help }) =>
  name.includes(' ') && name !== 'bench page'
    ? []
    : [...help.out.matchAll(/^ {2}(--[\w-]+) +<([^>]+)>/gm)]
        .filter(([, , values = '']) => values === 'number' || values.includes(' | '))
        .map(([, option = '', values = '']) => ({ name, words, option, values: values.split(' | ') })),
);

describe('every command prints its usage', () => {
  it('and there are all of them', () => {
    const known = ['start', 'test', 'dev', 'visual', 'new:screen', 'generate', 'hosts', 'contract:check'];
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(known));
    judged('commands and their parts', calls.length);
  });

  it.each(calls)('$name: with --help, and after an unknown option with 2', async ({ name, words, help }) => {
    const usage = new RegExp(`^npm (?:run )?${name.replace(' ', ' -- ')}\\b`, 'm');
    expect(help).toMatchObject({ code: 0, out: expect.stringMatching(usage) as string });
    const failed = await run([...words, '--no-such-option']);
    expect(failed).toMatchObject({ code: 2, error: expect.stringMatching(usage) as string });
  });

  it.each([
    ...choices.map((one) => ({ ...one, option: `${one.option}=no-such-value` })),
    ...[
      ['generate', 'messages'],
      ['test', 'sandbox:pglite'],
    ].map(([name = '', value = '']) => ({
      ...{ name, option: 'no-such-word', values: [value] },
      words: commands.find((one) => one.name === name)?.words ?? [],
    })),
  ])('$name $option: it names what it takes', async ({ words, option, values }) => {
    const { code, error } = await run([...words, option]);
    expect(code).toBe(2);
    expect(values.filter((value) => !error.includes(value))).toEqual([]);
  });
});

it('the commands that install the packages need none', () => {
  const folder = createTempFolder('clone-');
  for (const file of files.filter((one) => one.endsWith('.mjs') && !one.startsWith('packages/')))
    cpSync(join(root, file), join(folder, file));
  const words = [join(folder, 'tools/run/portal.mjs'), 'test', '--help'];
  expect(execFileSync(process.execPath, words, { encoding: 'utf8' })).toContain('--changed');
});

const documents = files.filter((file) => /\.mdx?$/.test(file) && !/CHANGELOG|^\.changeset\//.test(file));

/** What documents tell a reader to write after `--`, by command: a part, words and options. */
const written = documents.flatMap((path) =>
  [...read(path).matchAll(/npm (?:run )?([a-z][\w:-]*) +--\s+([^`\n#|&(]+)/g)].map(
    ([, command = '', words = '']) => ({ path, command, words: words.trim() }),
  ),
);

/** An option that a document gives alone, as in `--grep Cairo`, belongs to one of the commands. */
const alone = documents.flatMap((path) =>
  [...read(path).matchAll(/`(--(?!help\b)[a-z][\w-]*)[^`]*`/g)].map(([, option = '']) => ({ path, option })),
);

/** Options of other programs that documents name: of docker, Playwright, Redocly, Vitest. */
const foreign = ['--build-arg', '--headed', '--inlineBundle', '--project'];

describe('what documents say of the commands', () => {
  it('every part, word and option exists', () => {
    const unknown = written.flatMap(({ path, command, words }) => {
      const [first = ''] = words.split(' ');
      const usage = usages.get(`${command} ${first}`) ?? usages.get(command);
      if (usage === undefined) return [];
      const isPart = /^[a-z]/.test(first) && !usages.has(`${command} ${first}`);
      const part = isPart && ['bench', 'nightly'].includes(command) ? [first] : [];
      const options = [...words.matchAll(/(?<=^|\s)--(?!help\b)[a-z][\w-]*/g)].map(([option]) => option);
      return [...part, ...options.filter((option) => !new RegExp(`${option}\\b(?!-)`).test(usage))].map(
        (word) => `${path}: npm run ${command} -- … ${word}`,
      );
    });
    expect(unknown).toEqual([]);
    judged('options and parts in documents', written.length + alone.length);
    const every = [...usages.values()].join('\n');
    expect(
      alone.filter(({ option }) => !foreign.includes(option) && !new RegExp(`${option}\\b(?!-)`).test(every)),
    ).toEqual([]);
    // README.md lists the parts of each command that has parts.
    for (const command of ['nightly', 'bench']) {
      const [, listed = ''] =
        new RegExp(`npm run ${command} -- <part> +# (.*)`).exec(read('README.md')) ?? [];
      const parts = calls.flatMap(({ name }) => (name.startsWith(`${command} `) ? [name.split(' ')[1]] : []));
      expect(new Set(listed.split(', '))).toEqual(new Set(parts));
    }
  });

  it('docs/deploy.md has every option of `hosts` with its default', () => {
    const out = usages.get('hosts') ?? '';
    const options = [...out.matchAll(/^ {2}(--[\w-]+) .*\((.*)\)$/gm)];
    const rows = read('docs/deploy.md')
      .split('\n')
      .flatMap((line) => [/^\| `(--[\w-]+)` +\|.*\| (.*?) +\|$/.exec(line)].filter((row) => row !== null));
    expect(new Set(rows.map(([, option]) => option))).toEqual(new Set(options.map(([, option]) => option)));
    for (const [, option, without = ''] of rows) {
      const [, , fallback = ''] = options.find(([, name]) => name === option) ?? [];
      // The usage names files where the page says what they are.
      if (/^`[^`]+`$/.test(without)) expect(`${option} ${without}`).toBe(`${option} \`${fallback}\``);
    }
  });
});
