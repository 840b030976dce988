import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../../scripts/browser.mjs';
import { showUsage } from '../../scripts/usage.mjs';
import { root } from '../files';
import { readArguments } from './arguments';
import { runBreakages } from './breakages';
import { cleanUp, cleanUpOnSignals } from './crew';

const usage = `npm run mutants [-- breakages | code] [options]

  breakages  rules broken by hand (--only <area|id>, --workers N, --again)
  code       code changed by Stryker (--only <folder>, --concurrency N, --again)

Without a word it runs both.`;

/** Stryker runs in a process of its own. */
function runCode(options: readonly string[]): boolean {
  const args = ['scripts/mutants/code.mjs', ...options];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

async function runNamed(what: string | undefined, options: string[]): Promise<boolean> {
  if (what === 'code') return runCode(options);
  const noticed = await runBreakages(readArguments(options));
  return what === undefined ? runCode([]) && noticed : noticed;
}

showUsage(usage);
const [what, ...options] = process.argv.slice(2);
if (what !== undefined && what !== 'breakages' && what !== 'code') throw new Error(usage);

cleanUpOnSignals();
process.env.CHROMIUM_PATH = await ensureChromium();
try {
  process.exitCode = (await runNamed(what, options)) ? 0 : 1;
} finally {
  cleanUp();
}
