import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { files as allFiles, read, root } from '../requirements/files';
import { toTasks } from '../run/changed.mjs';
import { tool } from '../run/run.mjs';
import { rounds, toTurboArgs } from '../run/test.mjs';

const ui = 'packages/ui/src';
const screen = `${ui}/screens/kyc/Kyc/KycScreen.tsx`;
const [paths, schemas] = ['openapi/paths/tickets.yaml', 'openapi/schemas/tickets.yaml'] as const;
const handler = 'apps/sandbox/src/areas/tickets.ts';
const support = 'apps/portal/e2e/support/page.ts';
const tasks = { lint: 'lint', stories: 'stories', sandbox: 'sandbox:postgres', flows: 'e2e' };
const all: string[] = [];
const ticketsFolders = ['contract', 'http', 'areas/tickets'].map((folder) => `apps/sandbox/src/${folder}`);

/** The runner's arguments for a task and changed files. No argument runs all of it. */
const getArgs = async (task: string, files: readonly string[]) =>
  (await toTasks({ base: 'main', files: [...files] }))?.[task];

it.each<[task: keyof typeof tasks, files: string[], args: string[] | undefined, why: string]>([
  ['sandbox', [paths, schemas], ticketsFolders, 'an area of the contract has tests of its name'],
  ['flows', [paths, schemas], ['e2e/tickets.'], 'an area of the contract has flows of its name'],
  ['sandbox', [paths, handler], all, 'imports don’t show what reads the contract'],
  ['sandbox', ['openapi/schemas/common.yaml'], all, 'every area reads it'],
  ['flows', ['openapi/schemas/common.yaml'], all, 'every area reads it'],
  ['sandbox', ['apps/sandbox/drizzle/0000_first.sql'], all, 'a migration is read, not imported'],
  ['sandbox', ['apps/sandbox/README.md'], undefined, 'no test reads it'],
  ['sandbox', [screen], undefined, 'no test of the sandbox imports a screen'],
  ['flows', [handler], ['e2e/tickets.'], 'flows have the name of an area'],
  ['stories', [handler], undefined, 'no story imports a handler'],
  [
    'flows',
    [screen, 'apps/portal/src/areas/news/NewsRoute.tsx'],
    ['e2e/kyc.', 'e2e/news.', 'e2e/budgets.'],
    'what ships',
  ],
  ['flows', [`${ui}/components/Button/Button.tsx`, paths], all, 'every screen has a button'],
  ['flows', ['apps/portal/src/app/App.tsx', paths], all, 'every flow opens the app'],
  ['flows', ['apps/sandbox/src/server.ts', paths], all, 'every flow calls the server'],
  ['flows', [support], ['--only-changed=main'], 'Playwright follows the imports of flows'],
  [
    'flows',
    [`${ui}/components/Button/Button.stories.tsx`],
    ['--only-changed=main'],
    'stories are no product',
  ],
  [
    'flows',
    [screen, 'apps/portal/e2e/writes.keys.spec.ts'],
    ['e2e/kyc.', 'e2e/writes.', 'e2e/budgets.'],
    'a flow',
  ],
  ['flows', [screen, support], all, 'each flow may import it'],
  ['lint', [screen, `${ui}/gone.ts`, 'docs/tests.md'], [screen], 'a deleted file has no faults'],
  ['lint', ['docs/tests.md'], undefined, 'documents are not linted'],
  ['lint', ['.oxlintrc.json', `${ui}/gone.ts`], all, 'the rules changed'],
  ['stories', ['.storybook/decorators/withRoom.tsx'], all, 'the preview is around each story'],
])('npm test -- --changed runs of %s after %j: %j, because %s', async (task, files, args) => {
  expect(await getArgs(tasks[task], files)).toEqual(args);
});

it('plays the stories, and runs the tests of the sandbox, that import a changed file through others', async () => {
  const [stories = [], tests = []] = await Promise.all([
    getArgs('stories', [`${ui}/screens/kyc/Kyc/KycSteps.tsx`]),
    getArgs('sandbox:postgres', ['apps/sandbox/src/ledger/post.ts']),
  ]);
  expect(stories).toContain(`${ui}/screens/kyc/Kyc/KycScreen.stories.tsx`);
  expect(stories.filter((file) => /^tools|Button/.test(file))).toEqual([]);
  expect(tests).toContain('apps/sandbox/src/areas/withdraw.test.ts');
});

