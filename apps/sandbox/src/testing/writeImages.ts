import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileImages } from './hostileImages';

/**
 * Writes the pictures of the tests into a folder, for flows in a browser and for trying by hand:
 * `npx tsx apps/sandbox/src/testing/writeImages.ts <folder>`. The folders in it say what must become of the files.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name a folder to write the pictures to.');
for (const { name, bytes, expected } of await hostileImages()) {
  await mkdir(join(folder, expected), { recursive: true });
  await writeFile(join(folder, expected, name), bytes);
}
