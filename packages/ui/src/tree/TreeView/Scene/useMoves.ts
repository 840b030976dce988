import { useLayoutEffect, useRef, type RefObject } from 'react';
import { shownCount } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { Scene } from './createScene';
import type { Grid } from '../Camera/grid';
import { drawBetween, getPositions } from './drawBetween';

/** With more nodes than this there is no animation. */
const mostMoved = 200;
/** The duration of a move, in ms. */
const moveTime = 180;

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates a toggle: the other nodes move from their old positions, and new ones from their parent. React has
 * already rendered the final positions, so this only animates the transition.
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
      // Members only move horizontally. A rearranged grid appears immediately.
      const isRegrouped = nodes.some(({ node, depth }) => (before.rows.get(node) ?? depth) !== depth);
      const draw = drawBetween(world.current, layout, scene, grid, before.positions);
      // An interrupted animation leaves nodes between positions.
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
