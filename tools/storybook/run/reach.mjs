import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../run/run.mjs';

/** A change of these may change every screenshot. */
const foundations =
  /^(package-lock\.json|tsconfig\.base\.json|packages\/ui\/tsconfig\.json|tools\/storybook\/run\/)|^\.storybook\//;

/** What the preview names but draws no story in, as Chromatic is configured: folders alone, such as `tools/storybook/docs/**`. */
const { untraced } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
const isUntraced = (file) => untraced.some((glob) => file.startsWith(glob.replace(/\*\*$/, '')));

const bare = (name) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/** Who imports whom in a built Storybook, by its `preview-stats.json`. */
export function readImporters(folder) {
  const { modules } = JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8'));
  const importers = new Map();
  for (const { name, reasons } of modules) {
    const known = importers.get(bare(name)) ?? [];
    importers.set(bare(name), [...known, ...reasons.map(({ moduleName }) => bare(moduleName))]);
  }
  return importers;
}

/**
 * What a change reaches, as TurboSnap finds it: the files of stories that import a changed file, by however many others.
 *
 * @returns {{ all?: string, files: Set<string> }} `all` says why nothing less than everything is enough
 */
export function reachOfChange(changed, importers) {
  const all = changed.find((file) => foundations.test(file));
  const reached = new Set(changed.filter((file) => importers.has(file) && !isUntraced(file)));
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (!isUntraced(importer)) reached.add(importer);
  const snapshot = [...reached].find((file) => foundations.test(file));
  return {
    ...((all ?? snapshot) ? { all: all ?? snapshot } : {}),
    files: new Set([...reached].filter((file) => file.endsWith('.stories.tsx'))),
  };
}
