import styled from 'styled-components';
import { border, color, radius } from '../tokens';
import { seeded, teamShape } from './layout/layout.fixtures';
import type { TreeShape } from './layout/shape';
import { useTree } from './model/useTree';
import type { GetFace, NodeFace, NodeStatus } from './nodeFace';
import { TreeOutline } from './TreeOutline/TreeOutline';
import { TreeView } from './TreeView/TreeView';

export const treeLabel = 'Direct Tree';

/** Contains a tree's view in the stories. */
const Stage = styled.div`
  position: relative;
  block-size: 40rem;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export interface TreeHarnessProps {
  shape: TreeShape;
  getFace: GetFace;
  levels: number;
  look: 'drawing' | 'outline';
  onRequest: (node: number) => void;
  onSelect?: (node: number) => void;
}

/** One view of a tree with a screen's state. */
export function TreeHarness({ shape, getFace, levels, look, onRequest, onSelect }: TreeHarnessProps) {
  const tree = useTree({ shape, getFace, levels, onRequest });
  const columns = [
    { heading: 'Status', getCell: (node: number) => getFace(node).status },
    { heading: 'Total Team', numeric: true, getCell: (node: number) => node * 7 },
  ];
  return (
    <Stage>
      {look === 'drawing' ? (
        <TreeView
          label={treeLabel}
          tree={tree}
          getFace={getFace}
          toCard={(node) => <p>Card of {getFace(node).name}</p>}
        />
      ) : (
        <TreeOutline
          label={treeLabel}
          nameHeading="Username"
          tree={tree}
          getFace={getFace}
          columns={columns}
          onSelect={onSelect ?? (() => undefined)}
        />
      )}
    </Stage>
  );
}

const names = [
  ...['amara21', 'jonas7', 'mei5', 'lina04', 'kenji88', 'tomas9', 'sofia', 'ravi7', 'olaf3', 'ana55'],
  ...['yuki2', 'nils4', 'tara1', 'ivan12'],
];

/** A small team with realistic names. */
export const smallTeam: TreeShape = {
  ids: names,
  parents: [-1, 0, 0, 0, 0, 1, 1, 1, 4, 4, 4, 8, 8, 8],
};

const statuses: readonly NodeStatus[] = ['paid', 'paid', 'paid', 'unpaid', 'unknown'];

/** Faces with statuses that look random, but are the same each time. */
export function getFaces({ ids, parents }: TreeShape): GetFace {
  const hasChildren = new Set(Array.from(parents));
  return (node) => ({
    name: ids[node]!,
    status: node === 0 ? 'paid' : statuses[Math.floor(seeded(node)() * statuses.length)]!,
    branch: hasChildren.has(node) ? 'loaded' : 'none',
  });
}

const odd: Record<number, NodeFace> = {
  2: { name: 'mei5', status: 'paid', branch: 'unasked', below: 61 },
  3: { name: 'lina04', status: 'unpaid', branch: 'failed' },
  6: { name: 'sofia', status: 'unknown', branch: 'loading' },
  7: { name: 'Vacant', status: 'vacant', branch: 'none' },
};
const plain = getFaces(smallTeam);

/** One of each kind of branch. */
export const oddFaces: GetFace = (node) => odd[node] ?? plain(node);

export const tenThousand = teamShape(10_000);
