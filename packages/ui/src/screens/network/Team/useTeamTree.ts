import { useMemo } from 'react';
import type { TreeShape } from '../../../tree/layout/shape';
import { useTree, type Tree } from '../../../tree/model/useTree';
import type { FaceOf } from '../../../tree/nodeFace';
import { markWords } from '../../../tree/treeWords';
import type { TeamPlace } from './team';

/** The places of a team as a tree: what hangs under what, and the face of each. */
export function useTeamTree(
  places: readonly TeamPlace[],
  onTeamAsked: (username: string) => void,
): { tree: Tree; faceOf: FaceOf } {
  const shape = useMemo<TreeShape>(
    () => ({ ids: places.map(({ id }) => id), parents: places.map(({ parent }) => parent) }),
    [places],
  );
  const faceOf = useMemo<FaceOf>(() => {
    const faces = places.map(({ username, ...face }) => ({ ...face, name: username ?? markWords.vacant }));
    // Faces are asked for by the numbers of the shape that was made from the same places.
    return (node) => faces[node] ?? { name: '', mark: 'unknown', branch: 'none' };
  }, [places]);
  const tree = useTree({
    shape,
    faceOf,
    // A binary place comes with those below its children: what is there is shown.
    levels: 2,
    onAsked: (node) => {
      const username = places[node]?.username;
      if (username !== undefined) onTeamAsked(username);
    },
  });
  return { tree, faceOf };
}
