import { useLayoutEffect, useRef, type RefObject } from 'react';
import { shownCount } from '../layout/family';
import type { Tree } from '../model/useTree';
import type { Scene } from './createScene';
import type { Grid } from './grid';
import { drawBetween, placesIn } from './drawBetween';

/** Above this, nothing is moved step by step. */
const mostMoved = 200;
/** Milliseconds. */
const moveTime = 180;

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * When a node was opened or closed, the others glide from where they stood, and those that are new from their parent.
 * React has already put everything where it belongs; this only plays the way there.
 */
export function useMoves(world: RefObject<SVGGElement | null>, tree: Tree, scene: Scene, grid: Grid): void {
  const { layout, version } = tree;
  const last = useRef({ version, places: new Map<number, number>(), playing: false });
  useLayoutEffect(
    function playMoves() {
      const before = last.current;
      const isMove = before.version !== version && before.places.size > 0;
      last.current = { version, places: placesIn(scene), playing: false };
      if (!world.current || scene.kind === 'far') return;
      const draw = drawBetween(world.current, layout, scene, grid, before.places);
      // What was cut short stands somewhere on its way.
      if (before.playing) draw(1);
      const few = shownCount(layout) <= mostMoved && before.places.size <= mostMoved;
      if (!isMove || !few || wantsStillness()) return;
      last.current.playing = true;
      draw(0);
      const start = performance.now();
      let frame = requestAnimationFrame(function step(now) {
        const share = Math.min(1, Math.max(0, (now - start) / moveTime));
        draw(1 - (1 - share) ** 3);
        last.current.playing = share < 1;
        if (share < 1) frame = requestAnimationFrame(step);
      });
      return () => cancelAnimationFrame(frame);
    },
    [world, version, layout, scene, grid],
  );
}
