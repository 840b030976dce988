import { expect, it } from 'vitest';
import { files, read } from '../../../requirements/files';
import { standIns } from './standIns';

/** The modules that these files import of Node, or of packages that need it. */
const readImports = (of: RegExp) =>
  files
    .filter((file) => of.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:from |import\()'([^'.]+)'/g)].map(([, name = '']) => name),
    );

// The page has neither the sandbox's server nor its seeds, which run in Node.
it('replaces only modules that the sandbox imports', () => {
  const imported = readImports(/^(apps\/sandbox\/src\/(?!seeds|testing)\w+|openapi\/reading)\/.*\.ts$/);
  expect(Object.keys(standIns).filter((name) => !imported.includes(name))).toEqual([]);
});

it('replaces every module of Node that a call needs', () => {
  const imported = readImports(
    /^apps\/sandbox\/src\/(access|api|areas|contract|ledger|mail|operator|plan)\/.*\.ts$/,
  ).filter((name) => name.startsWith('node:'));
  expect(new Set(imported).size).toBeGreaterThanOrEqual(3);
  expect(imported.filter((name) => !(name in standIns))).toEqual([]);
});
