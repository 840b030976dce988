import { useLayoutEffect, useRef, type RefObject } from 'react';
import { shownCount, getParent } from '../../layout/family';
import type { Tree } from '../../model/useTree';
import type { Scene } from './createScene';
import type { Grid } from '../Camera/grid';
import type { TreeLayout } from '../../layout/createLayout';
import { linkPath } from './links';
import { placed, getSwell } from './TreeNode';

/** The horizontal position of each node of a scene, and of each node at the end of a line. */
function getPositions(scene: Scene): Map<number, number> {
  const positions = new Map<number, number>();
  if (scene.kind === 'far') return positions;
  for (const { child, at } of scene.links) positions.set(child, at);
  for (const { node, at } of scene.nodes) positions.set(node, at);
  return positions;
}

/** Moves a scene's elements between the old positions of their nodes (share 0) and the new ones (share 1). */
function drawBetween(
  world: SVGGElement,
  layout: TreeLayout,
  scene: Extract<Scene, { kind: 'near' }>,
  grid: Grid,
  before: ReadonlyMap<number, number>,
): (share: number) => void {
  const all = world.querySelectorAll<SVGGElement>('[data-node]');
  const groups = new Map(Array.from(all, (group) => [Number(group.dataset['node']), group]));
  const paths = Array.from(world.querySelectorAll<SVGPathElement>('path[data-leg]'));
  const from = (node: number, at: number) => before.get(node) ?? before.get(getParent(layout, node)) ?? at;
  return (share) => {
    const between = (node: number, at: number) => at + (1 - share) * (from(node, at) - at);
    for (const { node, at, depth } of scene.nodes) {
      const x = between(node, at) * grid.across;
      groups.get(node)?.setAttribute('transform', placed(x, depth * grid.down, getSwell(scene.look, grid)));
    }
    for (const path of paths) {
      const lines = scene.links
        .filter(({ leg }) => leg === path.dataset['leg'])
        .map(({ child, at, parentAt, ...link }) =>
          linkPath(
            { ...link, at: between(child, at), parentAt: between(getParent(layout, child), parentAt) },
            grid,
            scene.look === 'card',
          ),
        );
      path.setAttribute('d', lines.join(''));
    }
  };
}

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
