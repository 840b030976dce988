import { describe, expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { describeFall, readJudged } from '../run/judgedRows.mjs';

const rows = new Map([
  ['forms', 9],
  ['stories', 1000],
]);

describe('a check that judges fewer things', () => {
  it.each([
    ['forms', 9],
    ['forms', 38],
    ['stories', 950],
    ['stories', 2020],
  ])('passes: %s, %i', (name, count) => expect(describeFall(name, count, rows)).toBeUndefined());

  it.each([
    ['forms', 8, 'says 9'],
    ['forms', 39, 'says 9'],
    ['stories', 949, 'says 1000'],
    ['stories', 0, 'says 1000'],
    ['screens', 5, 'says nothing'],
  ])('fails: %s, %i', (name, count, reason) => expect(describeFall(name, count, rows)).toContain(reason));
});

it('every row is of a check that there is', () => {
  const checks = files
    .filter((file) => /^tools\/.*\.(test\.ts|mjs)$/.test(file))
    .map(read)
    .join('\n');
  const unknown = [...readJudged().keys()].filter((name) => {
    const [, task] = /^tests of (.+)$/.exec(name) ?? [];
    return task === undefined ? !checks.includes(name) : !read('tools/run/test.mjs').includes(`'${task}'`);
  });
  expect(unknown).toEqual([]);
});
