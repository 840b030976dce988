import { useMemo } from 'react';
import type { TreeShape } from '../../../tree/layout/shape';
import { useTree, type Tree } from '../../../tree/model/useTree';
import type { FaceOf, NodeFace } from '../../../tree/nodeFace';
import { markWords } from '../../../tree/treeWords';
import type { TeamPlace } from './team';

/** What a screen's own kind of place adds to its face. */
export type FaceMore<Place> = (
  place: Place,
  index: number,
  places: readonly Place[],
) => Pick<NodeFace, 'legs' | 'note'>;

/** The places of a team as a tree: what hangs under what, and the face of each. */
export function useTeamTree<Place extends TeamPlace>(
  places: readonly Place[],
  onTeamAsked: (username: string) => void,
  more?: FaceMore<Place>,
): { tree: Tree; faceOf: FaceOf } {
  const shape = useMemo<TreeShape>(
    () => ({ ids: places.map(({ id }) => id), parents: places.map(({ parent }) => parent) }),
    [places],
  );
  const faceOf = useMemo<FaceOf>(() => {
    const faces = places.map((place, index) => ({
      ...place,
      ...more?.(place, index, places),
      name: place.username ?? markWords.vacant,
    }));
    // The shape is made from the same places, so a node's number in it finds the face.
    return (node) => faces[node] ?? { name: '', mark: 'unknown', branch: 'none' };
  }, [places, more]);
  const tree = useTree({
    shape,
    faceOf,
    // A binary place comes with two levels below it, and all that came is shown.
    levels: 2,
    wraps: true,
    onAsked: (node) => {
      const username = places[node]?.username;
      if (username !== undefined) onTeamAsked(username);
    },
  });
  return { tree, faceOf };
}
