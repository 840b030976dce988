import { expect, it } from 'vitest';
import { files, read } from '../../../requirements/files';
import { standIns } from './standIns';

it('replaces only modules that the sandbox imports', () => {
  // The page has neither its server nor its seeds, which run in Node.
  const sources = files
    .filter((file) =>
      /^(apps\/sandbox\/src\/(?!seeds|testing)\w+|openapi\/reading)\/.*(?<!\.test)\.ts$/.test(file),
    )
    .map(read);
  const isImported = (name: string) =>
    sources.some((source) => source.includes(`from '${name}'`) || source.includes(`import('${name}')`));
  expect(Object.keys(standIns).filter((name) => !isImported(name))).toEqual([]);
});
