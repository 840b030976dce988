import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const table = join(root, 'tools/rules/judged.tsv');

/** How many things each check judged when its row was written, by the check's name. */
export function readJudged() {
  const [, ...rows] = readFileSync(table, 'utf8').trimEnd().split('\n');
  return new Map(rows.map((row) => row.split('\t')).map(([name, count]) => [name, Number(count)]));
}

export function writeJudged(name, count) {
  const rows = [...readJudged().set(name, count)].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(table, `${['check\tjudged', ...rows.map((row) => row.join('\t'))].join('\n')}\n`);
}

/**
 * What is wrong with the number of things that a check judged; undefined if nothing is. Twenty things may lose one: more
 * often a check that finds fewer has gone blind. A row that is less than half of the number protects nothing.
 */
export function describeFall(name, count, rows = readJudged()) {
  const kept = rows.get(name);
  if (kept !== undefined && count >= Math.ceil(kept * 0.95) && count <= kept * 2 + 20) return undefined;
  return `"${name}" judged ${count} things, and tools/rules/judged.tsv says ${kept ?? 'nothing'}. If that is meant, correct its row.`;
}
