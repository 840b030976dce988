import type { TreeLayout } from '../layout/createLayout';
import { sketch } from '../layout/sketch';
import { enough, visitWindow, type TreeWindow } from '../layout/visit';
import type { FaceOf, NodeMark } from '../nodeFace';
import type { View } from './camera';
import { holds, scales, windowOf, type Grid } from './grid';
import { linkPath, type LinkPlaces } from './links';

/** A node that is drawn with its name. */
export interface ShownNode {
  node: number;
  at: number;
  depth: number;
}

export interface ShownLink extends LinkPlaces {
  child: number;
  leg: 'left' | 'right' | 'plain';
}

export type Leg = ShownLink['leg'];

/** What of a tree is in the document. `near`: nodes with names; `far`: too many for that, a few paths for all of them. */
export type Scene = { window: TreeWindow; k: number; ky: number } & (
  | { kind: 'near'; nodes: readonly ShownNode[]; links: readonly ShownLink[] }
  | { kind: 'far'; marks: Readonly<Record<NodeMark, string>>; mass: string; links: string }
);

/** Nodes with a name, at most: with five elements each they keep the whole view under 600. */
const mostNames = 104;
/** How much more than is seen is drawn, as a share of the surface: a pan goes so far without a render. */
const ahead = 0.3;
/** A far scene is drawn anew when the scale has changed by this. */
const farStep = 1.3;

/** Picks what to draw for a view. */
export function createScene(layout: TreeLayout, faceOf: FaceOf, view: View, grid: Grid): Scene {
  for (const more of view.k < scales.named ? [] : [ahead, 0]) {
    const window = windowOf(view, grid, more);
    const nodes = namesIn(layout, window);
    if (!nodes) continue;
    const { k, ky } = view;
    return { kind: 'near', window, k, ky, nodes, links: linksIn(layout, faceOf, window) };
  }
  return farScene(layout, faceOf, view, grid);
}

/** Whether a scene still shows all that a view sees. */
export function fits(scene: Scene, view: View, grid: Grid): boolean {
  if (!holds(scene.window, windowOf(view, grid, 0))) return false;
  if (scene.kind === 'near') return view.k >= scales.named;
  const ratio = view.k / scene.k;
  return ratio < farStep && ratio > 1 / farStep;
}

function namesIn(layout: TreeLayout, window: TreeWindow): ShownNode[] | undefined {
  const nodes: ShownNode[] = [];
  visitWindow(layout, window, (node, at, depth) => {
    nodes.push({ node, at, depth });
    return nodes.length > mostNames ? enough : undefined;
  });
  return nodes.length > mostNames ? undefined : nodes;
}

function linksIn(layout: TreeLayout, faceOf: FaceOf, window: TreeWindow): ShownLink[] {
  const links: ShownLink[] = [];
  visitWindow(
    layout,
    window,
    () => undefined,
    (child, at, depth, parentAt) =>
      links.push({ child, at, depth, parentAt, leg: faceOf(child).leg ?? 'plain' }),
  );
  return links;
}

/** Pixels between two dots that are drawn apart. */
const finest = 3;

function farScene(layout: TreeLayout, faceOf: FaceOf, view: View, grid: Grid): Scene {
  const window = windowOf(view, grid, ahead);
  const marks: Record<NodeMark, string> = { paid: '', unpaid: '', unknown: '', vacant: '' };
  let mass = '';
  let links = '';
  const across = view.k * grid.across;
  const down = view.ky * grid.down;
  sketch(layout, window, {
    across,
    down,
    finest,
    node: (node, at, depth, parentAt) => {
      marks[faceOf(node).mark] += `M${Math.round(at * grid.across)} ${depth * grid.down}h0`;
      if (depth > 0) links += linkPath({ at, depth, parentAt }, { ...grid, rem: 0 });
    },
    stroke: (at, depth, levels) => {
      mass += `M${Math.round(at * grid.across)} ${depth * grid.down}v${(levels - 1) * grid.down}`;
    },
  });
  return { kind: 'far', window, k: view.k, ky: view.ky, marks, mass, links };
}
