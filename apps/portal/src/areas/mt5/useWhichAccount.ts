import type { Remote } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import { remoteOf } from '../../shared/calls/remote';
import { useServices } from '../../shared/store/services';
import type { Answer } from '../../shared/wire/answer';
import { fieldsOf } from '../../shared/wire/wire';
import { useGetUserQuery } from '../profile/profile.api';
import { useGetMt5LoginsQuery } from './mt5.api';
import { loginOf, loginsOf } from './mt5.view';
import { namedIn, type Named } from './whichAccount';

/** The account of the broker settings; absent where there is none. */
function tradingAccountOf(body: Answer<'/user'>): Named {
  const login = loginOf(fieldsOf(fieldsOf(fieldsOf(body).data).profile).trading_account);
  return login === undefined ? undefined : { kind: 'login', login };
}

/** Which account to show (D73): the one in the address, else the profile's; and which others there are. */
export function useWhichAccount(): { named: Remote<Named>; logins: readonly string[] } {
  const { client } = useServices();
  const { search } = useLocation();
  const named = namedIn(search);
  const user = useGetUserQuery(undefined, { skip: named !== undefined });
  const { data } = useGetMt5LoginsQuery();
  return {
    named: named === undefined ? remoteOf(user, tradingAccountOf) : { state: 'ready', data: named },
    logins: data === undefined ? [] : loginsOf(data, client.placeOf('/live-subscriptions')),
  };
}
