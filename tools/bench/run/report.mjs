import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { options } from './measuring.mjs';

/** How much worse than on main a ratio may be. */
const tolerance = 1.1;
const kept = (part) => join(import.meta.dirname, '../../../.reports/bench', `${part}.json`);
const loadAtStart = loadavg()[0];

/** The ratios that are worse than the kept ones, as texts. Lower is better. */
export function findRegressions(ratios, before) {
  return Object.entries(ratios).flatMap(([name, ratio]) => {
    const old = before[name];
    return typeof old === 'number' && typeof ratio === 'number' && ratio > old * tolerance
      ? [`${name}: ${ratio}, on main ${old}`]
      : [];
  });
}

/**
 * Prints a bench as JSON with the load of the machine. With `--compare` it fails if a ratio is more than 10 % worse than
 * the last kept one, and keeps the new ones otherwise.
 */
export async function report(part, { browser, rounds, results, ratios }) {
  const load = { start: loadAtStart, end: loadavg()[0], cores: availableParallelism() };
  const all = { part, browser, node: process.version, rounds, load, results, ratios };
  console.log(JSON.stringify(all, null, 2));
  if (options.compare === undefined) return;
  const file = kept(part);
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{"ratios":{}}'));
  const worse = findRegressions(ratios, before.ratios);
  if (worse.length > 0) {
    console.error(`Worse than on main by more than 10 %:\n  ${worse.join('\n  ')}`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
