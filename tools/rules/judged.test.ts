import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { describeFall, readJudged } from '../run/judgedRows.mjs';

const rows = new Map([
  ['forms', 9],
  ['stories', 1000],
]);

it.each<[name: string, passes: number[], fails: number[]]>([
  ['forms', [9, 38], [8, 39]],
  ['stories', [950, 2020], [0, 949]],
  ['screens', [], [5]],
])('%s may be %j, and not %j', (name, passes, fails) => {
  expect(passes.filter((count) => describeFall(name, count, rows) !== undefined)).toEqual([]);
  expect(fails.filter((count) => describeFall(name, count, rows) === undefined)).toEqual([]);
});

it('every row is of a check that there is', () => {
  const checks = files
    .flatMap((file) => (/^tools\/.*\.(test\.ts|mjs)$/.test(file) ? [read(file)] : []))
    .join('\n');
  const unknown = [...readJudged().keys()].filter((name = '') => {
    const [, task] = /^tests of (.+)$/.exec(name) ?? [];
    return task === undefined ? !checks.includes(name) : !read('tools/run/test.mjs').includes(`'${task}'`);
  });
  expect(unknown).toEqual([]);
});