it('runs the unit tests that a changed file can reach, and each check of the repository', async () => {
  const related = async (...files: string[]) => (await getArgs('unit', files)) ?? [];
  const one = await related(screen, `${ui}/gone.ts`);
  expect(one).toEqual(
    expect.arrayContaining([
      'apps/portal/src/app/screens.test.ts',
      'apps/portal/firstPaint/begin.test.ts',
      'tools/rules/stories.test.ts',
    ]),
  );
  expect(one.filter((file) => /gone|newScreen|nightly|agreement|usage|library|linters/.test(file))).toEqual(
    [],
  );
  for (const tool of ['tools/run/usage.mjs', '.oxlintrc.json', `${ui}/screens/kyc/index.ts`])
    expect(await related(screen, tool)).toContain('tools/rules/usage.test.ts');
  expect(await related('apps/portal/src/areas/kyc/kyc.routes.ts')).toContain('tools/rules/newScreen.test.ts');
  expect((await related('tools/contract-check/src/agreement/portal.ts')).join()).toContain(
    'agreement.test.ts',
  );
  expect(await related('docs/tests.md')).toContain('tools/rules/stories.test.ts');
});

it.each(['openapi/paths/kyc.yaml', `${ui}/text/languages/ar.json`])(
  'runs every unit test after %s',
  async (file) => expect(await getArgs('unit', [screen, file])).toEqual([]),
);

it.each(['package-lock.json', 'vitest.config.ts', 'apps/portal/package.json', 'turbo.json'])(
  'runs everything after %s',
  async (file) => expect(await toTasks({ base: 'main', files: [file] })).toBeUndefined(),
);

interface Planned {
  taskId: string;
  command: string;
  dependencies: string[];
}

const turbo = JSON.parse(read('turbo.json')) as {
  tasks: Record<string, { dependsOn?: string[]; env?: string[] }>;
};
const allScripts = allFiles
  .filter((file) => /^(\w+\/)*package\.json$/.test(file))
  .map((file) => (JSON.parse(read(file)) as { scripts?: Record<string, string> }).scripts ?? {});

it('every task with arguments takes them, and what is kept of it belongs to them', async () => {
  const found = await toTasks({ base: 'main', files: [screen, 'apps/sandbox/src/areas/kyc.ts'] });
  const withArgs = Object.entries(found ?? {}).flatMap(([task, args]) => (args.length > 0 ? [task] : []));
  expect(withArgs).toHaveLength(6);
  for (const task of withArgs) {
    const name = Object.keys(turbo.tasks).find((key) => key.split('#').at(-1) === task) ?? '';
    expect(turbo.tasks[name]?.env, task).toEqual(['CHOSEN']);
    const script = allScripts.map((scripts) => scripts[task]).find((text) => text !== undefined);
    expect(script, task).toMatch(/tools\/run\/(chosen|stories)\.mjs|\.\.\/tools\/run\/chosen\.mjs/);
  }
});

it.each(['tools/run/stories.mjs', 'tools/run/chosen.mjs vitest'])('%s passes them on', (words) => {
  const env = { ...process.env, CHOSEN: '{"one":["--unheard-of"]}', npm_lifecycle_event: 'one' };
  const { stderr } = spawnSync(process.execPath, words.split(' '), { cwd: root, env, encoding: 'utf8' });
  expect(stderr).toContain('--unheardOf');
});

it.each(rounds)('what is kept of a round is kept by the sources it is made of: %s …', (...round) => {
  const args = [...toTurboArgs(round, []), '--dry=json'];
  const { stdout } = spawnSync(tool('turbo'), args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
  const planned = (JSON.parse(stdout) as { tasks: Planned[] }).tasks;
  const forgotten = Object.entries(turbo.tasks).filter(
    ([name, { dependsOn = [] }]) =>
      dependsOn.length > 0 &&
      planned.some(
        ({ taskId, command, dependencies }) =>
          (taskId === name || taskId.endsWith(`#${name}`)) &&
          command !== '<NONEXISTENT>' &&
          dependencies.length === 0,
      ),
  );
  expect(planned.length).toBeGreaterThan(round.length);
  expect(forgotten).toEqual([]);
});
