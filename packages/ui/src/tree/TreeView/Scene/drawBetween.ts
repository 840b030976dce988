import type { TreeLayout } from '../../layout/createLayout';
import { parentOf } from '../../layout/family';
import type { Scene } from './createScene';
import type { Grid } from '../Camera/grid';
import { linkPath } from './links';
import { placed, swellOf } from './TreeNode';

/** The place across of each node of a scene, and of each node that its lines lead to. */
export function placesIn(scene: Scene): Map<number, number> {
  const places = new Map<number, number>();
  if (scene.kind === 'far') return places;
  for (const { child, at } of scene.links) places.set(child, at);
  for (const { node, at } of scene.nodes) places.set(node, at);
  return places;
}

/** Puts a scene's elements on their way from the old places of their nodes (share 0) to the new ones (share 1). */
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
  const from = (node: number, at: number) => before.get(node) ?? before.get(parentOf(layout, node)) ?? at;
  return (share) => {
    const between = (node: number, at: number) => at + (1 - share) * (from(node, at) - at);
    for (const { node, at, depth } of scene.nodes) {
      const x = between(node, at) * grid.across;
      groups.get(node)?.setAttribute('transform', placed(x, depth * grid.down, swellOf(scene.look, grid)));
    }
    for (const path of paths) {
      const lines = scene.links
        .filter(({ leg }) => leg === path.dataset['leg'])
        .map(({ child, at, parentAt, ...link }) =>
          linkPath(
            { ...link, at: between(child, at), parentAt: between(parentOf(layout, child), parentAt) },
            grid,
            scene.look === 'card',
          ),
        );
      path.setAttribute('d', lines.join(''));
    }
  };
}
