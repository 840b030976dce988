import styled from 'styled-components';
import { border, color, radius } from '../tokens';
import { seeded, teamShape } from './layout/layout.fixtures';
import type { TreeShape } from './layout/shape';
import { useTree } from './model/useTree';
import type { FaceOf, NodeFace, NodeMark } from './nodeFace';
import { TreeOutline } from './TreeOutline/TreeOutline';
import { TreeView } from './TreeView/TreeView';

/** Where a view of a tree stands in the stories. */
const Stage = styled.div`
  position: relative;
  block-size: 40rem;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export interface TreeHarnessProps {
  shape: TreeShape;
  faceOf: FaceOf;
  levels: number;
  look: 'drawing' | 'outline';
  onAsked: (node: number) => void;
  onChosen?: (node: number) => void;
}

/** One view of a tree with the state that a screen would hold. */
export function TreeHarness({ shape, faceOf, levels, look, onAsked, onChosen }: TreeHarnessProps) {
  const tree = useTree({ shape, faceOf, levels, onAsked });
  const columns = [
    { heading: 'Status', cellOf: (node: number) => faceOf(node).mark },
    { heading: 'Total Team', numeric: true, cellOf: (node: number) => node * 7 },
  ];
  return (
    <Stage>
      {look === 'drawing' ? (
        <TreeView
          label="Direct Tree"
          tree={tree}
          faceOf={faceOf}
          cardOf={(node) => <p>Card of {faceOf(node).name}</p>}
        />
      ) : (
        <TreeOutline
          label="Direct Tree"
          nameHeading="Username"
          tree={tree}
          faceOf={faceOf}
          columns={columns}
          onChosen={onChosen ?? (() => undefined)}
        />
      )}
    </Stage>
  );
}

const names = [
  ...['amara21', 'jonas7', 'mei5', 'lina04', 'kenji88', 'tomas9', 'sofia', 'ravi7', 'olaf3', 'ana55'],
  ...['yuki2', 'nils4', 'tara1', 'ivan12'],
];

/** A small team: names as members choose them. */
export const smallTeam: TreeShape = {
  ids: names,
  parents: [-1, 0, 0, 0, 0, 1, 1, 1, 4, 4, 4, 8, 8, 8],
};

const marks: readonly NodeMark[] = ['paid', 'paid', 'paid', 'unpaid', 'unknown'];

/** Faces with marks that look thrown, and are the same each time. */
export function facesOf({ ids, parents }: TreeShape): FaceOf {
  const hasChildren = new Set(Array.from(parents));
  return (node) => ({
    name: ids[node]!,
    mark: node === 0 ? 'paid' : marks[Math.floor(seeded(node)() * marks.length)]!,
    branch: hasChildren.has(node) ? 'loaded' : 'none',
  });
}

const odd: Record<number, NodeFace> = {
  2: { name: 'mei5', mark: 'paid', branch: 'unasked', below: 61 },
  3: { name: 'lina04', mark: 'unpaid', branch: 'failed' },
  6: { name: 'sofia', mark: 'unknown', branch: 'loading' },
  7: { name: 'Vacant', mark: 'vacant', branch: 'none' },
};
const plain = facesOf(smallTeam);

/** One of each of what a branch may be. */
export const oddFaces: FaceOf = (node) => odd[node] ?? plain(node);

export const tenThousand = teamShape(10_000);
