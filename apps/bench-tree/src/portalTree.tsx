import { PortalTheme } from '@portal/ui';
import { TreeView, useTree, type NodeFace, type Tree } from '@portal/ui/tree';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender, Team } from './contender';

/** The portal's own, with all that belongs to it: minimap, buttons, keyboard, marks, theme. */
export function portalTree({ ids, parents, largest }: Team): Contender {
  const shape = { ids, parents };
  const inner = new Set(parents);
  const faceOf = (node: number): NodeFace => ({
    name: ids[node] ?? '',
    mark: node % 5 === 3 ? 'unpaid' : 'paid',
    branch: inner.has(node) ? 'loaded' : 'none',
  });
  let tree: Tree | undefined;
  const ignore = () => undefined;
  function Page() {
    tree = useTree({ shape, faceOf, levels: Infinity, onAsked: ignore });
    return <TreeView label="Team" tree={tree} faceOf={faceOf} />;
  }
  // The theme is the page's: it is there before any tree.
  const root = createRoot(document.querySelector('#host') ?? document.body);
  const show = (page: ReactNode) => flushSync(() => root.render(<PortalTheme>{page}</PortalTheme>));
  show(null);
  return {
    mount: () => show(<Page />),
    toggle: () => flushSync(() => tree?.toggle(largest)),
    surface: () => document.querySelector('[role=tree]') ?? document.body,
  };
}
