import { toTreePath, type TreeAddress } from '@portal/ui/addresses';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@portal/portal-core/store/store';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { isUsername, isSameName } from './network.mappers';
import type { TeamAsk } from './network.api';

export interface TeamAddress {
  /** The signed-in member's name. */
  member: string;
  /** The name in the address; '' in the member's own tree. */
  searched: string;
  /** The server's request; undefined for an invalid name (T17). */
  ask: TeamAsk | undefined;
  toHref: (username: string) => string;
  goTo: (username: string) => void;
}

/** `?user=` names the tree's root. It may be forged, so an invalid username is never sent. */
export function useTeamAddress(home: TreeAddress): TeamAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const member = useAppSelector(selectSession).username ?? '';
  const requested = (params.get('user') ?? '').trim().slice(0, 64);
  const searched = isSameName(requested, member) ? '' : requested;
  const ask = useMemo<TeamAsk | undefined>(() => {
    if (searched === '') return {};
    return isUsername(searched) ? { username: searched } : undefined;
  }, [searched]);
  const toHref = (username: string) => (isSameName(username, member) ? home : toTreePath(home, username));
  return { member, searched, ask, toHref, goTo: (username) => void navigate(toHref(username)) };
}
