import { useState } from 'react';
import { createLayout, growLayout, setOpen, shownOf, type TreeLayout } from '../layout/createLayout';
import type { TreeShape } from '../layout/shape';
import type { FaceOf } from '../nodeFace';

/** One tree, for both of its views: what is open, and where the keyboard is. */
export interface Tree {
  /** Changed in place: depend on `version`. */
  layout: TreeLayout;
  /** Another number whenever anything that is shown has moved. */
  version: number;
  /** The node where the keyboard is; always one that is shown. */
  current: number;
  goTo: (node: number) => void;
  /** Shows what is below a node, or hides it; asks for it where it has not come yet. */
  toggle: (node: number) => void;
}

export interface TreeOptions {
  shape: TreeShape;
  faceOf: FaceOf;
  /** How many levels are open at first. */
  levels?: number;
  /** A node was opened whose children are not here. */
  onAsked: (node: number) => void;
}

/** Keeps the state of a tree; a shape that goes on from the last one costs what it adds. */
export function useTree({ shape, faceOf, levels = 1, onAsked }: TreeOptions): Tree {
  const [layout] = useState(() => createLayout(shape, levels));
  const [state, setState] = useState({ presses: 0, shapes: 0, currentId: shape.ids[0], currentAt: 0 });
  const isNew = layout.shape !== shape;
  // In the render, and the same however often it is repeated: no frame shows new faces on an old drawing.
  if (isNew) growLayout(layout, shape);
  const [seen, setSeen] = useState(shape);
  if (seen !== shape) {
    setSeen(shape);
    setState((now) => ({ ...now, shapes: now.shapes + 1 }));
  }
  const { currentId, currentAt } = state;
  const found = shape.ids[currentAt] === currentId ? currentAt : shape.ids.indexOf(currentId ?? '');
  const current = found < 0 ? 0 : shownOf(layout, found);
  const goTo = (node: number) => setState((now) => ({ ...now, currentAt: node, currentId: shape.ids[node] }));

  function toggle(node: number) {
    const { branch } = faceOf(node);
    if (branch === 'none' || branch === 'loading') return;
    const isOpen = layout.nodes.open[node] === 1;
    if (branch === 'loaded') setOpen(layout, node, !isOpen);
    else {
      setOpen(layout, node, true);
      onAsked(node);
    }
    setState((now) => ({ ...now, presses: now.presses + 1 }));
  }
  return { layout, version: state.presses + state.shapes, current, goTo, toggle };
}
