import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { attempt, buildContract, makeBaseline, type Lab } from './attempt';
import { addChild, closeCopy, endChild, openCopy } from './crew';
import type { NamedTest } from './named';
import type { Result } from './judge';
import type { Planned } from './plan';
import type { Ran, Seen } from './project';

/** One browser, only PostgreSQL, and a JSON report for this runner. */
const config = `process.env.E2E_ENGINES = 'postgres';
process.env.E2E_NIGHT = 'too';
const { default: config } = await import('./playwright.config');
export default {
  ...config,
  workers: 1,
  retries: 0,
  reporter: [['json', { outputFile: 'mutations.json' }]],
  use: { ...config.use, trace: 'off' },
};
`;

interface Spec {
  title: string;
  tests: { results: { status: string; errors: { message?: string }[] }[] }[];
}

interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  errors: { message?: string }[];
}

const selectSeen = ({ specs = [], suites = [] }: Suite, groups: readonly string[]): Seen[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, errors }) => ({
        name: [...groups, title].join(' '),
        passed: status === 'passed',
        errors: errors.map(({ message }) => message ?? status),
      })),
  ),
  ...suites.flatMap((suite) => selectSeen(suite, [...groups, suite.title])),
];

const run = promisify(execFile);

async function tool(root: string, cwd: string, name: string, ...args: string[]): Promise<void> {
  const running = run(join(root, 'node_modules/.bin', name), args, {
    cwd: join(root, cwd),
    // Compressing the portal takes longer than the one flow that uses it.
    env: { ...process.env, PORTAL_COMPRESSED: 'no' },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 600_000,
  });
  const child = addChild(running.child);
  try {
    await running;
  } finally {
    endChild(child);
  }
}

async function runFile(root: string, tests: readonly NamedTest[]): Promise<Ran> {
  const at = join(root, 'apps/portal/mutations.json');
  rmSync(at, { force: true });
  const grep = tests.map(({ pattern }) => pattern).join('|') || '.';
  const file = tests[0]?.file.replace('apps/portal/', '') ?? '';
  // It exits with an error when a flow fails. The report has the details.
  await tool(root, 'apps/portal', 'playwright', 'test', '-c', 'mutations.config.ts', file, '-g', grep).catch(
    () => {},
  );
  if (!existsSync(at)) return { seen: [], faults: ['the flows did not start'] };
  const { suites, errors } = JSON.parse(readFileSync(at, 'utf8')) as Report;
  // The outermost suite is the file.
  return {
    seen: suites.flatMap((suite) => selectSeen(suite, [])),
    faults: errors.flatMap(({ message }) => message ?? []),
  };
}

const isBuilt = (file: string) => /^(apps\/portal|packages)\//.test(file);

/** Runs mutations that only a flow can detect, in sequence. Each one rebuilds the portal in the copy. */
export async function runFlows(
  plan: readonly Planned[],
  report: (planned: Planned, result: Result) => void,
): Promise<void> {
  if (plan.length === 0) return;
  const root = openCopy();
  const build = () =>
    tool(root, 'apps/portal', 'vite', 'build', '--configLoader', 'runner', '--logLevel', 'error');
  let stale = true;
  const lab: Lab = {
    root,
    run: async (tests) => {
      if (stale) await build();
      stale = false;
      return runFile(root, tests);
    },
    changed: (file) => {
      stale ||= isBuilt(file);
    },
  };
  writeFileSync(join(root, 'apps/portal/mutations.config.ts'), config);
  buildContract(root);
  const baseline = makeBaseline(lab, plan);
  for (const planned of plan) {
    const started = Date.now();
    const result = await attempt(lab, planned, baseline).catch((error: unknown) => ({
      outcome: 'broken' as const,
      why: String(error).replace(/\s+/g, ' ').slice(0, 200),
    }));
    report(planned, { ...result, seconds: Math.round((Date.now() - started) / 1000) });
  }
  closeCopy(root);
}
