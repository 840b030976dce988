/** An entry of docs/spec: a section of the specification, a decision or a threat. */
export interface Entry {
  /** `A §2`, a numbered part `A §4.2`, a named part `A §2 Login`; `D36`, `T12`. */
  id: string;
  /** The heading above it. */
  under: string;
  /** What it asks for, as plain text with code in backquotes. */
  text: string;
  /** Why it is accepted and not carried out yet: `- **D158** (open: reason)`. '' for all others. */
  open: string;
  /** The tests that a threat names behind "Proof:", each by the end of its path. */
  evidence: string[];
}

const item = /^- \*\*([ABDT][^*]*\d[^*]*)\*\*(?: \(open: ([^)]+)\))?:?([\s\S]*?)(?=^- |^#|$(?![\s\S]))/gm;
const testFile = /`([\w/.*-]+\.(?:test\.ts|spec\.ts|stories\.tsx|ts))`/g;

const toPlain = (markdown: string) =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/_(\w+)_/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the entries of a document of docs/spec, in order. */
export const parseEntries = (markdown: string): Entry[] =>
  markdown.split(/^## /m).flatMap((part) => {
    const under = part.split('\n', 1)[0]?.replace(/^# (\w+).*/, '$1') ?? '';
    return [...part.matchAll(item)].flatMap(([, ids = '', open = '', body = '']) => {
      const [text = '', behind = ''] = body.split(/^ *Proof:/m);
      const evidence = [...behind.matchAll(testFile)].map(([, file = '']) => file);
      return ids.split(', ').map((id) => ({ id, under, text: toPlain(text), open, evidence }));
    });
  });

const named = /^([AB] §\d+) (.+)$/;

/** Returns the section of a named part and its name. Undefined for every other entry. */
export function parseNamedPart(id: string): { section: string; name: string } | undefined {
  const [, section, name] = named.exec(id) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}

/** True when a name of a threat's tests means a path. `*.mappers.test.ts` names every mapper's test. */
export const isNamedBy = (path: string, name: string): boolean =>
  name.startsWith('*') ? path.endsWith(name.slice(1)) : path === name || path.endsWith(`/${name}`);
