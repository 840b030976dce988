import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts of files by their paths from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const roots = ['packages/ui/src', 'apps/portal/src'];

/** The sources that the pages are computed from: the screens, and what wires them. Read, never imported. */
export function readSources(): Sources {
  const files = roots.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
