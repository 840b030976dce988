import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's path, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every tracked or new file that git doesn't ignore, as paths from the root. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(root + file));

/** The modules that members get, without tests, stories and their data. */
export const productModules = files.filter(
  (file) =>
    /^(packages\/(ui|portal-core)|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
    !/\.(stories|fixtures|test|plays|arbitrary|samples)\.tsx?$|\/testing\//.test(file),
);

const texts = new Map<string, string>();

/** Returns a file's text, by its path from the root. Checks share the texts, because many read every file. */
export function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(root + file, 'utf8');
  texts.set(file, text);
  return text;
}

/** Returns the rows of a tab-separated file, by the column names in its first line. */
export function readRows(path: string): Record<string, string>[] {
  const [head = '', ...rows] = read(path).trimEnd().split('\n');
  const names = head.split('\t');
  return rows.map((row) =>
    Object.fromEntries(row.split('\t').map((cell, index) => [names[index] ?? '', cell])),
  );
}

/** Returns the rows of a file of tools/requirements/data. */
export const readTable = (name: string) => readRows(`tools/requirements/data/${name}`);
