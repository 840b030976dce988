import { useLayoutEffect, useRef, type RefObject } from 'react';
import { shownCount } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { Scene } from './createScene';
import type { Grid } from '../Camera/grid';
import { drawBetween, getPositions } from './drawBetween';

/** With more nodes than this, nothing is animated. */
const mostMoved = 200;
/** How long a move takes, in ms. */
const moveTime = 180;

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * When a node was opened or closed, the others glide from their old places, and new ones glide from their parent.
 * React has already put everything in its final place, so this only animates the way there.
 */
export function useMoves(world: RefObject<SVGGElement | null>, tree: Tree, scene: Scene, grid: Grid): void {
  const { layout, version } = tree;
  const last = useRef({
    version,
    positions: new Map<number, number>(),
    rows: new Map<number, number>(),
    playing: false,
  });
  useLayoutEffect(
    function playMoves() {
      const before = last.current;
      const isMove = before.version !== version && before.positions.size > 0;
      const nodes = scene.kind === 'far' ? [] : scene.nodes;
      const rows = new Map(nodes.map(({ node, depth }) => [node, depth]));
      last.current = { version, positions: getPositions(scene), rows, playing: false };
      if (!world.current || scene.kind === 'far') return;
      // Members glide across only: where a grid is arranged anew, all are there at once.
      const isRegrouped = nodes.some(({ node, depth }) => (before.rows.get(node) ?? depth) !== depth);
      const draw = drawBetween(world.current, layout, scene, grid, before.positions);
      // An interrupted animation has left nodes on their way.
      if (before.playing) draw(1);
      const few = shownCount(layout) <= mostMoved && before.positions.size <= mostMoved;
      if (!isMove || !few || isRegrouped || wantsStillness()) return;
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
