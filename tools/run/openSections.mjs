import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The sections, decisions and threats that are accepted and not carried out. */
export function getOpenSections(read = (file) => readFileSync(join(root, file), 'utf8')) {
  const [, ...rows] = read('tools/requirements/data/sections.tsv').trimEnd().split('\n');
  return rows
    .map((row) => row.split('\t'))
    .filter(([, , , , state]) => state === 'open')
    .map(([id, , title, , , why]) => ({ id, title, why }));
}

/** A line for each. */
export const describeOpen = (open) =>
  open.map(({ id, title, why }) => `OPEN ${id} ${title}: ${why}`).join('\n');
