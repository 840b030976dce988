import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { judged } from './judged';

const flow = read('apps/portal/e2e/shell.foreignLinks.spec.ts');
const isOpened = (name: string) => new RegExp(`\\b${name}: '`).test(flow);

it('opens the addresses with every parameter that the portal reads (T41)', () => {
  const readers = files.filter((file) =>
    /^(apps\/portal|packages\/portal-core)\/src\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  const names = readers.flatMap((file) =>
    [...read(file).matchAll(/[pP]arams(?:\([^()]*\))?\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  judged('parameters of addresses', new Set(names).size);
  expect([...new Set(names)].filter((name) => !isOpened(name))).toEqual([]);
});
