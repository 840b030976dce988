import { describe, expect, test } from 'vitest';
import { createLayout, setOpen } from './createLayout';
import { getDepth, getFirstChild, isOpen, isShown, getParent, getRank, shownCount } from './family';
import { getShape } from './layout.fixtures';

/** A root with three children; the second has two, the first of which has one. */
const family = () => createLayout(getShape([3, 0, 2, 0, 1]), Infinity);
const all = [0, 1, 2, 3, 4, 5, 6];

describe('relations of the nodes', () => {
  test('up, down and aside', () => {
    const layout = family();
    expect(all.map((node) => getParent(layout, node))).toEqual([-1, 0, 0, 0, 2, 2, 4]);
    expect(all.map((node) => getDepth(layout, node))).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(all.map((node) => getFirstChild(layout, node))).toEqual([1, -1, 4, -1, 6, -1, -1]);
    expect(all.map((node) => getRank(layout, node))).toEqual([
      { position: 1, siblings: 1 },
      { position: 1, siblings: 3 },
      { position: 2, siblings: 3 },
      { position: 3, siblings: 3 },
      { position: 1, siblings: 2 },
      { position: 2, siblings: 2 },
      { position: 1, siblings: 1 },
    ]);
  });

  test('a node is open that shows children, and shown below open nodes alone', () => {
    const layout = family();
    expect(all.filter((node) => isOpen(layout, node))).toEqual([0, 2, 4]);
    expect(shownCount(layout)).toBe(7);
    setOpen(layout, 2, false);
    expect(all.filter((node) => isOpen(layout, node))).toEqual([0, 4]);
    expect(all.filter((node) => isShown(layout, node))).toEqual([0, 1, 2, 3]);
    expect(shownCount(layout)).toBe(4);
    setOpen(layout, 0, false);
    expect(all.filter((node) => isShown(layout, node))).toEqual([0]);
    expect([isShown(layout, 7), isShown(layout, 99)]).toEqual([false, false]);
  });
});
