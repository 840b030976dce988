import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../apps/portal/e2e/support/browser.mjs';

export const repository = join(import.meta.dirname, '../../..');

/** A cheap phone in a tunnel, and a desk. */
export const machines = {
  phone: { viewport: { width: 390, height: 844 }, slower: 4, line: { latency: 150, mbits: 1.6 } },
  desktop: { viewport: { width: 1440, height: 900 }, slower: 1 },
};

export async function launch(...args) {
  const executablePath = await findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArgs, ...args] });
}

/** Slows a page down to a machine. Returns its session of the developer tools. */
export async function slow(page, { slower, line }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await session.send('Network.enable');
  if (line) {
    const throughput = (line.mbits * 1e6) / 8;
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: line.latency },
      ...{ downloadThroughput: throughput, uploadThroughput: throughput },
    });
  }
  return session;
}

/** Runs a program of the repository. Returns what `getReady` waits for, and a way to stop it. */
export async function runProgram(args, options, getReady) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd: repository, ...options });
  const ended = new Promise((end) => child.once('exit', end));
  const broken = ended.then((code) => {
    throw new Error(`${args[0]} ended with ${code}`);
  });
  broken.catch(() => undefined);
  const ready = await Promise.race([getReady(child), broken]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ready, stop };
}
