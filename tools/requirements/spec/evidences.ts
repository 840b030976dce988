/** A threat's test in docs/spec/threats.md: a file by the end of its path. */
export interface TestEvidence {
  /** The threat's id, such as `T12`. */
  id: string;
  file: string;
}

const item = /^- \*\*(T\d+(?:, T\d+)*)\*\*/;
const file = /`([\w/.*-]+\.(?:test\.ts|spec\.ts|stories\.tsx|ts))`/g;

/** Returns the tests in docs/spec/threats.md: the files in each item's `Proof:` line, whole words only. */
export function findEvidence(markdown: string): TestEvidence[] {
  const evidences: TestEvidence[] = [];
  let ids: string[] = [];
  for (const line of markdown.split('\n')) {
    ids = item.exec(line)?.[1]?.split(', ') ?? ids;
    if (!line.trimStart().startsWith('Proof:')) continue;
    for (const [, name = ''] of line.matchAll(file)) evidences.push(...ids.map((id) => ({ id, file: name })));
  }
  return evidences;
}

/** True when a name matches a path. `*.view.test.ts` matches every view's test. */
export const isEvidence = (path: string, name: string): boolean =>
  name.startsWith('*') ? path.endsWith(name.slice(1)) : path === name || path.endsWith(`/${name}`);
