import type { TeamBranches } from '../network.mappers';

type Arrived<Body> = TeamBranches<Body>['arrived'][number];

/**
 * Refetches the received teams one page at a time, because a large tree has many. It returns each answer through `onRead` and rejects
 * at the first failure.
 */
export async function refetchTeams<Body>(
  arrived: readonly Arrived<Body>[],
  read: (username: string, page?: number) => Promise<Body>,
  onRead: (kept: Arrived<Body>, refetched: Arrived<Body>) => void,
): Promise<void> {
  for (const kept of arrived) {
    const body = await read(kept.username, kept.page);
    onRead(kept, { ...kept, body });
  }
}
