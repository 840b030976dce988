import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostileImages } from './hostileImages';

/**
 * Writes the test images to a folder, for browser flows and manual tests: `npx tsx
 * apps/sandbox/src/testing/images/writeImages.ts <folder>`. Its subfolders are named after the expected result.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Name a folder to write the pictures to.');
for (const { name, bytes, expected } of await hostileImages()) {
  await mkdir(join(folder, expected), { recursive: true });
  await writeFile(join(folder, expected, name), bytes);
}
