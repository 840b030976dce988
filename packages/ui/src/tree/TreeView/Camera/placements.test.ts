import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLayout } from '../../layout/createLayout';
import { getShape, teamShape } from '../../layout/layout.fixtures';
import { getBounds } from '../../layout/visit';
import { createScene } from '../Scene/createScene';
import { getGrid, onSurface, rim, scales } from './grid';
import { bringInto, downScale, fitTo, keepInside, startAt } from './placements';

const grid = getGrid(16);
const surface = { width: 1100, height: 640 };
const bounds = (left: number, right: number, bottom: number) => ({ left, right, top: 0, bottom });
const getView = (placement: { x: number; y: number; k: number }, levels: number) => ({
  ...placement,
  ...surface,
  ky: downScale(placement.k, levels, surface, grid),
});

describe('fitting', () => {
  test('shows a small tree at full size, in the middle', () => {
    const placement = fitTo(bounds(-2, 2, 2), surface, grid);
    expect(placement.k).toBe(1);
    expect(placement.x).toBe(550);
  });

  test('shows all of any tree', () => {
    const half = fc.double({ min: 0, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(half, half, fc.nat({ max: 200 }), (left, right, bottom) => {
        const box = bounds(-left, right, bottom);
        const view = getView(fitTo(box, surface, grid), bottom);
        const start = onSurface(view, grid, -left, 0);
        const end = onSurface(view, grid, right, bottom);
        expect(start.x).toBeGreaterThanOrEqual(0);
        expect(end.x).toBeLessThanOrEqual(surface.width);
        expect(start.y).toBeGreaterThanOrEqual(0);
        // Within one pixel of rounding.
        expect(end.y).toBeLessThanOrEqual(surface.height - rim.bottom * grid.rem + 2 * grid.rem + 1);
      }),
    );
  });

  test('keeps the levels of a wide tree apart', () => {
    const { k } = fitTo(bounds(-3000, 3000, 8), surface, grid);
    expect(k).toBeLessThan(0.01);
    expect(downScale(k, 8, surface, grid)).toBe(scales.named);
    expect(downScale(1, 8, surface, grid)).toBe(1);
  });
});

describe('beginning', () => {
  test('shows the full width of a grid, from its first to its last member, if names are readable [B §2 Direct Tree]', () => {
    const deep = bounds(-6.5, 6.5, 12);
    expect(fitTo(deep, surface, grid).k).toBeLessThan(scales.readable);
    const view = getView(startAt(0, deep, surface, grid), 12);
    expect(view.k).toBeGreaterThan(scales.readable);
    expect(view.y).toBe(rim.top * grid.rem);
    expect(onSurface(view, grid, -6.5, 1).x).toBeGreaterThan(0);
    expect(onSurface(view, grid, 6.5, 1).x).toBeLessThan(surface.width);
  });

  test('is a whole tree that can be read', () => {
    const small = bounds(-2, 2, 2);
    expect(startAt(0, small, surface, grid)).toEqual(fitTo(small, surface, grid));
  });

  test('is at the root of a wider tree, at full size', () => {
    const placement = startAt(3, bounds(-60, 20, 4), surface, grid);
    expect(placement).toEqual({ k: 1, x: 550 - 3 * grid.across, y: rim.top * grid.rem });
  });
});

test('a view can never leave the tree behind', () => {
  const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const scale = fc.double({ min: 0.01, max: 2, noNaN: true });
  fc.assert(
    fc.property(far, far, scale, (x, y, k) => {
      const box = bounds(-12, 30, 6);
      const view = getView(keepInside({ x, y, k }, box, surface, grid), 6);
      expect(onSurface(view, grid, 30, 6).x).toBeGreaterThanOrEqual(0);
      expect(onSurface(view, grid, -12, 0).x).toBeLessThanOrEqual(surface.width);
      expect(onSurface(view, grid, 0, 6).y).toBeGreaterThanOrEqual(-3 * grid.rem);
      expect(onSurface(view, grid, 0, 0).y).toBeLessThanOrEqual(surface.height);
    }),
  );
});

describe('bringing a member into view', () => {
  test('moves nothing where it is in view already', () => {
    expect(bringInto(getView({ x: 550, y: 40, k: 1 }, 3), grid, 0, 1)).toBeUndefined();
  });

  test('moves no further than it must, and makes names readable', () => {
    const placement = bringInto(getView({ x: 550, y: 40, k: 1 }, 3), grid, 40, 1);
    expect(placement).toMatchObject({ y: 40, k: 1 });
    const { x } = onSurface(getView(placement!, 3), grid, 40, 1);
    expect(x).toBeLessThan(surface.width);
    expect(bringInto(getView({ x: 550, y: 40, k: 0.1 }, 3), grid, 40, 1)?.k).toBe(1);
  });
});

test('no view of any tree has more than 104 members with names', () => {
  const getFace = () => ({ name: 'x', status: 'paid', branch: 'loaded' }) as const;
  const views = fc.tuple(
    fc.double({ min: scales.named, max: 2, noNaN: true }),
    fc.double({ min: -20, max: 20, noNaN: true }),
    fc.nat({ max: 8 }),
  );
  const trees = [teamShape(3_000), getShape([2_000]), getShape(Array.from({ length: 400 }, () => 2))];
  const layouts = trees.map((shape) => createLayout(shape, Infinity));
  fc.assert(
    fc.property(fc.constantFrom(...layouts), views, (layout, [k, at, depth]) => {
      const { bottom } = getBounds(layout);
      const placement = { k, x: 550 - k * at * grid.across, y: 320 - k * depth * grid.down };
      const scene = createScene(layout, getFace, getView(placement, bottom), grid);
      if (scene.kind === 'near') expect(scene.nodes.length).toBeLessThanOrEqual(104);
    }),
  );
});
