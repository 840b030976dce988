import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Tree, type RawNodeDatum } from 'react-d3-tree';
import type { Contender, Team } from './contender';

/** The usual library as documented, without transitions. */
export function peerTree({ ids, parents, largest }: Team): Contender {
  const nodes = ids.map((name): RawNodeDatum => ({ name, children: [] }));
  parents.forEach((parent, node) => {
    const child = nodes[node];
    if (child) nodes[parent]?.children?.push(child);
  });
  const name = ids[largest];
  let root: Root | undefined;
  return {
    mount: (host) => {
      root ??= createRoot(host);
      flushSync(() =>
        root?.render(
          <Tree
            data={nodes[0]}
            orientation="vertical"
            translate={{ x: 600, y: 40 }}
            nodeSize={{ x: 92, y: 128 }}
            zoomable
            draggable
          />,
        ),
      );
    },
    unmount: () => flushSync(() => root?.render(null)),
    toggle: () => {
      const labels = document.querySelectorAll('.rd3t-label__title');
      const label = Array.from(labels).find((one) => one.textContent === name);
      const circle = label?.closest('g[class*=rd3t-]')?.parentElement?.querySelector('circle');
      flushSync(() => circle?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    },
    surface: () => document.querySelector('svg.rd3t-svg') ?? document.body,
  };
}
