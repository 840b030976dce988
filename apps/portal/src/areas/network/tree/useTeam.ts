import { useMemo, useState } from 'react';
import type { Freshness, Remote } from '@portal/ui';
import type { BreadcrumbStep } from '@portal/ui/screens/network';
import type { CallError } from '@portal/portal-core/calls/call.events';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { isNotFound, isSessionOver } from '@portal/portal-core/calls/result';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';
import { toFreshness } from '@portal/portal-core/calls/freshness';
import { isSameName, type TeamBranches } from '../network.mappers';
import type { TeamAddress } from '../useTeamAddress';
import { useTeamBranches } from './useTeamBranches';

/** The state of the root's query. */
interface AgedQuery {
  currentData?: unknown;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => { unwrap: () => Promise<unknown> };
}

interface Reading {
  tree: string;
  /** Undefined while it is loading. */
  error?: unknown;
}

/** The age of a tree is its root's, which is read first. A press refetches the root and all open teams. */
function useTeamAge(tree: string, query: AgedQuery, readAgain: () => Promise<void>): Freshness {
  const [reading, setReading] = useState<Reading>();
  const own = reading?.tree === tree ? reading : undefined;
  const refresh = async () => {
    setReading({ tree });
    try {
      await refetchIfStarted(query.refetch)?.unwrap();
      await readAgain();
      setReading((now) => (now?.tree === tree ? undefined : now));
    } catch (error) {
      setReading((now) => (now?.tree === tree ? { tree, error } : now));
    }
  };
  return toFreshness(
    {
      data: query.currentData,
      error: query.error ?? own?.error,
      isFetching: query.isFetching || (own !== undefined && own.error === undefined),
      fulfilledTimeStamp: query.currentData === undefined ? undefined : query.fulfilledTimeStamp,
    },
    () => void refresh(),
  );
}

/** Maximum number of steps, because longer paths are unreadable and an answer may contain a cycle. */
const mostSteps = 8;

/**
 * The path from the member to the tree's root, with unknown steps as one step without a name. `getAbove` returns the
 * parent of a lower-case name.
 */
export function toBreadcrumb(
  member: string,
  root: string | undefined,
  getAbove: ReadonlyMap<string, string>,
  toHref: (username: string) => string,
  home: string,
): BreadcrumbStep[] {
  if (root === undefined || isSameName(root, member)) return [{ username: member }];
  const steps: BreadcrumbStep[] = [{ username: root }];
  const you = { username: member, href: home };
  const seen = new Set([root.toLowerCase()]);
  let above = getAbove.get(root.toLowerCase());
  while (above !== undefined && !isSameName(above, member)) {
    const name = above.toLowerCase();
    if (seen.has(name) || steps.length >= mostSteps) break;
    seen.add(name);
    steps.unshift({ username: above, href: toHref(above) });
    above = getAbove.get(name);
  }
  return isSameName(above, member) ? [you, ...steps] : [you, {}, ...steps];
}

/** The state of a tree's query; `currentData` is the answer to the current request. */
interface TeamQuery<Body> extends AgedQuery {
  currentData?: Body | undefined;
}

interface TeamOptions<Body, Node> {
  address: TeamAddress;
  home: string;
  query: TeamQuery<Body>;
  /** Reads a member's team, or a later page of it. */
  read: (username: string, page?: number) => Promise<Body>;
  /** The failure's text (B §8); the default if absent. */
  failure?: string;
  getTree: (body: Body, branches: TeamBranches<Body>) => Node[];
  /** The parent of each name in an answer. */
  aboveIn: (body: Body) => [name: string, above: string][];
}

/** Whether the member's team has no such name, or the server hides it (T20). */
function isNobody(error: unknown): boolean {
  const { kind, status } = error as Partial<Extract<CallError, { kind: 'refused' }>>;
  return isNotFound(error) || (kind === 'refused' && status !== 429);
}

/** A tree for its screen: its nodes, and the path to its root. */
export function useTeam<Body, Node extends { username?: string | undefined }>(
  options: TeamOptions<Body, Node>,
) {
  const { address, home, query, read, failure, getTree, aboveIn } = options;
  const dispatch = useAppDispatch();
  const { currentData: body, error, isFetching, refetch } = query;
  const { branches, ask, readAgain } = useTeamBranches(address.searched, read, (reason) => {
    // The end of a session has its own text (D37).
    if (!isSessionOver(reason)) dispatch(toastRaised('bad', getMessage(reason, failure)));
  });
  const freshness = useTeamAge(address.searched, query, readAgain);
  const nodes = useMemo(() => (body === undefined ? [] : getTree(body, branches)), [body, branches, getTree]);

  // The parents of all answers, kept while the member changes trees.
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
    return {
      state: 'failed',
      message: getMessage(error, failure),
      onRetry: () => void refetchIfStarted(refetch),
    };
  }
  const root = nodes[0]?.username;
  const breadcrumb: BreadcrumbStep[] = toBreadcrumb(address.member, root, getAbove, address.toHref, home);
  return {
    team: team(),
    // Without a request there is nothing to refetch.
    freshness: address.ask === undefined ? undefined : freshness,
    breadcrumb,
    onTeamRequest: (username: string) => ask(username),
    onRestRequest: ask,
  };
}
