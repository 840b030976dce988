import type { TeamBranches } from '../network.mappers';

type Arrived<Body> = TeamBranches<Body>['arrived'][number];

/**
 * Reads again the teams that have arrived, each with its page and one at a time, because a large tree has many. It hands
 * on each as it comes, and rejects at the first that fails.
 */
export async function readArrived<Body>(
  arrived: readonly Arrived<Body>[],
  read: (username: string, page?: number) => Promise<Body>,
  onRead: (kept: Arrived<Body>, anew: Arrived<Body>) => void,
): Promise<void> {
  for (const kept of arrived) {
    const body = await read(kept.username, kept.page);
    onRead(kept, { ...kept, body });
  }
}
