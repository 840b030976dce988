import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { ensureContract } from './contract.mjs';
import { root, tool } from './run.mjs';

const execute = promisify(execFile);
/** Flows, stories and all the rest: while one waits for its page, the others use the cores. */
const atOnce = 3;

/** Runs a tool quietly. Its output is shown when it fails. */
async function runQuietly(program, args, { cwd = root, env = {} } = {}) {
  const started = Date.now();
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 256 * 1024 * 1024,
    });
    return { seconds: (Date.now() - started) / 1000, output: stdout };
  } catch (error) {
    throw new Error([error.stdout, error.stderr].join('\n'), { cause: error });
  }
}

const tsc = 'node_modules/typescript-native/bin/tsc';
const code = /\.(tsx?|mjs)$/;
const formatted = /\.(tsx?|mjs|md|mdx|json|ya?ml|css|html)$/;

const budgets = 'apps/portal/e2e/budgets.spec.ts';
/** The flows for Playwright: of budgets only what all scripts weigh, where nothing changed that the rest is about. */
function getSpecs(flows, isWeighedOnly) {
  return flows.map((file) => {
    const spec = file.replace('apps/portal/', '');
    if (file !== budgets || !isWeighedOnly) return spec;
    const lines = readFileSync(root + file, 'utf8').split('\n');
    return `${spec}:${lines.findIndex((line) => line.startsWith("test('scripts stay")) + 1}`;
  });
}

/** The parts that have anything to do, the slowest first. */
function toParts({ changed, workspaces, unit, nightly, stories, sandbox, flows, isWeighedOnly }) {
  const vitest = (project, files, options) => () =>
    runQuietly(tool('vitest'), ['run', '--project', project, ...files], options);
  const parts = [
    [
      'flows',
      flows,
      async () => {
        const portal = `${root}apps/portal`;
        const vite = ['build', '--configLoader', 'runner'];
        const members = ['--base', '/members/', '--outDir', 'dist-members'];
        const isPlaced = flows.some((file) => file.endsWith('shell.place.spec.ts'));
        const builds = isPlaced ? [vite, [...vite, ...members]] : [vite];
        let seconds = 0;
        for (const build of builds)
          seconds += (
            await runQuietly(tool('vite'), build, { cwd: portal, env: { PORTAL_COMPRESSED: 'no' } })
          ).seconds;
        const walked = await runQuietly(
          tool('playwright'),
          ['test', '--project=postgres', ...getSpecs(flows, isWeighedOnly)],
          {
            cwd: portal,
            env: {
              E2E_ENGINES: 'postgres',
              E2E_NIGHT: 'too',
              E2E_WORKERS: String(Math.min(3, flows.length)),
            },
          },
        );
        return { ...walked, seconds: seconds + walked.seconds };
      },
    ],
    [
      'stories',
      stories,
      vitest('stories', stories, { env: { NODE_ENV: 'production', STORYBOOK_PLAIN: 'true' } }),
    ],
    ['unit', unit, vitest('unit', unit)],
    ['nightly', nightly, vitest('nightly', nightly)],
    ...workspaces.map((workspace) => [
      `types ${workspace}`,
      [workspace],
      () => runQuietly(process.execPath, [tsc, '-p', workspace, '--checkers', '1']),
    ]),
    ['sandbox on postgres', sandbox, vitest('sandbox-postgres', sandbox)],
    ['sandbox on pglite', sandbox, vitest('sandbox-pglite', [...sandbox, '--passWithNoTests'])],
    [
      'lint',
      changed.filter((file) => code.test(file)),
      (files) => runQuietly(tool('oxlint'), ['--no-error-on-unmatched-pattern', ...files]),
    ],
    [
      'format',
      changed.filter((file) => formatted.test(file)),
      (files) => runQuietly(tool('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]),
    ],
  ];
  return parts.filter(([, files]) => files.length > 0);
}

/** Runs some parts at a time and prints each as it ends. Answers the names of those that failed. */
async function runParts(parts) {
  const waiting = [...parts];
  const failed = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const [name, files, start] = part;
      const what = `${name} (${files.length})`;
      try {
        const { seconds } = await start(files);
        console.log(`  ${seconds.toFixed(1).padStart(6)}  ${what}`);
      } catch (error) {
        failed.push(name);
        console.log(`\nFAILED ${what}\n${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/**
 * `npm test -- --since main`: only what the changes since a commit can reach by imports, by areas and by the checks of
 * the whole repository (tools/run/since/plan.ts). A change of what everything stands on is told to run everything.
 */
export async function testSince(commit) {
  const started = Date.now();
  await ensureContract();
  const args = ['--import', 'tsx', 'tools/run/since/print.ts', commit];
  const plan = JSON.parse((await runQuietly(process.execPath, args)).output);
  if (plan.changed.length === 0) return console.log(`Nothing has changed since ${commit}.`);
  if (plan.whole) throw new Error(`${plan.whole} is what everything stands on: run \`npm test\` as a whole.`);
  console.log(`${plan.changed.length} changed files since ${commit}. Seconds of each part:`);
  const failed = await runParts(toParts(plan));
  console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.`);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}.`);
}
