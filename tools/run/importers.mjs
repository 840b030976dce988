import { join } from 'node:path';
import config from '../../.dependency-cruiser.mjs';
import { root } from './run.mjs';

const folders = ['openapi', 'packages', 'apps', 'tools', '.storybook'];
const cache = { folder: join(root, 'node_modules/.cache/importers'), strategy: 'content' };

/** The importers of each module, from one crawl of the repository: six seconds, or none if nothing changed since the last. */
async function crawl() {
  // The command that runs this installs the packages first.
  const { cruise } = await import('dependency-cruiser');
  const found = await cruise(folders, { ...config.options, baseDir: root, cache });
  const importers = new Map();
  for (const { source, dependencies } of found.output.modules)
    for (const { resolved } of dependencies.filter(({ typeOnly }) => !typeOnly))
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return importers;
}

let crawled;

/** The files that import one of these, directly or through others, and these themselves. */
export async function findImporters(files) {
  const importers = await (crawled ??= crawl());
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached];
}
