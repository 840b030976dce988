import type { TreeLayout } from '../../layout/createLayout';
import { getGridPosition } from '../../layout/family';
import { sketch } from '../../layout/sketch';
import { enough, visitWindow, type TreeWindow } from '../../layout/visit';
import type { GetFace, NodeStatus, NodeFace } from '../../nodeFace';
import type { View } from '../Camera/camera';
import { hasCards, containsWindow, getWindow, type Grid } from '../Camera/grid';
import { linkPath, type LinkPositions } from './links';
import { margin } from './paintedLayer';

/** A node with its name. */
export interface ShownNode {
  node: number;
  at: number;
  depth: number;
}

export interface ShownLink extends LinkPositions {
  child: number;
  leg: 'left' | 'right' | 'plain';
}

export type Leg = ShownLink['leg'];

/** The look of a member: a symbol with its name, or a card. */
export type NodeLook = 'symbol' | 'card';

/** The rendered part of a tree. `near` has nodes with names; `far` has a few paths for too many nodes. */
export type Scene = { window: TreeWindow; k: number; ky: number } & (
  | { kind: 'near'; nodes: readonly ShownNode[]; links: readonly ShownLink[]; look: NodeLook }
  | { kind: 'far'; statuses: Readonly<Record<NodeStatus, string>>; mass: string; links: string }
);

/** The most nodes with a name. With five elements each they keep the whole view under 600. */
const mostNames = 104;
/** The most cards, which have more elements. */
const mostCards = 36;
/** A far scene is redrawn when the scale has changed by this factor. */
const farStep = 1.3;

/** Selects what to draw for a view. */
export function createScene(layout: TreeLayout, getFace: GetFace, view: View, grid: Grid): Scene {
  const looks: NodeLook[] = hasCards(grid, view.k) ? ['card', 'symbol'] : ['symbol'];
  for (const look of view.k < grid.named ? [] : looks) {
    for (const more of [margin, 0]) {
      const window = getWindow(view, grid, more);
      const nodes = namesIn(layout, window, look === 'card' ? mostCards : mostNames);
      if (!nodes) continue;
      const { k, ky } = view;
      return { kind: 'near', window, k, ky, look, nodes, links: linksIn(layout, getFace, window) };
    }
  }
  return farScene(layout, getFace, view, grid);
}

/** Whether a scene still covers the view. */
export function isSceneCurrent(scene: Scene, view: View, grid: Grid): boolean {
  if (!containsWindow(scene.window, getWindow(view, grid, 0))) return false;
  if (scene.kind === 'near')
    return view.k >= grid.named && hasCards(grid, view.k) === hasCards(grid, scene.k);
  const ratio = view.k / scene.k;
  return ratio < farStep && ratio > 1 / farStep;
}

function namesIn(layout: TreeLayout, window: TreeWindow, most: number): ShownNode[] | undefined {
  const nodes: ShownNode[] = [];
  visitWindow(layout, window, (node, at, depth) => {
    nodes.push({ node, at, depth });
    return nodes.length > most ? enough : undefined;
  });
  return nodes.length > most ? undefined : nodes;
}

const toSide = ({ side, leg }: NodeFace) => side ?? leg ?? 'plain';

function linksIn(layout: TreeLayout, getFace: GetFace, window: TreeWindow): ShownLink[] {
  const links: ShownLink[] = [];
  visitWindow(
    layout,
    window,
    () => undefined,
    (child, at, depth, parentAt) =>
      links.push({
        child,
        at,
        depth,
        parentAt,
        grid: getGridPosition(layout, child),
        leg: toSide(getFace(child)),
      }),
  );
  return links;
}

/** The least distance in pixels between two separate dots. */
const finest = 3;

function farScene(layout: TreeLayout, getFace: GetFace, view: View, grid: Grid): Scene {
  const window = getWindow(view, grid, margin);
  const statuses: Record<NodeStatus, string> = { paid: '', unpaid: '', unknown: '', vacant: '' };
  let mass = '';
  let links = '';
  const across = view.k * grid.across;
  const down = view.ky * grid.down;
  sketch(layout, window, {
    across,
    down,
    finest,
    node: (node, at, depth, parentAt) => {
      statuses[getFace(node).status] += `M${Math.round(at * grid.across)} ${depth * grid.down}h0`;
      if (depth > 0)
        links += linkPath({ at, depth, parentAt, grid: getGridPosition(layout, node) }, { ...grid, rem: 0 });
    },
    stroke: (at, depth, levels) => {
      mass += `M${Math.round(at * grid.across)} ${depth * grid.down}v${(levels - 1) * grid.down}`;
    },
  });
  return { kind: 'far', window, k: view.k, ky: view.ky, statuses, mass, links };
}
