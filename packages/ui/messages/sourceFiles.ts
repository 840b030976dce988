import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src', import.meta.url));

/** Returns each module of the product by its path. It doesn't ask git, because an image is built without it. */
export const sourceFiles = (): { path: string; text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^.]+\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
