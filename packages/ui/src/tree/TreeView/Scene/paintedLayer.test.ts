import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { View } from '../Camera/camera';
import { fillsSurface, margin, moveLayer } from './paintedLayer';

const painted: View = { x: 600, y: 40, k: 1, ky: 1, width: 1200, height: 700 };

test('shows every point where the view has it', () => {
  const offset = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  const scale = fc.double({ min: 0.1, max: 2, noNaN: true });
  const view = fc.record({ x: offset, y: offset, k: scale, ky: scale });
  fc.assert(
    fc.property(view, view, fc.nat(2000), (before, after, point) => {
      const size = { width: 1200, height: 700 };
      const { x, y, across, down } = moveLayer({ ...before, ...size }, { ...after, ...size });
      const inLayer = {
        x: margin * size.width + before.x + before.k * point,
        y: margin * size.height + before.y + before.ky * point,
      };
      expect(x + across * inLayer.x - margin * size.width).toBeCloseTo(after.x + after.k * point, 4);
      expect(y + down * inLayer.y - margin * size.height).toBeCloseTo(after.y + after.ky * point, 4);
    }),
  );
});

test('fills the surface until the view leaves its margin', () => {
  const isFilled = (change: Partial<View>) => fillsSurface(painted, { ...painted, ...change });
  expect(isFilled({})).toBe(true);
  expect(isFilled({ x: painted.x + 359, y: painted.y - 209 })).toBe(true);
  expect(isFilled({ x: painted.x + 361 })).toBe(false);
  expect(isFilled({ y: painted.y - 211 })).toBe(false);
  // Zoomed around the middle of the surface.
  const zoomed = (k: number) => ({ x: 600, y: 350 + k * (painted.y - 350), k, ky: k });
  expect(isFilled(zoomed(2))).toBe(true);
  expect(isFilled(zoomed(0.63))).toBe(true);
  expect(isFilled(zoomed(0.62))).toBe(false);
  expect(isFilled({ width: 1100 })).toBe(false);
});
