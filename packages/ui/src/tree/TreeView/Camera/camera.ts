/**
 * The visible part of the drawing. A point `p` is at `x + k * p.x`, `y + ky * p.y` on the surface, in pixels.
 * Teams are far wider than deep, so in a full view the levels have a larger scale than the members.
 */
export interface View {
  x: number;
  y: number;
  k: number;
  ky: number;
  /** The size of the surface, 0 until it is measured. */
  width: number;
  height: number;
}

/** Keeps the view outside React, to move without a render. Each moving part subscribes to it. */
export interface Camera {
  view: () => View;
  set: (change: Partial<View>) => void;
  /** Calls `onMove` now and on every change. Returns a cleanup function. */
  follow: (onMove: (view: View) => void) => () => void;
}

export function createCamera(): Camera {
  let now: View = { x: 0, y: 0, k: 1, ky: 1, width: 0, height: 0 };
  const followers = new Set<(view: View) => void>();
  return {
    view: () => now,
    set: (change) => {
      now = { ...now, ...change };
      for (const follow of followers) follow(now);
    },
    follow: (onMove) => {
      followers.add(onMove);
      onMove(now);
      return () => followers.delete(onMove);
    },
  };
}
