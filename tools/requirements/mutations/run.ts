import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../../../apps/portal/e2e/support/browser.mjs';
import { failWithUsage, showUsage } from '../../run/usage.mjs';
import { root } from '../files';
import { readRequirements } from '../spec/requirements';
import { isAsked, readArguments, type Asked } from './arguments';
import { cleanUp, cleanUpOnSignals, runPlan } from './crew';
import { runFlows } from './flows';
import type { Result } from './judge';
import { readKept, writeKept } from './kept';
import { readMutations } from './mutation';
import type { NamedTest } from './named';
import { plan, type Planned } from './plan';
import { summarize } from './summary';

const isFlow = ({ runner }: NamedTest) => runner === 'flow';
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Runs the mutations that are asked for and not known yet. Resolves to whether all were caught. */
async function runMutations({ only, workers, again }: Asked): Promise<boolean> {
  const whole = plan(readMutations(), readRequirements());
  const asked = whole.filter(({ mutation }) => isAsked(mutation, only));
  const kept = readKept();
  const open = asked.filter(({ key }) => again || !kept.has(key));
  let count = 0;
  const report = ({ key, mutation }: Planned, result: Result) => {
    kept.set(key, result);
    writeKept(kept, whole);
    count += 1;
    const { requirement, what } = mutation;
    say(`${count}/${open.length} ${result.outcome} ${requirement}: ${what} (${result.seconds} s)`);
  };
  say(`${asked.length} mutations, ${open.length} of them to run`);
  for (const planned of open)
    if (planned.fault !== undefined) report(planned, { outcome: 'broken', why: planned.fault, seconds: 0 });
  const sound = open.filter(({ fault }) => fault === undefined);
  const forFlows = sound.filter(({ tests }) => tests.every(isFlow));
  const forStories = sound.flatMap((planned) => {
    const tests = planned.tests.filter((test) => !isFlow(test));
    return tests.length > 0 ? [{ ...planned, tests }] : [];
  });
  await runPlan(forStories, workers, (planned, result) => {
    const flows = sound.find(({ key }) => key === planned.key)?.tests.filter(isFlow) ?? [];
    // A flow may still notice what no story has noticed.
    if (result.outcome === 'survived' && flows.length > 0) forFlows.push({ ...planned, tests: flows });
    else report(planned, result);
  });
  await runFlows(forFlows, report);
  const { text, good } = summarize(asked, kept);
  say(`\n${text}`);
  return good;
}

const usage = `npm run mutants [-- code] [options]

  Without options: the changed rows of tools/requirements/mutations, then Stryker.
  --only <area|id>, --workers N, --again   only rows of tools/requirements/mutations
  code                                     only Stryker (--only <folder>, --concurrency N, --again)`;

/** Stryker mutates pure code, which unit tests have to notice. */
function runCode(options: readonly string[]): boolean {
  const args = ['tools/run/mutants/code.mjs', ...options];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function readAsked(words: string[]): Asked {
  try {
    return readArguments(words);
  } catch (error) {
    return failWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

showUsage(usage);
const [what, ...rest] = process.argv.slice(2);
const isCode = what === 'code';
const asked = readAsked(isCode || what === undefined ? [] : [what, ...rest]);
cleanUpOnSignals();
process.env.CHROMIUM_PATH = await ensureChromium();
try {
  const isCaught = isCode || (await runMutations(asked));
  const isWhole = isCode || what === undefined;
  process.exitCode = (!isWhole || runCode(rest)) && isCaught ? 0 : 1;
} finally {
  cleanUp();
}
