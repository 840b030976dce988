import type { Remote } from '@portal/ui';
import type { BreadcrumbStep } from '@portal/ui/screens/network';
import { useMemo, useState } from 'react';
import type { CallError } from '../../../shared/calls/call.events';
import { getMessage } from '../../../shared/calls/refusalTexts';
import { isSessionOver } from '../../../shared/calls/result';
import { useAppDispatch } from '../../../shared/store/store';
import { toastRaised } from '../../../shared/store/toasts.slice';
import { toBreadcrumb } from '../teamTrail';
import type { TeamBranches } from '../network.mappers';
import type { TeamAddress } from '../useTeamAddress';
import { type AgedQuery, useTeamAge } from './useTeamAge';
import { useTeamBranches } from './useTeamBranches';

/** What a tree's query says; `currentData` is the answer to what is asked for now. */
interface TeamQuery<Body> extends AgedQuery {
  currentData?: Body | undefined;
}

interface TeamOptions<Body, Node> {
  address: TeamAddress;
  home: string;
  query: TeamQuery<Body>;
  /** Reads the team of one member, or a later page of it. */
  read: (username: string, page?: number) => Promise<Body>;
  /** The text for a failure (B §8); absent: the ordinary one. */
  failure?: string;
  getTree: (body: Body, branches: TeamBranches<Body>) => Node[];
  /** Who stands above whom in an answer. */
  aboveIn: (body: Body) => [name: string, above: string][];
}

/** Whether the server knows nobody of that name in the member's team, or doesn't tell (T20). */
function isNobody(error: unknown): boolean {
  const { kind, status } = error as Partial<Extract<CallError, { kind: 'refused' }>>;
  return kind === 'refused' && status !== 429;
}

/** A tree as its screen sees it: its places, and the way to where it begins. */
export function useTeam<Body, Node extends { username?: string | undefined }>(
  options: TeamOptions<Body, Node>,
) {
  const { address, home, query, read, failure, getTree, aboveIn } = options;
  const dispatch = useAppDispatch();
  const { currentData: body, error, isFetching, refetch } = query;
  const { branches, ask, readAgain } = useTeamBranches(address.searched, read, (reason) => {
    // The end of a session has its own words (D37).
    if (!isSessionOver(reason)) dispatch(toastRaised('bad', getMessage(reason, failure)));
  });
  const freshness = useTeamAge(address.searched, query, readAgain);
  const nodes = useMemo(() => (body === undefined ? [] : getTree(body, branches)), [body, branches, getTree]);

  // What each answer told, kept while the member goes from tree to tree.
  const [known, setKnown] = useState<readonly Body[]>([]);
  const bodies = [body, ...branches.arrived.map((branch) => branch.body)].filter((one) => one !== undefined);
  const fresh = bodies.filter((one) => !known.includes(one));
  if (fresh.length > 0) setKnown([...known, ...fresh]);
  const getAbove = useMemo(() => new Map(known.flatMap(aboveIn)), [known, aboveIn]);

  function team(): Remote<readonly Node[]> {
    if (address.ask === undefined) return { state: 'ready', data: [] };
    if (body !== undefined) return { state: 'ready', data: nodes, refreshing: isFetching };
    if (error === undefined || isFetching || isSessionOver(error)) return { state: 'loading' };
    if (address.searched !== '' && isNobody(error)) return { state: 'ready', data: [] };
    return { state: 'failed', message: getMessage(error, failure), onRetry: () => void refetch() };
  }
  const root = nodes[0]?.username;
  const breadcrumb: BreadcrumbStep[] = toBreadcrumb(address.member, root, getAbove, address.toHref, home);
  return {
    team: team(),
    // Who asks for nobody has nothing to read again.
    freshness: address.ask === undefined ? undefined : freshness,
    breadcrumb,
    onTeamAsked: (username: string) => ask(username),
    onRestAsked: ask,
  };
}
