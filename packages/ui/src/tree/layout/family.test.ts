import { describe, expect, test } from 'vitest';
import { createLayout, setOpen } from './createLayout';
import { depthOf, firstChildOf, isOpen, isShown, parentOf, rankOf, shownCount } from './family';
import { shapeOf } from './layout.fixtures';

/** A root with three children; the second has two, the first of which has one. */
const family = () => createLayout(shapeOf([3, 0, 2, 0, 1]), Infinity);
const all = [0, 1, 2, 3, 4, 5, 6];

describe('relations of the nodes', () => {
  test('up, down and aside', () => {
    const layout = family();
    expect(all.map((node) => parentOf(layout, node))).toEqual([-1, 0, 0, 0, 2, 2, 4]);
    expect(all.map((node) => depthOf(layout, node))).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(all.map((node) => firstChildOf(layout, node))).toEqual([1, -1, 4, -1, 6, -1, -1]);
    expect(all.map((node) => rankOf(layout, node))).toEqual([
      { place: 1, siblings: 1 },
      { place: 1, siblings: 3 },
      { place: 2, siblings: 3 },
      { place: 3, siblings: 3 },
      { place: 1, siblings: 2 },
      { place: 2, siblings: 2 },
      { place: 1, siblings: 1 },
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
