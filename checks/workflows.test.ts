import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read } from './files';

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
const files = readdirSync(new URL(`../${folder}`, import.meta.url));

describe.each(files)('the workflow %s (T28)', (file) => {
  const text = read(`${folder}/${file}`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('may read the repository, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('takes each action at a commit, with its version beside it', () => {
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

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** A script of package.json with the texts of the files that it starts. */
const wholeScript = (name: string) => {
  const line = scripts[name] ?? '';
  const started = [...line.matchAll(/\bnode (?:\S+ \S+ )?(\S+\.(?:mjs|ts))/g)].map(([, file = '']) =>
    read(file),
  );
  return [line, ...started].join('\n');
};

describe('a script that a workflow runs in a clean checkout', () => {
  const lines = files.flatMap((file) =>
    Object.values((parse(read(`${folder}/${file}`)) as Workflow).jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => run.split(/\n|&&/)),
    ),
  );
  const asked = lines.flatMap((line) => /^\s*npm run ([\w:-]+)(?! -w|[\w:-])/.exec(line)?.[1] ?? []);
  /** What needs the sandbox or the walk reads the contract's bundle, which a checkout has not. Chromatic builds Storybook. */
  const readers = [...new Set([...asked, 'build-storybook'])].filter((name) =>
    /vitest|'storybook'|e2e|contract-check/.test(wholeScript(name)),
  );

  it('is one of some', () =>
    expect(readers).toEqual(expect.arrayContaining(['nightly', 'stories', 'faults', 'build-storybook'])));

  // `published` reads a Storybook that was built, and nothing else.
  it.each(readers.filter((name) => name !== 'published'))('npm run %s bundles the contract first', (name) => {
    expect(wholeScript(name)).toMatch(/@portal\/contract#build|ensureContract\(\)/);
  });
});

it.each(['nightly', 'flows:night', 'faults', 'owners', 'mutants'])('runs npm run %s each night', (name) => {
  const { jobs } = parse(read(`${folder}/mutants.yml`)) as Workflow;
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toContain(`npm run ${name}`);
});

it('looks at every frame each night, and fails by what it sees or when that takes too long', () => {
  const { jobs } = parse(read(`${folder}/room.yml`)) as Workflow;
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(runs).toContain('npm run room -- --limit 900');
});
