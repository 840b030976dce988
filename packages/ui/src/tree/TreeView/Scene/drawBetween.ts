import type { TreeLayout } from '../../layout/createLayout';
import { getParent } from '../../layout/family';
import type { Scene } from './createScene';
import type { Grid } from '../Camera/grid';
import { linkPath } from './links';
import { placed, getSwell } from './TreeNode';

/** The horizontal position of each node of a scene, and of each node at the end of a line. */
export function getPositions(scene: Scene): Map<number, number> {
  const positions = new Map<number, number>();
  if (scene.kind === 'far') return positions;
  for (const { child, at } of scene.links) positions.set(child, at);
  for (const { node, at } of scene.nodes) positions.set(node, at);
  return positions;
}

/** Moves a scene's elements between the old positions of their nodes (share 0) and the new ones (share 1). */
export function drawBetween(
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
