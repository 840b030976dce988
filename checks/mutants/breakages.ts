import { readPromises } from '../spec/promises';
import { isAsked, type Asked } from './arguments';
import { runPlan } from './crew';
import { runFlows } from './flows';
import { readKept, writeKept, writeTable } from './kept';
import type { Outcome, Result } from './outcome';
import { plan, type Planned } from './plan';
import { readBreakages } from './registry';
import { summarize } from './summary';

/** A fault of the plan begins with its outcome. */
function resultOf(fault: string): Result {
  const [outcome = '', ...why] = fault.split(': ');
  return { outcome: outcome as Outcome, why: why.join(': '), seconds: 0 };
}

const isFlow = ({ runner }: Planned['tests'][number]) => runner === 'flow';

/** Breaks each rule of the registry that is asked for and is not known yet. Answers whether enough was caught. */
export async function runBreakages({ only, workers, again }: Asked): Promise<boolean> {
  const started = Date.now();
  const whole = plan(await readBreakages(), readPromises());
  const asked = whole.filter((planned) => isAsked(planned, only));
  const kept = readKept();
  const open = asked.filter(({ key }) => again || !kept.has(key));
  const say = (text: string) => process.stdout.write(`${text}\n`);
  let count = 0;
  const report = ({ key, breakage }: Planned, result: Result) => {
    kept.set(key, result);
    writeKept(kept, whole);
    count += 1;
    say(
      `${count}/${open.length} ${result.outcome} ${breakage.promise}: ${breakage.what} (${result.seconds} s)`,
    );
  };
  say(`${asked.length} breakages, ${open.length} of them to run`);
  for (const planned of open) if (planned.fault) report(planned, resultOf(planned.fault));
  const sound = open.filter(({ fault }) => fault === undefined);
  /** What the cheaper tests let through, a flow may still notice. */
  const forFlows = sound.filter(({ tests }) => tests.every(isFlow));
  const cheap = sound.flatMap((planned) => {
    const tests = planned.tests.filter((test) => !isFlow(test));
    return tests.length > 0 ? [{ ...planned, tests }] : [];
  });
  await runPlan(cheap, workers, (planned, result) => {
    const flows = sound.find(({ key }) => key === planned.key)?.tests.filter(isFlow) ?? [];
    if (result.outcome === 'survived' && flows.length > 0) forFlows.push({ ...planned, tests: flows });
    else report(planned, result);
  });
  await runFlows(forFlows, report);
  writeTable(kept, whole);
  const { text, good } = summarize(asked, kept, (Date.now() - started) / 1000);
  say(`\n${text}`);
  return good;
}
