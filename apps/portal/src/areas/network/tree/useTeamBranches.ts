import { useState } from 'react';
import { noBranches, type TeamBranches } from '../network.mappers';
import { readArrived } from './readArrived';

interface TeamBranchesState<Body> {
  /** The tree that the branches belong to, by the name at its root. */
  tree: string;
  branches: TeamBranches<Body>;
}

interface BranchesAndWays<Body> {
  branches: TeamBranches<Body>;
  /** Reads the team of a member, or a later page of it. */
  ask: (username: string, page?: number) => void;
  /** Reads again what has arrived, one after another; rejects at the first that fails. What came before it stays. */
  readAgain: () => Promise<void>;
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

/**
 * The teams below the root that were asked for. They belong to one tree, so answers that still arrive for another are
 * dropped. Each has one request at a time (T12 has no part in it, because they only read).
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
    readArrived(branches.arrived, read, (kept, anew) =>
      change(tree, (now) => ({
        ...now,
        arrived: now.arrived.map((one) => (one === kept ? anew : one)),
      })),
    );
  return { branches, ask, readAgain };
}
