import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { files as everyFile, read } from '../requirements/files';
import { judged } from './judged';
import { readWorkflows } from './workflows';

const folder = '.github/workflows';
const workflows = readWorkflows();
const runsIn = (file: string) =>
  workflows
    .filter((one) => one.file === file)
    .flatMap(({ jobs }) => jobs.flatMap((job) => job.steps).flatMap(({ run }) => run ?? []));

/**
 * The jobs that may do more. Each runs only GitHub's client or deploys: to release, after a whole green run, to report a
 * night, to publish its Storybook, or to read its answers.
 */
const writers: Readonly<Record<string, Record<string, string>>> = {
  'release.yml publish': { contents: 'write', 'id-token': 'write', attestations: 'write' },
  'mutants.yml report': { issues: 'write' },
  'storybook.yml report': { issues: 'write' },
  'storybook.yml deploy': { pages: 'write', 'id-token': 'write' },
  'chromatic.yml answers': { actions: 'read' },
};

/** The steps that receive a token, and what they run. */
const tokens: Readonly<Record<string, RegExp>> = {
  'secrets.CHROMATIC_PROJECT_TOKEN': /^npx chromatic --storybook-build-dir storybook-static$/,
  'github.token':
    /^(?:gh release create "\$TAG" release\/\*\/\* --verify-tag --title "\$TAG" --notes-file release\/\*\/notes\.md|(?:issue=\$\(gh issue|night=\$\(gh run) list [^]*)$/,
};

it('reads every workflow', () => {
  const names = ['chromatic', 'ci', 'mutants', 'release', 'storybook'].map((name) => `${name}.yml`);
  expect(workflows.map(({ file }) => file).toSorted()).toEqual(names);
});

const action =
  /uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|uses: \.\/\.github\/workflows\/\w+\.yml$/;

it.each(workflows)(
  '$file has only the rights and tokens that it needs (T28)',
  ({ file, on, permissions, env, jobs }) => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of jobs) expect(job.permissions, job.id).toEqual(writers[`${file} ${job.id}`]);
    expect(Object.keys(on).filter((event) => /_target|workflow_run/.test(event))).toEqual([]);
    // Each action is pinned to a commit, with its version in a comment.
    const uses = read(`${folder}/${file}`)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !action.test(line))).toEqual([]);
    expect([env, ...jobs.map((job) => job.env)].filter(Boolean)).toEqual([]);
    for (const step of jobs.flatMap((job) => [{ ...job, steps: [] }, ...job.steps])) {
      const run = 'run' in step ? step.run : undefined;
      // Whether there is a token at all is no secret.
      const names =
        JSON.stringify(step).match(/(?:secrets\.\w+(?! != '')\b|secrets: ?"?inherit|github\.token)/g) ?? [];
      for (const name of names) expect(run, name).toMatch(tokens[name] ?? /^no step$/);
      // The text of an event is no script.
      expect(run ?? '').not.toContain('${{');
      if (step.uses?.startsWith('actions/checkout@'))
        expect('with' in step && step.with).toMatchObject({ 'persist-credentials': false });
    }
  },
);

it.each(workflows)('$file hides no result of a job behind one that is red', ({ jobs }) => {
  const later = jobs.flatMap((job) => job.steps.filter(({ run }) => /\bnpm run\b/.test(run ?? '')).slice(1));
  expect(later.filter((step) => !/!cancelled\(\)|steps\.token/.test(step.if ?? ''))).toEqual([]);
});

it.each(Object.keys(writers))('%s runs nothing of the repository', (name) => {
  const [file, id] = name.split(' ');
  const jobs = workflows.find((workflow) => workflow.file === file)?.jobs ?? [];
  const job = jobs.find((one) => one.id === id);
  // A release comes after everything is green.
  const needed = jobs.filter((one) => [job?.needs ?? []].flat().includes(one.id)).map(({ uses }) => uses);
  if (id === 'publish') expect(needed).toContain(`./${folder}/ci.yml`);
  expect(job?.steps).not.toHaveLength(0);
  for (const { run, uses = '' } of job?.steps ?? []) {
    expect(uses).not.toMatch(/checkout|setup-node|cache/);
    if (run !== undefined) expect(run).toMatch(tokens['github.token'] ?? /^no step$/);
  }
});

it('looks for known vulnerabilities and false signatures every night, even without changes', () => {
  const { on = {} } = workflows.find(({ file }) => file === 'mutants.yml') ?? {};
  expect(on).toHaveProperty('schedule');
  expect(runsIn('mutants.yml')).toEqual(
    expect.arrayContaining(['npm audit --omit=dev --audit-level=high', 'npm audit signatures']),
  );
});

it('dependabot updates every kind of pinned thing', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  const pinned: Record<string, string> = {
    npm: 'package-lock.json',
    'github-actions': '.github/workflows/',
    docker: 'docker/portal.Dockerfile',
    'docker-compose': 'compose.yaml',
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(Object.keys(pinned));
  for (const update of updates) {
    const first = pinned[update['package-ecosystem']] ?? '';
    expect(everyFile.some((path) => path.startsWith(first))).toBe(true);
    // Actions are found in their folder by themselves.
    if (!first.endsWith('/')) expect(`/${first}`.startsWith(update.directory)).toBe(true);
  }
});

it('Node is one version in .nvmrc and in the images, and CI tests it, the oldest supported one and 22', () => {
  const major = read('.nvmrc').trim();
  const images = ['portal', 'sandbox'].map((name) => read(`docker/${name}.Dockerfile`)).join('\n');
  const found = [...images.matchAll(/^FROM node:(\d+)\./gm)].map(([, version]) => version);
  expect(new Set(found)).toEqual(new Set([major]));
  const jobs = workflows.find(({ file }) => file === 'ci.yml')?.jobs;
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const versions = [engines.node.replace('>=', ''), '22', major];
  expect(jobs?.find(({ id }) => id === 'test')?.strategy?.matrix.node).toEqual(versions);
});

it('package.json has at most eighteen scripts', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
});

const parts = [...read('tools/run/nightly.mjs').matchAll(/^ {2}(\w+): \{\n {4}does:/gm)].map(
  ([, part]) => part,
);

it('some workflow runs each part of npm run nightly every night', () => {
  judged('parts of the night', parts.length);
  const runs = workflows.filter(({ on }) => 'schedule' in on).flatMap(({ file }) => runsIn(file));
  expect(parts.filter((part) => !runs.includes(`npm run nightly -- ${part}`))).toEqual([]);
});

it('posts "UI Tests" where Chromatic can’t, and never accepts changes', () => {
  const name = workflows.find(({ file }) => file === 'chromatic.yml')?.jobs[0]?.name ?? '';
  for (const part of ["'UI Tests' || 'Chromatic'", 'head.repo.fork', "'dependabot[bot]'"])
    expect(name).toContain(part);
  const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;
  expect(config).not.toHaveProperty('autoAcceptChanges');
  expect(config).toMatchObject({ skip: 'dependabot/**', exitZeroOnChanges: true });
});
