import { useState } from 'react';
import { noBranches, type TeamBranches } from './network.view';

interface BranchesOf {
  /** Which tree the branches belong to: with whom it begins. */
  tree: string;
  branches: TeamBranches;
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

/**
 * The teams below the root that were asked for. They belong to one tree: those of another that still arrive are
 * nobody's. One request for each at a time (T12 has no part in it: they only read).
 */
export function useTeamBranches(
  tree: string,
  read: (username: string) => Promise<unknown>,
  onFailed: (error: unknown) => void,
): { branches: TeamBranches; ask: (username: string) => void } {
  const [held, setHeld] = useState<BranchesOf>({ tree, branches: noBranches });
  if (held.tree !== tree) setHeld({ tree, branches: noBranches });
  const { branches } = held;

  const change = (of: string, to: (now: TeamBranches) => TeamBranches) =>
    setHeld((now) => (now.tree === of ? { tree: of, branches: to(now.branches) } : now));

  const ask = (username: string) => {
    if (branches.pending.includes(username)) return;
    change(tree, (now) => ({
      ...now,
      pending: [...now.pending, username],
      failed: without(now.failed, username),
    }));
    read(username).then(
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
