import { expect, it, vi } from 'vitest';
import { copyRepository, runIn } from '../../requirements/copy';
import { files, read, root } from '../../requirements/files';

// Each command of a document is followed: here, or by the named file.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const copy = copyRepository('documents-');

/** The commands that end without a server, a browser or a person. */
const here = [
  'check -w @portal/contract',
  'build -w @portal/contract',
  // It reads what the build before it writes, and its error names that command.
  'gaps -w @portal/sandbox',
  'generate',
  'generate -- messages',
  'generate -- types',
  'hosts -- --help',
  'lint:deps',
  'format -- --check',
];

const [backup, release, night] = ['backup', 'release', 'newScreen'].map(
  (name) => `tools/rules/nightly/${name}.test.ts`,
);
const workflow = '.github/workflows/mutants.yml';

/** What else follows a command, by its script and workspace. */
const elsewhere: Readonly<Record<string, string | undefined>> = {
  ...{ 'migrate -w @portal/sandbox': backup, 'migrations -w @portal/sandbox': backup },
  ...{ 'ledger:check -w @portal/sandbox': backup, 'ledger:recount -w @portal/sandbox': backup },
  ...{ 'new:screen': night, release },
  'sbom -w @portal/app': 'tools/rules/nightly/build.test.ts',
  'build -w @portal/app': 'tools/rules/nightly/build.test.ts',
  'mock -w @portal/contract': 'apps/portal/e2e/shell.mock.spec.ts',
  ...{
    'library -w @portal/ui': 'tools/rules/library.test.ts',
    'library -w @portal/api': 'tools/rules/library.test.ts',
  },
  ...{ test: '.ci/run', stories: 'tools/run/test.mjs', 'e2e -w @portal/app': 'tools/run/test.mjs' },
  ...{ 'build-storybook': 'tools/run/buildStorybook.mjs', visual: 'tools/rules/nightly/visual.test.ts' },
  ...{ nightly: workflow, bench: workflow, 'contract:check': '.github/workflows/ci.yml' },
  ...{
    start: 'apps/portal/e2e/support/sandbox.ts',
    'start -w @portal/sandbox': 'apps/sandbox/src/start.test.ts',
  },
};

/** Servers that run until a developer stops them. */
const byHand = ['dev', 'dev -w @portal/app', 'storybook'];

const documents = files.filter((file) => /\.mdx?$/.test(file) && !/CHANGELOG|^docs\/(adr|spec)\//.test(file));

const commands = documents.flatMap((path) =>
  [...read(path).matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)([^`\n#|&(]*)/g)].map(
    ([, script = '', alias = '', rest = '']) => {
      const workspace = / -w (@portal\/[\w-]+)/.exec(rest)?.[1];
      return { path, script: script || alias, workspace };
    },
  ),
);

const getName = ({ script, workspace }: (typeof commands)[number]) =>
  workspace === undefined ? script : `${script} -w ${workspace}`;

it('each command of a document is followed, here or elsewhere', () => {
  expect(commands.length).toBeGreaterThan(80);
  const followed = new Set([...here.map((one) => one.replace(/ -- .*/, '')), ...byHand]);
  const left = commands.filter(
    (command) => !followed.has(getName(command)) && !(getName(command) in elsewhere),
  );
  expect(left).toEqual([]);
  for (const [name, file = ''] of Object.entries(elsewhere)) {
    expect(commands.map(getName), name).toContain(name);
    expect(files, name).toContain(file);
  }
});

it.each(here)('npm run %s', async (command) => {
  await runIn(copy, 'npm', 'run', '--silent', ...command.split(' '));
});

const searches = documents
  .concat('docs/spec/README.md')
  .flatMap((path) => read(path).match(/^grep .*/gm) ?? []);

it.each(searches)('%s', async (command) => {
  expect(await runIn(copy, 'bash', '-c', command)).not.toBe('');
});

/** The words that documents give to Vitest and Playwright, each with the command that lists what they choose. */
const chosen = documents.flatMap((path) => {
  const text = read(path);
  const findAll = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, words = '']) => words);
  return [
    ...findAll(/npx vitest run (--project [\w-]+(?: [\w/.-]+)*)/g).map(
      (words) => `vitest list --filesOnly ${words}`,
    ),
    ...findAll(/ e2e -w @portal\/app -- ((?:[a-z][\w.]+ )+)/g).map(
      (words) => `playwright test --list ${words}`,
    ),
    ...findAll(/(?<!webkit )--grep ("[^"]+"|[A-Z]\w+)/g).map(
      (words) => `playwright test --list --config night.config.ts --grep ${words}`,
    ),
    ...findAll(/(--project webkit --grep \w+)/g).map(
      (words) => `playwright test --list --config engines.config.ts ${words}`,
    ),
  ];
});

it('every choice of tests in a document chooses some', async () => {
  expect(chosen.length).toBeGreaterThan(12);
  for (const command of chosen) {
    const cwd = command.startsWith('vitest') ? root : `${root}apps/portal`;
    expect(await runIn(cwd, 'bash', '-c', `npx ${command}`)).toMatch(/\.ts\b/);
  }
});
