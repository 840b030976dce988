import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = 'docs/spec';

/** Every entry of docs/spec: its id, its first words, and why it is not carried out yet; '' for the others. */
function getEntries(read = (file) => readFileSync(join(root, file), 'utf8')) {
  const documents = readdirSync(join(root, folder)).filter((name) => /^[a-zAB-]+\.md$/.test(name));
  return documents.flatMap((name) =>
    [
      ...read(`${folder}/${name}`).matchAll(
        /^- \*\*([ABDT][^*]*\d[^*]*)\*\*(?: \(open: ([^)]+)\))?:?\s+(.*)$/gm,
      ),
    ].flatMap(([, ids, why = '', title]) => ids.split(', ').map((id) => ({ id, title, why }))),
  );
}

/** The sections, decisions and threats that are accepted and not carried out. */
export const getOpenSections = (read) => getEntries(read).filter(({ why }) => why !== '');

/** A line for each. */
export const describeOpen = (open) =>
  open.map(({ id, title, why }) => `OPEN ${id} ${title}: ${why}`).join('\n');

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The sections of A and B that no passed test names: by its title (`[A §2 Login]`), or by the line `// Spec:` of its
 * stories file.
 */
export function getUnproven(titles, read) {
  const all = titles.join('\n');
  const isNamed = (id) => new RegExp(`${escape(id)}(?![\\w.]| [A-Z0-9])`).test(all);
  return getEntries(read)
    .map(({ id }) => id)
    .filter((id) => /^[AB] /.test(id) && !isNamed(id));
}
