import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { chromiumArgs, findChromium } from '../../apps/portal/e2e/support/browser.mjs';
import { chooseNames } from '../run/usage.mjs';
import { startSandboxes } from '../../apps/portal/e2e/support/startSandboxes';
import type { Driver } from './driver';
import { drivers, unmade } from './drivers/index';
import type { CaseResult } from './runCase';
import { faultsFor, Stage } from './stage';
import { contractCalls } from './stubs';

// `npm run nightly -- faults`: every call of the contract with every fault that applies to it, on the screen that makes it.
// `--only <parts of calls and names of faults, with commas between>` plays a part.

const workers = 2;
const {
  values: { only: option },
} = parseArgs({ options: { only: { type: 'string' } } });
const names = [...new Set([...drivers.map(({ call }) => call), ...drivers.flatMap(faultsFor)])];
chooseNames('--only', option, names, (name, part) => name.includes(part));
const only = option?.split(',') ?? [];
const started = Date.now();

const known = [...drivers.map(({ call }) => call), ...unmade.map(({ call }) => call)];
const plan = drivers
  .map((driver) => {
    const isAll = only.length === 0 || only.some((part) => driver.call.includes(part));
    return { driver, names: faultsFor(driver).filter((name) => isAll || only.includes(name)) };
  })
  .filter(({ names }) => names.length > 0);

const results: CaseResult[] = [];
function note(result: CaseResult): void {
  results.push(result);
  const { call, fault, wrong, took } = result;
  if (wrong.length > 0) console.log(`✗ ${call} · ${fault} (${took} ms)\n    ${wrong.join('\n    ')}`);
  else if (process.env['FAULTS_VERBOSE']) console.log(`✓ ${call} · ${fault} (${took} ms)`);
}

const executablePath = await findChromium();
const queue: { driver: Driver; names: ReturnType<typeof faultsFor> }[] = [...plan];

// What one publishes to everybody pops up for nobody else's members.
const sandboxes = await startSandboxes(workers);

async function work(url: string): Promise<void> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArgs,
  });
  for (let next = queue.shift(); next; next = queue.shift()) {
    // A stage of its own for each call: what its clock has jumped is jumped again at every load.
    const stage = await Stage.open(browser, url);
    await stage.play(next.driver, next.names, note);
    await stage.close();
  }
  await browser.close();
}
try {
  await Promise.all(sandboxes.urls.map(work));
} finally {
  await sandboxes.stop();
}

const missing = contractCalls.filter((call) => !known.includes(call));
for (const { call, reason } of unmade) console.log(`– ${call}: ${reason}`);
for (const call of only.length > 0 ? [] : missing) console.log(`✗ ${call}: no driver and no reason`);
const right = results.filter(({ wrong }) => wrong.length === 0).length;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${right} / ${results.length} right, ${plan.length} calls, in ${seconds} s`);
process.exitCode = right === results.length && (only.length > 0 || missing.length === 0) ? 0 : 1;
