import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from '../requirements/files';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Workflow {
  permissions?: Record<string, string>;
  env?: unknown;
  jobs: Record<string, { env?: unknown; steps: Step[] }>;
}

const folder = '.github/workflows';
const files = readdirSync(new URL(`../../${folder}`, import.meta.url));

describe.each(files)('the workflow %s (T28)', (file) => {
  const text = read(`${folder}/${file}`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('may read the repository, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('pins each action to a commit, with its version in a comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(
      uses.filter((line) => !/uses: [\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  it('leaves no token of the repository behind', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  it('gives a secret to single steps, and never to one that installs', () => {
    expect([workflow.env, ...jobs.map(({ env }) => env)].filter(Boolean)).toEqual([]);
    const installs = steps.filter(({ run }) => /\bnpm (ci|install)\b/.test(run ?? ''));
    for (const { env = {} } of installs) expect(JSON.stringify(env)).not.toContain('secrets.');
  });

  it('hides no proof of a job behind one that is red', () => {
    const hidden = jobs.flatMap((job) =>
      job.steps
        .filter(({ run }) => /\bnpm run\b/.test(run ?? ''))
        .slice(1)
        .filter((step) => !/!cancelled\(\)|steps\.token/.test(step.if ?? '')),
    );
    expect(hidden.map(({ run }) => run)).toEqual([]);
  });
});

const readScripts = (manifest: string) =>
  (JSON.parse(read(manifest)) as { scripts: Record<string, string> }).scripts;

/** Where a workflow's scripts are: the root, or the workspace that it names. */
const manifests: Readonly<Record<string, string>> = {
  '': 'package.json',
  ' -w @portal/rules': 'tools/rules/package.json',
  ' -w @portal/app': 'apps/portal/package.json',
};

/** A script with the texts of the files that it starts. */
const wholeScript = (name: string, workspace = '') => {
  const line = readScripts(manifests[workspace] ?? '')[name] ?? '';
  const started = [...line.matchAll(/\bnode (?:\S+ \S+ )?(\S+\.(?:mjs|ts))/g)].map(([, file = '']) =>
    read(file),
  );
  return [line, ...started].join('\n');
};

const runs = files.flatMap((file) =>
  Object.values((parse(read(`${folder}/${file}`)) as Workflow).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.split(/\n|&&/)),
  ),
);

describe('a script that a workflow runs in a clean checkout', () => {
  const asked = runs.flatMap((line) => {
    const [, name, workspace = ''] = /^\s*npm run ([\w:-]+)( -w @portal\/\w+)?/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, workspace }];
  });

  it.each(asked)('exists: $name$workspace', ({ name, workspace }) => {
    expect(wholeScript(name, workspace)).not.toBe('');
  });

  /** What needs the sandbox or the live portal reads the contract's bundle, which a checkout has not. Chromatic builds Storybook. */
  const readers = [
    ...new Set([
      ...asked.filter(({ workspace }) => workspace === '').map(({ name }) => name),
      'build-storybook',
    ]),
  ].filter((name) => /vitest|'storybook'|e2e(?!\/support)|contract-check/.test(wholeScript(name)));

  it('is one of some', () =>
    expect(readers).toEqual(expect.arrayContaining(['nightly', 'stories', 'build-storybook'])));

  it.each(readers)('npm run %s bundles the contract first', (name) => {
    expect(wholeScript(name)).toMatch(/@portal\/contract#build|ensureContract\(\)/);
  });
});

describe('Node', () => {
  const major = read('.nvmrc').trim();

  it('is one version in .nvmrc and in the images', () => {
    const images = ['portal', 'sandbox'].flatMap((name) => [
      ...read(`docker/${name}.Dockerfile`).matchAll(/^FROM node:(\d+)\./gm),
    ]);
    expect(images.length).toBeGreaterThan(0);
    expect(images.filter(([, found]) => found !== major)).toEqual([]);
  });

  it('is tested in that version, in the oldest supported one and in 22', () => {
    const { jobs } = parse(read(`${folder}/ci.yml`)) as {
      jobs: { test: { strategy: { matrix: { node: string[] } } } };
    };
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const oldest = engines.node.replace('>=', '');
    expect(jobs.test.strategy.matrix.node).toEqual([oldest, '22', major]);
  });
});

it('package.json has at most twenty scripts', () => {
  expect(Object.keys(readScripts('package.json')).length).toBeLessThanOrEqual(20);
});

it.each(['nightly -- checks', 'nightly -- flows', 'nightly -- faults', 'nightly -- owners', 'mutants'])(
  'runs npm run %s each night',
  (name) => {
    const { jobs } = parse(read(`${folder}/mutants.yml`)) as Workflow;
    const nightly = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(nightly).toContain(`npm run ${name}`);
  },
);

it('posts "UI Tests" where Chromatic cannot, and accepts nothing by itself', () => {
  const { jobs } = parse(read(`${folder}/chromatic.yml`)) as { jobs: Record<string, { name?: string }> };
  const name = jobs.chromatic?.name ?? '';
  for (const part of ["'UI Tests' || 'Chromatic'", 'head.repo.fork', "'dependabot[bot]'"])
    expect(name).toContain(part);
  const config = JSON.parse(read('chromatic.config.json')) as Record<string, unknown>;
  expect(config).not.toHaveProperty('autoAcceptChanges');
  expect(config).toMatchObject({ skip: 'dependabot/**', exitZeroOnChanges: true });
});

it('takes every snapshot each night', () => {
  const { jobs } = parse(read(`${folder}/storybook.yml`)) as Workflow;
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toContain('npm run nightly -- snapshots');
});
