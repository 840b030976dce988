import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../../scripts/browser.mjs';
import { read, root } from '../files';
import { readArguments } from './arguments';
import { runBreakages } from './breakages';
import { cleanUp, cleanUpOnSignals } from './crew';

/** The mutation tester breaks code by rule, and not by hand. It stands in a script of its own. */
function runCode(): boolean {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  if (!('mutants:code' in scripts)) return true;
  const shell = process.platform === 'win32';
  return spawnSync('npm', ['run', 'mutants:code'], { cwd: root, stdio: 'inherit', shell }).status === 0;
}

const [what, ...options] = process.argv.slice(2);
if (what !== undefined && what !== 'breakages')
  throw new Error(`${what}: npm run mutants [-- breakages [--only <area|id>] [--workers N] [--again]]`);

cleanUpOnSignals();
process.env.CHROMIUM_PATH = await ensureChromium();
try {
  const noticed = await runBreakages(readArguments(options));
  const good = what === undefined ? runCode() && noticed : noticed;
  process.exitCode = good ? 0 : 1;
} finally {
  cleanUp();
}
