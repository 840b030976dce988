import { expect, it } from 'vitest';
import { files, read } from '../requirements/files';
import { judged } from './judged';

const sides = ['Left', 'Right'];

/** Messages that are a side alone. They name a side, never a number (D142). */
const sideNames = [
  'legMessages.left',
  'legMessages.right',
  'registerMessages.left',
  'registerMessages.right',
];

/** The files that show a side of the tree as a value. Counts of a side use `legCountMessages`. */
const sideValues = [
  'apps/portal/src/areas/network/referrals.export.ts',
  'apps/portal/src/areas/network/teamList.export.ts',
  'apps/portal/src/areas/network/teamList.mappers.ts',
  'packages/ui/src/screens/network/Team/LegName.tsx',
  'packages/ui/src/screens/network/Team/TeamSearch.tsx',
  'packages/ui/src/screens/network/TeamList/teamListColumns.tsx',
  'packages/ui/src/screens/network/TeamList/teamListDetail.ts',
];

it('names the unit of each count of a leg: a bare Left or Right is a side (D142)', () => {
  const texts = Object.entries(JSON.parse(read('packages/ui/src/text/languages/en.json')) as object);
  judged('texts that may name a leg', texts.length);
  const bare = texts.filter(([, text]) => sides.includes(text as string)).map(([key]) => key);
  expect(bare).toEqual(sideNames);
});

it('shows a side alone only as a value (D142)', () => {
  const product = files.filter((file) =>
    /^(packages\/ui|apps\/portal)\/src\/.*(?<!\.stories|\.fixtures|\.test)\.tsx?$/.test(file),
  );
  expect(product.filter((file) => /\blegMessages[.[]/.test(read(file)))).toEqual(sideValues);
});
