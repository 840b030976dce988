import { expect, test } from 'vitest';
import { growTree } from './growTree';

const count = (path: string) => path.split('M').length - 1;

test('grows one root with two limbs of the same depth', () => {
  const layers = growTree();
  expect(layers.filter(({ limb }) => limb === 'root')).toEqual([
    { limb: 'root', depth: 0, branches: '', nodes: 'M380 90h0' },
  ]);
  for (const limb of ['left', 'right'])
    expect(layers.filter((layer) => layer.limb === limb).map(({ depth }) => depth)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
});

test('every node but the root hangs on one branch', () => {
  for (const { limb, branches, nodes } of growTree())
    if (limb !== 'root') expect(count(branches)).toBe(count(nodes));
});

test('is the same each time', () => {
  expect(growTree()).toEqual(growTree());
});
