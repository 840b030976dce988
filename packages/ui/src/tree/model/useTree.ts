import { useState } from 'react';
import { createLayout, growLayout, setOpen, selectShown, type TreeLayout } from '../layout/createLayout';
import type { TreeShape } from '../layout/shape';
import { mostInRow } from '../layout/wrap';
import type { GetFace } from '../nodeFace';

/** The shared state of both views of one tree: open nodes and the keyboard's position. */
export interface Tree {
  /** The layout is mutated in place, so depend on `version`. */
  layout: TreeLayout;
  /** Changes whenever a shown node has moved. */
  version: number;
  /** The keyboard's node, which is always shown. */
  current: number;
  goTo: (node: number) => void;
  /** Toggles the team below a node, and requests it if it is not loaded yet. */
  toggle: (node: number) => void;
}

export interface TreeOptions {
  shape: TreeShape;
  getFace: GetFace;
  /** The number of levels open at first. */
  levels?: number;
  /** Arranges the leaves of a large team in a grid. Read only once. */
  wraps?: boolean;
  /** Called when a node without loaded children is opened. */
  onRequest: (node: number) => void;
}

/** Manages the state of a tree. A shape that continues the last one costs only its additions. */
export function useTree({ shape, getFace, levels = 1, wraps = false, onRequest }: TreeOptions): Tree {
  const [layout] = useState(() => createLayout(shape, levels, wraps ? mostInRow : Infinity));
  const [state, setState] = useState({ presses: 0, shapes: 0, currentId: shape.ids[0], currentAt: 0 });
  const isNew = layout.shape !== shape;
  // Runs during the render, because no frame may show new faces in an old drawing. It is idempotent.
  if (isNew) growLayout(layout, shape);
  const [seen, setSeen] = useState(shape);
  if (seen !== shape) {
    setSeen(shape);
    setState((now) => ({ ...now, shapes: now.shapes + 1 }));
  }
  const { currentId, currentAt } = state;
  const found = shape.ids[currentAt] === currentId ? currentAt : shape.ids.indexOf(currentId ?? '');
  const current = found < 0 ? 0 : selectShown(layout, found);
  const goTo = (node: number) => setState((now) => ({ ...now, currentAt: node, currentId: shape.ids[node] }));

  function toggle(node: number) {
    const { branch } = getFace(node);
    if (branch === 'none' || branch === 'loading') return;
    const isOpen = layout.nodes.open[node] === 1;
    if (branch === 'loaded') setOpen(layout, node, !isOpen);
    else {
      setOpen(layout, node, true);
      onRequest(node);
    }
    setState((now) => ({ ...now, presses: now.presses + 1 }));
  }
  return { layout, version: state.presses + state.shapes, current, goTo, toggle };
}
