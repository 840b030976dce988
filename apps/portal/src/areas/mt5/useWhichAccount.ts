import type { Remote } from '@portal/ui';
import type { Mt5AccountGlance } from '@portal/ui/screens/mt5';
import { useLocation } from 'react-router-dom';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useGetUserQuery } from '../profile/profile.api';
import { useGetMt5LoginsQuery } from './mt5.api';
import { toGlances } from './glances.mappers';
import { namedIn, toTradingAccount, type Named } from './whichAccount';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

interface WhichAccount {
  named: Remote<Named>;
  /** Undefined until the live history answers, empty if it fails. */
  accounts: Mt5AccountGlance[] | undefined;
  onRefreshed: () => void;
}

/** The account of the address or the profile (D73), and the other accounts. */
export function useWhichAccount(): WhichAccount {
  const { client } = useServices();
  const { search } = useLocation();
  const named = namedIn(search);
  const user = useGetUserQuery(undefined, { skip: named !== undefined });
  const { data, isError, refetch } = useGetMt5LoginsQuery();
  return {
    named: named === undefined ? toRemote(user, toTradingAccount) : { state: 'ready', data: named },
    accounts:
      data !== undefined
        ? toGlances(data, client.getListLocation('/live-subscriptions'))
        : isError
          ? []
          : undefined,
    onRefreshed: () => void refetchIfStarted(refetch),
  };
}
