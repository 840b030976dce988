import { useState } from 'react';
import { noBranches, type TeamBranches } from '../network.mappers';

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

interface TeamBranchesState<Body> {
  /** The tree of the branches, by its root's name. */
  tree: string;
  branches: TeamBranches<Body>;
}

interface BranchesAndWays<Body> {
  branches: TeamBranches<Body>;
  /** Reads a member's team, or a later page of it. */
  ask: (username: string, page?: number) => void;
  /** Refetches the received teams in order and rejects at the first failure. Earlier answers stay. */
  readAgain: () => Promise<void>;
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

/**
 * The requested teams below the root, with one request each (T12 does not apply, because they only read). They belong
 * to one tree, so late answers for another are dropped.
 */
export function useTeamBranches<Body>(
  tree: string,
  read: (username: string, page?: number) => Promise<Body>,
  onFailed: (error: unknown) => void,
): BranchesAndWays<Body> {
  const [held, setHeld] = useState<TeamBranchesState<Body>>({ tree, branches: noBranches });
  if (held.tree !== tree) setHeld({ tree, branches: noBranches });
  const { branches } = held;

  const change = (of: string, to: (now: TeamBranches<Body>) => TeamBranches<Body>) =>
    setHeld((now) => (now.tree === of ? { tree: of, branches: to(now.branches) } : now));

  const ask = (username: string, page?: number) => {
    if (branches.pending.includes(username)) return;
    change(tree, (now) => ({
      ...now,
      pending: [...now.pending, username],
      failed: without(now.failed, username),
    }));
    read(username, page).then(
      (body) =>
        change(tree, (now) => ({
          ...now,
          pending: without(now.pending, username),
          arrived: [...now.arrived, { username, page, body }],
        })),
      (error: unknown) => {
        change(tree, (now) => ({
          ...now,
          pending: without(now.pending, username),
          failed: [...now.failed, username],
        }));
        onFailed(error);
      },
    );
  };

  const readAgain = () =>
    refetchTeams(branches.arrived, read, (kept, refetched) =>
      change(tree, (now) => ({
        ...now,
        arrived: now.arrived.map((one) => (one === kept ? refetched : one)),
      })),
    );
  return { branches, ask, readAgain };
}
