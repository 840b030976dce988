import { useMemo } from 'react';
import type { TreeShape } from '../../../tree/layout/shape';
import { useTree, type Tree } from '../../../tree/model/useTree';
import type { GetFace, NodeFace } from '../../../tree/nodeFace';
import { statusMessages } from '../../../text/columnTitles';
import type { TeamNode } from './team';

/** The data that a screen's own node type adds to its face. */
export type FaceMore<Node> = (
  teamNode: Node,
  index: number,
  nodes: readonly Node[],
) => Pick<NodeFace, 'legs' | 'note' | 'counts'>;

/** The nodes of a team as a tree: their hierarchy, and the face of each. */
export function useTeamTree<Node extends TeamNode>(
  nodes: readonly Node[],
  onTeamRequest: (username: string) => void,
  more?: FaceMore<Node>,
): { tree: Tree; getFace: GetFace } {
  const shape = useMemo<TreeShape>(
    () => ({ ids: nodes.map(({ id }) => id), parents: nodes.map(({ parent }) => parent) }),
    [nodes],
  );
  const getFace = useMemo<GetFace>(() => {
    const faces = nodes.map((teamNode, index) => ({
      ...teamNode,
      ...more?.(teamNode, index, nodes),
      name: teamNode.username ?? statusMessages.vacant,
    }));
    // The shape uses the same nodes, so a node's index in it finds the face.
    return (node) => faces[node] ?? { name: '', status: 'unknown', branch: 'none' };
  }, [nodes, more]);
  const tree = useTree({
    shape,
    getFace,
    // A binary node loads with two levels below it, and all of them show.
    levels: 2,
    wraps: true,
    onRequest: (node) => {
      const username = nodes[node]?.username;
      if (username !== undefined) onTeamRequest(username);
    },
  });
  return { tree, getFace };
}
