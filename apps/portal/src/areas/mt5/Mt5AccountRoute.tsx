import type { Remote } from '@portal/ui';
import { toDepositPath } from '@portal/ui/addresses';
import { Mt5AccountScreen, parseMt5Tab, type Mt5AccountGlance } from '@portal/ui/screens/mt5';
import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useNow } from '@portal/portal-core/browser/useNow';
import { agreeingWith, toGlances } from './glances.mappers';
import { toProfit } from './profit.mappers';
import { useMt5Account } from './useMt5Account';
import { useMt5Passwords } from './useMt5Passwords';
import {
  searchOfAccount,
  searchOfState,
  searchOfTab,
  selectShown,
  type Named,
  namedIn,
  toTradingAccount,
} from './whichAccount';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { profileApi, useGetUserQuery } from '../profile/profile.api';
import { useGetMt5LoginsQuery } from './mt5.api';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';

interface WhichAccount {
  named: Remote<Named>;
  /** Undefined until the live history answers, empty if it fails. */
  accounts: Mt5AccountGlance[] | undefined;
  /** The live history, which may name accounts when neither the address nor the profile does. */
  logins: Remote<unknown>;
  onRefresh: () => void;
}

/** The account of the address or the profile (D73), and the other accounts. */
function useWhichAccount(): WhichAccount {
  const { client } = useServices();
  const { search } = useLocation();
  const named = namedIn(search);
  const user = useGetUserQuery(undefined, { skip: named !== undefined });
  const query = useGetMt5LoginsQuery();
  const { data, isError, refetch } = query;
  return {
    named: named === undefined ? toRemote(user, toTradingAccount) : { state: 'ready', data: named },
    accounts:
      data !== undefined
        ? toGlances(data, client.getListLocation('/live-subscriptions'))
        : isError
          ? []
          : undefined,
    logins: toRemote(query, () => undefined),
    onRefresh: () => void refetchIfStarted(refetch),
  };
}

/** The charts load only with data to draw. */
const loadProfit = () => import('./ProfitPart').then(({ ProfitPart }) => ProfitPart);

/** Account Details (B §2). */
export function Mt5AccountRoute() {
  const location = useLocation();
  const brought = searchOfState(location.state);
  // Sets the address before any request, so reload, back and a shared link show the same account.
  if (brought !== undefined) return <Navigate to={{ search: brought }} replace />;
  return <NamedAccountRoute />;
}

function NamedAccountRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { named, accounts, logins, onRefresh } = useWhichAccount();
  const login = named.state === 'ready' && named.data?.kind === 'login' ? named.data.login : undefined;
  const { body, ...looked } = useMt5Account(login);
  const account = selectShown(named, looked.account, logins);
  const shown = account.state === 'ready' ? account.data : undefined;
  const profit = useMemo(() => body && toProfit(body), [body]);
  const Profit = useChunk(loadProfit, profit !== undefined);
  return (
    <Mt5AccountScreen
      {...looked}
      {...useMt5Passwords(login)}
      account={account}
      login={login}
      profit={profit && (Profit ? <Profit profit={profit} onRetry={looked.onRefresh} /> : null)}
      accounts={accounts && agreeingWith(shown, accounts)}
      tab={parseMt5Tab(new URLSearchParams(search).get('tab'))}
      now={useNow()}
      onRefresh={() => {
        looked.onRefresh();
        onRefresh();
      }}
      onTabChange={(tab) => void navigate({ search: searchOfTab(search, tab) }, { replace: true })}
      onAccountChange={(chosen) => void navigate({ search: searchOfAccount(search, chosen) })}
      onDepositOpen={(to) => void navigate(toDepositPath(to), { state: { depositType: 'MT5' } })}
    />
  );
}

Mt5AccountRoute.firstQueries = () => [profileApi.endpoints.getUser.initiate(undefined, firstOptions)];
