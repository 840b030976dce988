import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const item = /^- \*\*([ABDT][^*]*\d[^*]*)\*\*(?: \(open: ([^)]+)\))?:?([\s\S]*?)(?=^- |^#|$(?![\s\S]))/gm;
const testFile = /`([\w/.*-]+\.(?:test\.ts|spec\.ts|stories\.tsx|ts))`/g;

const toPlain = (markdown) =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/_(\w+)_/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Returns the entries of a document of docs/spec, in order.
 *
 * @returns {import('../requirements/spec/entries').Entry[]}
 */
export const parseEntries = (markdown) =>
  markdown.split(/^## /m).flatMap((part) => {
    const under = part.split('\n', 1)[0].replace(/^# (\w+).*/, '$1');
    return [...part.matchAll(item)].flatMap(([, ids, open = '', body]) => {
      const [text, behind = ''] = body.split(/^ *Proof:/m);
      const evidence = [...behind.matchAll(testFile)].map(([, file]) => file);
      return ids.split(', ').map((id) => ({ id, under, text: toPlain(text), open, evidence }));
    });
  });

const documents = ['A', 'B', 'decisions', 'decisions-business', 'threats'];

/** Every entry of docs/spec: sections, decisions and threats, in order. */
export const readEntries = () =>
  documents.flatMap((name) => parseEntries(readFileSync(join(root, `docs/spec/${name}.md`), 'utf8')));

/** The sections, decisions and threats that are accepted and not carried out. */
export const getOpenSections = () => readEntries().filter(({ open }) => open !== '');

/** A line for each. */
export const describeOpen = (sections) =>
  sections.map(({ id, text, open }) => `OPEN ${id} ${text}: ${open}`).join('\n');

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The sections of A and B that no passed test names: by its title (`[A §2 Login]`), or by the line `// Spec:` of its
 * stories file.
 */
export function getUnproven(titles) {
  const all = titles.join('\n');
  const isNamed = (id) => new RegExp(`${escape(id)}(?![\\w.]| [A-Z0-9])`).test(all);
  return readEntries()
    .map(({ id }) => id)
    .filter((id) => /^[AB] /.test(id) && !isNamed(id));
}
