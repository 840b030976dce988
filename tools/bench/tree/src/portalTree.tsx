import { Theme } from '@portal/ui';
import { DirectTreeScreen } from '@portal/ui/screens/network';
import { TreeView, useTree, type NodeFace, type Tree } from '@portal/ui/tree';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Contender, Team } from './contender';

/** The portal's own tree with all its features: minimap, buttons, keyboard, highlights, theme. */
export function portalTree({ ids, parents, largest }: Team): Contender {
  const shape = { ids, parents };
  const inner = new Set(parents);
  const getFace = (node: number): NodeFace => ({
    name: ids[node] ?? '',
    status: node % 5 === 3 ? 'unpaid' : 'paid',
    branch: inner.has(node) ? 'loaded' : 'none',
  });
  let tree: Tree | undefined;
  const ignore = () => undefined;
  function Page() {
    tree = useTree({ shape, getFace, levels: Infinity, wraps: true, onRequest: ignore });
    return <TreeView label="Team" tree={tree} getFace={getFace} />;
  }
  // What a member sees while the team loads: the page, fonts and controls are ready before any tree.
  const waiting = (
    <DirectTreeScreen
      team={{ state: 'loading' }}
      searched=""
      breadcrumb={[]}
      toHref={String}
      onSearch={ignore}
      onTeamRequest={ignore}
      onCopy={ignore}
    />
  );
  const rootIn = (container: string) => createRoot(document.querySelector(container) ?? document.body);
  const show = (root: Root, part: ReactNode) => flushSync(() => root.render(<Theme>{part}</Theme>));
  show(rootIn('#page'), waiting);
  const host = rootIn('#host');
  return {
    mount: () => show(host, <Page />),
    unmount: () => show(host, null),
    toggle: () => flushSync(() => tree?.toggle(largest)),
    surface: () => document.querySelector('[role=tree]') ?? document.body,
  };
}
