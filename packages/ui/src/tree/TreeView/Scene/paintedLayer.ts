import type { View } from '../Camera/camera';

/** The drawn margin around the view, as a share of the surface. A pan within it needs no paint. */
export const margin = 0.3;

/** How a layer painted for one view is moved and scaled to show another. */
export interface LayerMove {
  x: number;
  y: number;
  across: number;
  down: number;
}

/** The move from the layer's own position, with its first corner as the origin. */
export function moveLayer(painted: View, now: View): LayerMove {
  const across = now.k / painted.k;
  const down = now.ky / painted.ky;
  const left = margin * painted.width;
  const top = margin * painted.height;
  return {
    x: now.x + left - across * (painted.x + left),
    y: now.y + top - down * (painted.y + top),
    across,
    down,
  };
}

/** Whether a moved layer still fills the surface. */
export function fillsSurface(painted: View, now: View): boolean {
  const { width, height } = now;
  if (width !== painted.width || height !== painted.height) return false;
  const { x, y, across, down } = moveLayer(painted, now);
  const [left, top] = [x - margin * width, y - margin * height];
  const size = 1 + 2 * margin;
  return (
    left <= 0 && top <= 0 && left + across * size * width >= width && top + down * size * height >= height
  );
}
