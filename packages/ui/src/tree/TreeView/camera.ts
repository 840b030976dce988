/**
 * What of the drawing is seen: a point `p` of it stands at `x + k * p.x`, `y + ky * p.y` of the surface. Pixels. Teams
 * are far wider than deep: of one that is seen whole, the levels stay further apart than the members.
 */
export interface View {
  x: number;
  y: number;
  k: number;
  ky: number;
  /** Of the surface; 0 until it is measured. */
  width: number;
  height: number;
}

/** Where the view is kept, so that it moves without a render: each part that moves with it listens. */
export interface Camera {
  view: () => View;
  set: (change: Partial<View>) => void;
  /** Calls now and on every change; returns what ends that. */
  follow: (onMoved: (view: View) => void) => () => void;
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
    follow: (onMoved) => {
      followers.add(onMoved);
      onMoved(now);
      return () => followers.delete(onMoved);
    },
  };
}
