// Changes the code in one small way after another and asks whether a test notices: `npm run mutants -- code`.
// `--only <folder>` bounds it, `--again` forgets what the last run found, `--concurrency` is how many run at once.
import { Stryker } from '@stryker-mutator/core';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fail, root } from '../run.mjs';
import { parseArguments } from '../usage.mjs';
import { folders } from './folders.mjs';
import { forgetMissed, judge, printTable } from './results.mjs';

/** What each folder has to reach, in per cent. */
const least = 85;
const reports = '.reports/mutants';

const usage = 'npm run mutants -- code [--only <folder>] [--concurrency N] [--again]';
const { values } = parseArguments(usage, {
  options: {
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    again: { type: 'boolean', default: false },
  },
});
const chosen = folders.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
if (chosen.length === 0) fail(`No such folder. There are:\n${folders.map(({ name }) => name).join('\n')}`);

/** Runs in a copy of the repository; what was found is kept below the reports for the next run. */
async function mutate({ name, mutate: changed, tests }) {
  const report = `${reports}/${name.replaceAll('/', '-')}`;
  forgetMissed(`${report}.json`);
  // Read by vitest.config.mjs in each worker.
  process.env.MUTANTS_TESTS = tests.map((file) => `${name}/${file}`).join(' ');
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const stryker = new Stryker({
    configFile: 'tools/run/mutants/stryker.config.mjs',
    mutate: [...changed.map((file) => `${name}/${file}`), '!**/*.{test,fixtures}.ts'],
    tempDirName: copy,
    incrementalFile: `${report}.json`,
    force: values.again,
    concurrency: Number(values.concurrency),
  });
  try {
    return await stryker.runMutationTest();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

process.chdir(root);
mkdirSync(reports, { recursive: true });
const rows = [];
for (const folder of chosen) {
  const started = Date.now();
  console.log(`\n${folder.name}`);
  const found = judge(await mutate(folder));
  for (const { location, from, to } of found.survivors)
    console.log(`  ${location}\n    - ${from}\n    + ${to}`);
  for (const line of found.stale) console.log(`  No mutant by now, take it out of equal.mjs: ${line}`);
  console.log(`  ${found.killed} of ${found.mutants} were noticed: ${found.score.toFixed(1)} %`);
  rows.push({ name: folder.name, ...found, seconds: Math.round((Date.now() - started) / 1000) });
}
console.log();
printTable(rows);
const low = rows.filter(({ score, stale }) => score < least || stale.length > 0);
if (low.length > 0)
  fail(
    `Below ${least} %, or with entries of equal.mjs to take out:\n${low.map(({ name }) => name).join('\n')}`,
  );
