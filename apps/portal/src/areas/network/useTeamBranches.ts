import { useState } from 'react';
import { noBranches, type TeamBranches } from './network.view';

interface BranchesOf<Body> {
  /** The tree that the branches belong to, by the name at its root. */
  tree: string;
  branches: TeamBranches<Body>;
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
): { branches: TeamBranches<Body>; ask: (username: string, page?: number) => void } {
  const [held, setHeld] = useState<BranchesOf<Body>>({ tree, branches: noBranches });
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
          arrived: [...now.arrived, { username, body }],
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
  return { branches, ask };
}
