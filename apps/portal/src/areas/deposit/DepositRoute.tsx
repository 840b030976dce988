import { DepositScreen } from '@portal/ui/screens/deposit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { again, freshnessOf } from '../../shared/calls/freshness';
import { remoteOf } from '../../shared/calls/remote';
import { useServices } from '../../shared/store/services';
import { useAppDispatch } from '../../shared/store/store';
import { toastRaised } from '../../shared/store/toasts.slice';
import { useNow } from '../../shared/browser/useNow';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import { useGetDepositAddressQuery, useListPaymentMethodsQuery } from './deposit.api';
import { accountOf, addressOf, balanceOf, banksOf, chosenOf, depositsOf, methodsOf } from './deposit.view';
import { useBalanceSync } from './useBalanceSync';
import { useReport } from './useReport';

/** Paying in (A §2). At the address with a login it is for an MT5 account, and by bank alone (D5). */
export function DepositRoute() {
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const account = accountOf(useParams()['login']);
  const query = useListPaymentMethodsQuery();
  const methods = remoteOf(query, (body) => {
    const all = methodsOf(body, client.placeOf('/available-payment-methods'));
    return account === undefined ? all : banksOf(all);
  });
  const method =
    methods.state === 'ready'
      ? chosenOf(methods.data, new URLSearchParams(location.search).get('method'))
      : undefined;
  const dashboard = useGetDashboardQuery({ ornament: true });
  // A bank has no address to ask for (D53).
  const address = useGetDepositAddressQuery(method?.network === undefined ? skipToken : method.id);
  const { sync, onSynced, onCheckingSwitched } = useBalanceSync(method, (body) =>
    depositsOf(body, client.placeOf('/balance-sync'), { network: method?.network, explorers: env.explorers }),
  );
  return (
    <DepositScreen
      methods={methods}
      chosen={method?.id}
      // The data of the method before must never be shown (T24).
      address={remoteOf({ ...address, data: address.currentData }, (body) =>
        addressOf(body, method?.id ?? ''),
      )}
      sync={sync}
      balance={remoteOf(dashboard, balanceOf)}
      freshness={freshnessOf(dashboard, () => {
        void dispatch(dashboardApi.endpoints.getDashboard.initiate({ ornament: true }, again));
      })}
      account={account}
      report={useReport()}
      now={useNow()}
      onMethodChosen={(id) =>
        void navigate({ search: `?method=${id}` }, { replace: true, state: location.state as unknown })
      }
      onCopied={(confirmation) => dispatch(toastRaised('good', confirmation))}
      onSynced={onSynced}
      onCheckingSwitched={onCheckingSwitched}
    />
  );
}
