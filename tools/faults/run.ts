import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, findChromium } from '../../apps/portal/e2e/support/browser.mjs';
import { freePort } from '../../apps/portal/e2e/support/ports.mjs';
import { operatorKey } from '../../apps/portal/e2e/support/sandbox';
import type { Driver } from './driver';
import { drivers, unmade } from './drivers/index';
import type { CaseResult } from './runCase';
import { faultsFor, Stage } from './stage';
import { contractCalls } from './stubs';

// `npm run nightly -- faults`: every call of the contract with every fault that applies to it, on the screen that makes it.
// `--only <parts of calls and names of faults, with commas between>` plays a part.

const workers = 2;
const { argv } = process;
const only = argv.includes('--only') ? (argv[argv.indexOf('--only') + 1] ?? '').split(',') : [];
const started = Date.now();

const known = [...drivers.map(({ call }) => call), ...unmade.map(({ call }) => call)];
const plan = drivers
  .map((driver) => {
    const isAll = only.length === 0 || only.some((part) => driver.call.includes(part));
    return { driver, names: faultsFor(driver).filter((name) => isAll || only.includes(name)) };
  })
  .filter(({ names }) => names.length > 0);

/** One process with a sandbox for each worker: what one publishes to everyone pops up for no one else's members. */
async function startSandboxes(count: number) {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const serve = fileURLToPath(new URL('../../apps/sandbox/src/testing/serve.ts', import.meta.url));
  const addresses = ports.map((port) => `postgres:${port}`);
  const child = spawn(process.execPath, ['--import', 'tsx', serve, ...addresses], {
    env: {
      ...process.env,
      SANDBOX_MEMBERS: '200',
      LOG_LEVEL: 'fatal',
      SANDBOX_OPERATOR_KEY: operatorKey,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const isThere = (url: string) =>
    fetch(`${url}/login`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + 180_000;
  while (!(await Promise.all(urls.map(isThere))).every(Boolean)) {
    if (Date.now() > end) throw new Error('The sandbox does not start.');
    await setTimeout(200);
  }
  return { urls, stop: () => child.kill('SIGTERM') };
}

const results: CaseResult[] = [];
function note(result: CaseResult): void {
  results.push(result);
  const { call, fault, wrong, took } = result;
  if (wrong.length > 0) console.log(`✗ ${call} · ${fault} (${took} ms)\n    ${wrong.join('\n    ')}`);
  else if (process.env['FAULTS_VERBOSE']) console.log(`✓ ${call} · ${fault} (${took} ms)`);
}

const executablePath = await findChromium();
const queue: { driver: Driver; names: ReturnType<typeof faultsFor> }[] = [...plan];

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
await Promise.all(sandboxes.urls.map(work)).finally(sandboxes.stop);

const missing = contractCalls.filter((call) => !known.includes(call));
for (const { call, reason } of unmade) console.log(`– ${call}: ${reason}`);
for (const call of only.length > 0 ? [] : missing) console.log(`✗ ${call}: no driver and no reason`);
const right = results.filter(({ wrong }) => wrong.length === 0).length;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${right} / ${results.length} right, ${plan.length} calls, in ${seconds} s`);
process.exitCode = right === results.length && (only.length > 0 || missing.length === 0) ? 0 : 1;
