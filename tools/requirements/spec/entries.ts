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

const named = /^([AB] §\d+) (.+)$/;

/** Returns the section of a named part and its name. Undefined for every other entry. */
export function parseNamedPart(id: string): { section: string; name: string } | undefined {
  const [, section, name] = named.exec(id) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}

/** True when a name of a threat's tests means a path. `*.mappers.test.ts` names every mapper's test. */
export const isNamedBy = (path: string, name: string): boolean =>
  name.startsWith('*') ? path.endsWith(name.slice(1)) : path === name || path.endsWith(`/${name}`);
