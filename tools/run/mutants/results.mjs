import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../run.mjs';
import { equal } from './equal.mjs';

const noticed = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];
const flat = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** The code that a mutant replaces. */
function getCode({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return lines.join('\n').slice(start.column - 1);
}

/** What became of a folder's mutants. Those that are said to be equal are in neither count. */
export function judge(results) {
  const placed = results.map((mutant) => ({
    status: mutant.status,
    file: relative(root, mutant.fileName),
    location: `${relative(root, mutant.fileName)}:${mutant.location.start.line}`,
    from: flat(getCode(mutant)),
    to: flat(mutant.replacement),
  }));
  const open = placed.filter(({ status }) => missed.includes(status));
  const isEqual = ({ file, from, to }) =>
    equal[file]?.some(([code, instead]) => code === from && instead === to);
  const survivors = open.filter((mutant) => !isEqual(mutant));
  const killed = results.filter(({ status }) => noticed.includes(status)).length;
  const mutants = killed + survivors.length;
  const files = new Set(results.map(({ fileName }) => relative(root, fileName)));
  // Noticed or not: what is kept between drawings may still be off by the mutant before, and on a busy machine one that
  // is equal may only have been slow.
  const stale = [...files].flatMap((file) =>
    (equal[file] ?? [])
      .filter(
        ([from, to]) =>
          !placed.some((mutant) => mutant.file === file && mutant.from === from && mutant.to === to),
      )
      .map(([from, to]) => `${file}: ${from} → ${to}`),
  );
  const score = mutants === 0 ? 100 : (100 * killed) / mutants;
  return { mutants, killed, survivors, equal: open.length - survivors.length, stale, score };
}

/**
 * Forgets what no one noticed, so that it is tried again: the mutation tester would trust its last answer even where new
 * tests have come, for code that runs while its module loads.
 */
export function forgetMissed(file) {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const entry of Object.values(report.files))
    entry.mutants = entry.mutants.filter(({ status }) => !missed.includes(status));
  writeFileSync(file, JSON.stringify(report));
}

export function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name, ...cells) =>
    console.log([name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('  '));
  line('folder', 'mutants', 'killed', 'survived', 'equal', 'score', 'seconds');
  for (const { name, mutants, killed, survivors, equal: same, score, seconds } of rows)
    line(
      name,
      ...[mutants, killed, survivors.length, same].map(String),
      `${score.toFixed(1)} %`,
      String(seconds),
    );
}
