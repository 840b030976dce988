import { expect, it } from 'vitest';
import { files, read } from '../../../requirements/files';
import { standIns } from './standIns';

it('replaces only modules that the sandbox imports', () => {
  const sources = files
    .filter((file) => /^(apps\/sandbox\/src|openapi\/reading)\/.*(?<!\.test)\.ts$/.test(file))
    .map(read);
  const isImported = (name: string) =>
    sources.some((source) => source.includes(`from '${name}'`) || source.includes(`import('${name}')`));
  expect(Object.keys(standIns).filter((name) => !isImported(name))).toEqual([]);
});
