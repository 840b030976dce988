import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenEdit } from './changes';
import type { ScreenNames } from './names';

interface Planned {
  adds: readonly { path: string }[];
  edits: readonly ScreenEdit[];
  read: (path: string) => string;
  exists: (path: string) => boolean;
}

/**
 * Plop writes one file after the other, and a pattern without a match changes nothing silently. This runs before the
 * first write.
 * @throws when a file exists already or an edit has no place
 */
export function checkChanges({ adds, edits, read, exists }: Planned): void {
  const taken = adds.find(({ path }) => exists(path));
  if (taken) throw new Error(`${taken.path} exists already. Choose another name for the screen.`);
  const lost = edits.find(({ path, pattern }) => !exists(path) || !pattern.test(read(path)));
  if (lost)
    throw new Error(
      `${lost.path} has no match for ${String(lost.pattern)}. Correct the pattern in tools/generator/changes.ts.`,
    );
}

/** Generates the contract's types and the list of texts, formats what was written, and returns what is left to a person. */
export function finish(
  root: string,
  written: readonly { path: string }[],
  { camel, title, isVisitors, area, Screen }: ScreenNames,
): string {
  const paths = [...new Set(written.map(({ path }) => path))];
  // A copy without packages, such as a test's, gets the files alone.
  if (existsSync(join(root, 'node_modules'))) {
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { cwd: root, stdio: 'pipe', shell: process.platform === 'win32' });
    run('npm', 'run', '--silent', 'generate');
    run('npx', 'oxfmt', ...paths.filter((path) => !path.endsWith('.tsv')));
  }
  const examples = [`packages/ui/src/screens/${area}/${Screen}/`];
  if (!isVisitors) examples.push(`openapi/schemas/${area}.yaml`);
  return [
    'Left to you (docs/adding-a-screen.md):',
    `  - translate documentTitles.${camel} in packages/ui/src/text/languages/{ar,es,hi}.json: it is "${title}" there`,
    `  - replace the example, which shows a username: ${examples.join(', ')}`,
    '  - add an entry to packages/ui/src/shell/navigation.ts if the menu should have one',
  ].join('\n');
}
